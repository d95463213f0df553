/// Several views that are treated as one where a modifier follows.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Group: PrimitiveView where Content: View {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension Group: MultipleViews where Content: View {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    ListedView.collect(content, into: &items, under: path)
  }
}
