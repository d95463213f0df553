/// Why nothing could be checked at all.
public enum DoctorError: Error, Equatable, Sendable {
  case noSuchPath(String)
  /// A file that is neither a source nor part of a project.
  case nothingToCheck(String)
  case unreadableBaseline(String, reason: String)
  case notWritten(String, reason: String)
}

extension DoctorError: CustomStringConvertible {
  /// The error as a sentence with the place and the value.
  public var description: String {
    switch self {
    case .noSuchPath(let path): "there is no file or folder at \"\(path)\""
    case .nothingToCheck(let path):
      "\"\(path)\" is nothing that is checked; name a folder, an Xcode project, or a .swift, .m, .mm or .h file"
    case .unreadableBaseline(let path, let reason): "the baseline \"\(path)\" cannot be used: \(reason)"
    case .notWritten(let path, let reason): "\"\(path)\" could not be written: \(reason)"
    }
  }
}
