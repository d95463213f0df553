/// How the command ends, in the numbers that shells know from sysexits.
public enum DoctorExit: Int32, Sendable {
  case success = 0
  /// A finding is as grave as `--fail-on` says, or graver.
  case findings = 1
  case usage = 64
  case badInput = 65
  case noSuchPath = 66
  case notWritten = 74

  init(_ error: DoctorError) {
    switch error {
    case .noSuchPath: self = .noSuchPath
    case .nothingToCheck, .unreadableBaseline: self = .badInput
    case .notWritten: self = .notWritten
    }
  }
}
