import QuarterTurnSimulator

/// How the tool ends, in the numbers that shells know from sysexits.
enum ExitCode: Int32 {
  case success = 0
  case expectationFailed = 1
  case usage = 64
  case badScenario = 65
  case noFile = 66

  /// The code of one file's result.
  init(_ result: ScenarioResult) {
    switch result.outcome {
    case .ran(let timeline): self = timeline.holds ? .success : .expectationFailed
    case .notApplicable, .saysNothing: self = .success
    case .noPair: self = .usage
    case .invalid: self = .badScenario
    case .missing: self = .noFile
    }
  }

  /// Of several files the gravest result is the tool's: what could not be run at all is graver than what ran badly.
  var weight: Int32 { rawValue }
}
