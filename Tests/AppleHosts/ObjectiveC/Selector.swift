public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public init(_ str: String) {}

  public init(stringLiteral value: String) {}
}
