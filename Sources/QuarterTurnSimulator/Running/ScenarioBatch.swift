import HeadlessUIKit

/// Runs scenario files one after the other; a bad one does not keep the others from running.
@MainActor
public struct ScenarioBatch {
  public let selection: PairSelection
  /// Makes a library for each run; `nil` runs what the reporter's code did instead.
  public let library: (@MainActor () -> any ScenarioLibrary)?

  public init(selection: PairSelection = PairSelection(), library: (@MainActor () -> any ScenarioLibrary)?) {
    self.selection = selection
    self.library = library
  }

  public func run(_ files: [String]) -> [ScenarioResult] {
    files.map { ScenarioResult(file: $0, outcome: run(file: $0)) }
  }

  private func run(file: String) -> ScenarioResult.Outcome {
    let bytes: [UInt8]
    do throws(ScenarioFileError) {
      bytes = try ScenarioFile.bytes(at: file)
    } catch {
      return .missing(error)
    }
    do throws(ScenarioError) {
      return try run(Scenario(json: bytes))
    } catch {
      return .invalid(error)
    }
  }

  private func run(_ scenario: Scenario) throws(ScenarioError) -> ScenarioResult.Outcome {
    if case .notApplicable(let reason) = scenario.outcome { return .notApplicable(scenario, reason) }
    if library == nil, !scenario.saysWithout { return .saysNothing(scenario) }
    let pair: DevicePair
    do throws(PairFault) {
      pair = try selection.pair(for: scenario)
    } catch {
      return .noPair(scenario, error)
    }
    return .ran(try ScenarioRunner(scenario: scenario, pair: pair, library: library?()).run())
  }
}

/// What became of one file.
public struct ScenarioResult: Sendable {
  public let file: String
  public let outcome: Outcome

  public init(file: String, outcome: Outcome) {
    self.file = file
    self.outcome = outcome
  }

  public enum Outcome: Sendable {
    case ran(Timeline)
    case notApplicable(Scenario, String)
    /// The file says nothing of what happens without the library.
    case saysNothing(Scenario)
    case noPair(Scenario, PairFault)
    case invalid(ScenarioError)
    case missing(ScenarioFileError)
  }

  /// Where the error is and what it says, for editors and people; `nil` where there is none.
  public var error: String? {
    switch outcome {
    case .ran, .notApplicable, .saysNothing: nil
    case .noPair(_, let fault): "\(file): \(fault)"
    case .invalid(let error): "\(file):\(error.place): \(error)"
    case .missing(let error): "\(file): \(error)"
    }
  }
}
