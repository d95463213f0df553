/// Something that could not be read, so that nothing is known of it.
public struct NotChecked: Equatable, Sendable {
  /// The path of the file.
  public var path: String
  /// Why it was not checked, as a sentence.
  public var reason: String

  /// A file with the reason.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
