/// A view without content.
public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: View {}

extension EmptyView: PrimitiveView {
  func render(in node: Node) {}
}
