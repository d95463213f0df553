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
    switch open(file) {
    case .failure(let closed): closed.outcome
    case .success(let scenario): run(scenario)
    }
  }

  /// The scenario to run, or what the file is instead.
  func open(_ file: String) -> Result<Scenario, ClosedFile> {
    let scenario: Scenario
    do throws(ScenarioFileError) {
      let bytes = try ScenarioFile.bytes(at: file)
      do throws(ScenarioError) {
        switch try ScenarioDocument(json: bytes) {
        case .reports(let list): return .failure(ClosedFile(.reports(list.reports.count)))
        case .scenario(let read): scenario = read
        }
      } catch {
        return .failure(ClosedFile(.invalid(error)))
      }
    } catch {
      return .failure(ClosedFile(.missing(error)))
    }
    if case .notApplicable(let reason) = scenario.outcome { return .failure(ClosedFile(.notApplicable(scenario, reason))) }
    if library == nil, !scenario.saysWithout { return .failure(ClosedFile(.saysNothing(scenario))) }
    return .success(scenario)
  }

  /// Why a file is not run.
  struct ClosedFile: Error {
    let outcome: ScenarioResult.Outcome

    init(_ outcome: ScenarioResult.Outcome) {
      self.outcome = outcome
    }
  }

  private func run(_ scenario: Scenario) -> ScenarioResult.Outcome {
    let pair: DevicePair
    do throws(PairFault) {
      pair = try selection.pair(for: scenario)
    } catch {
      return .noPair(scenario, error)
    }
    do throws(ScenarioError) {
      return .ran(try ScenarioRunner(scenario: scenario, pair: pair, library: library?()).run())
    } catch {
      return .invalid(error)
    }
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
    /// The file is no scenario but a list of this many reports.
    case reports(Int)
    case noPair(Scenario, PairFault)
    case invalid(ScenarioError)
    case missing(ScenarioFileError)
  }

  /// Where the error is and what it says, for editors and people; `nil` where there is none.
  public var error: String? {
    switch outcome {
    case .ran, .notApplicable, .saysNothing, .reports: nil
    case .noPair(_, let fault): "\(file): \(fault)"
    case .invalid(let error): "\(file):\(error.place): \(error)"
    case .missing(let error): "\(file): \(error)"
    }
  }
}
