/// Why a library step cannot happen.
public struct LibraryStepError: Error, Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }
}
