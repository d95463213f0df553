/// A line between things.
public struct Divider {
  public init() {}
}

extension Divider: View {}

extension Divider: PrimitiveView {
  func render(in node: Node) { node.layout = .leaf(CGSize(width: 1, height: 1)) }
}
