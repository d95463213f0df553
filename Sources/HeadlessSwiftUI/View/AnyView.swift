/// A view of any type; a change of type is a change of identity.
public struct AnyView {
  let content: any View

  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  init(any view: any View) { content = (view as? AnyView)?.content ?? view }

  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View {}

extension AnyView: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension AnyView: MultipleViews {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    ListedView.collect(content, into: &items, under: path)
  }
}
