/// A line between things.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View {}

extension Divider: PrimitiveView {
  func render(in node: Node) {}
}
