/// Something that could not be read, so that nothing is known of it.
public struct NotChecked: Equatable, Sendable {
  public var path: String
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
