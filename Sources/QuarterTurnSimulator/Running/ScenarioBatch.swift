import HeadlessUIKit

/// Runs scenario files one after the other; a bad one does not keep the others from running.
@MainActor
public struct ScenarioBatch {
  public let selection: PairSelection
  /// Whether scenarios run with the library; without it runs what the reporter's code did instead.
  public let isWithLibrary: Bool
  /// The pages that may be a scenario's root.
  public let pages: (any ScenarioPages)?
  /// The app that a scenario is about that names no root.
  private let defaults: ScenarioDefaults?

  public init(
    selection: PairSelection = PairSelection(), withLibrary isWithLibrary: Bool,
    pages: (any ScenarioPages)? = nil, defaults: ScenarioDefaults? = nil
  ) {
    self.selection = selection
    self.isWithLibrary = isWithLibrary
    self.pages = pages
    self.defaults = defaults
  }

  public func run(_ files: [String]) async -> [ScenarioResult] {
    var results: [ScenarioResult] = []
    await run(files) { result in
      results.append(result)
      return true
    }
    return results
  }

  /// The same for many files: each result is handed on when it is there, and none is kept.
  ///
  /// - Parameter visit: given each result in the order of the files; says whether to go on.
  public func run(_ files: [String], visit: (ScenarioResult) -> Bool) async {
    for file in files {
      guard visit(ScenarioResult(file: file, outcome: await run(file: file))) else { return }
    }
  }

  package func run(file: String) async -> ScenarioResult.Outcome {
    switch open(file) {
    case .failure(let closed): closed.outcome
    case .success(let scenario): await run(scenario)
    }
  }

  /// The scenario to run, or what the file is instead.
  func open(_ file: String) -> Result<Scenario, ClosedFile> {
    let scenario: Scenario
    do throws(ScenarioFileError) {
      let bytes = try ScenarioFile.bytes(at: file)
      do throws(ScenarioError) {
        switch try ScenarioDocument(json: bytes, defaults: defaults) {
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
    if !isWithLibrary, !scenario.saysWithout { return .failure(ClosedFile(.saysNothing(scenario))) }
    return .success(scenario)
  }

  /// Why a file is not run.
  struct ClosedFile: Error {
    let outcome: ScenarioResult.Outcome

    init(_ outcome: ScenarioResult.Outcome) {
      self.outcome = outcome
    }
  }

  private func run(_ scenario: Scenario) async -> ScenarioResult.Outcome {
    let pair: DevicePair
    do throws(PairFault) {
      pair = try selection.pair(for: scenario)
    } catch {
      return .noPair(scenario, error)
    }
    let runner = ScenarioRunner(scenario: scenario, pair: pair, library: isWithLibrary ? QuarterTurnLibrary() : nil, pages: pages)
    do throws(ScenarioError) {
      return .ran(try await runner.run())
    } catch {
      return runner.timeline.moments.isEmpty ? .invalid(error) : .stopped(runner.timeline, error)
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
    /// Ran up to a step that cannot happen, or after which the app does not come to rest.
    case stopped(Timeline, ScenarioError)
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
    case .invalid(let error), .stopped(_, let error): "\(file):\(error.place): \(error)"
    case .missing(let error): "\(file): \(error)"
    }
  }
}
