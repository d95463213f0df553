/// The language that a source file is written in.
public enum SourceLanguage: String, Sendable, CaseIterable {
  case swift
  /// Objective-C and Objective-C++, with their headers.
  case objectiveC

  /// The language of a file's name; `nil` where the checker reads neither.
  ///
  /// - Parameter path: A path or a file's name.
  public init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if path.hasSuffix(".m") || path.hasSuffix(".mm") || path.hasSuffix(".h") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
