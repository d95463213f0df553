extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(in node: Node) {
    if case .some(let content) = self { node.place(content, at: .slot(0)) }
  }
}

extension Optional: MultipleViews where Wrapped: View {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    if case .some(let content) = self { ListedView.collect(content, into: &items, under: path.appending(.slot(0))) }
  }
}
