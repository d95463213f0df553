/// How a page or a picture is written.
public struct PageSettings: Hashable, Sendable {
  public var appearance: PictureAppearance
  /// The command that writes the same page again, for whoever opens it later.
  public var command: String?

  public init(appearance: PictureAppearance = .automatic, command: String? = nil) {
    self.appearance = appearance
    self.command = command
  }
}
