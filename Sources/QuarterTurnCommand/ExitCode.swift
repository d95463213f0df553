import QuarterTurnDoctor
import QuarterTurnSimulator

/// How the tool ends, in the numbers that shells know from sysexits.
enum ExitCode: Int32 {
  case success = 0
  case expectationFailed = 1
  case usage = 64
  case badScenario = 65
  case noFile = 66
  /// Everything was written, but nothing here shows it.
  case noViewer = 69
  case failedWrite = 74

  init(_ exit: DoctorExit) {
    switch exit {
    case .success: self = .success
    case .findings: self = .expectationFailed
    case .usage: self = .usage
    case .badInput: self = .badScenario
    case .noSuchPath: self = .noFile
    case .notWritten: self = .failedWrite
    }
  }

  /// The code of one file's result.
  init(_ result: ScenarioResult) {
    switch result.outcome {
    case .ran(let timeline): self = timeline.holds ? .success : .expectationFailed
    case .notApplicable, .saysNothing, .reports: self = .success
    case .noPair: self = .usage
    case .stopped(_, let error): self = error.isRestless ? .expectationFailed : .badScenario
    case .invalid(let error): self = error.isRestless ? .expectationFailed : .badScenario
    case .missing: self = .noFile
    }
  }

  /// The code of one file's runs on many devices.
  init(_ row: ScenarioMatrix.Row) {
    switch row.content {
    case .ran(_, let cells, _): self = cells.allSatisfy(\.holds) ? .success : .expectationFailed
    case .other(let outcome): self.init(ScenarioResult(file: row.file, outcome: outcome))
    }
  }

  /// The code of a list of reports: what is missing counts as what does not hold.
  init(_ overview: ReportOverview) {
    self = overview.isComplete ? .success : overview.errors.isEmpty ? .expectationFailed : .badScenario
  }

  init(_ fault: ReportFault) {
    switch fault {
    case .noList: self = .noFile
    case .invalid: self = .badScenario
    }
  }

  static func gravest(_ codes: [ExitCode]) -> ExitCode { codes.max { $0.weight < $1.weight } ?? .success }

  /// Of several files the gravest result is the tool's: what could not be run at all is graver than what ran badly.
  var weight: Int32 { rawValue }
}
