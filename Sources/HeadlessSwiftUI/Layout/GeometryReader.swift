/// Content made from the room it gets; made anew only when that differs.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {}

extension GeometryReader: PrimitiveView {
  func render(in node: Node) {
    node.host.addSizeReader(node)
    node.layout = .stretching
    let proxy = GeometryProxy(size: node.proposal.size(in: node.host.size))
    node.place(node.tracked { content(proxy) }, at: .slot(0))
  }
}
