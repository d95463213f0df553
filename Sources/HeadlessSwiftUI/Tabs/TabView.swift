/// Screens of which a bar chooses one: a `UITabBarController` with one hosting controller for each tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  init(chosen selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(chosen: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(chosen: nil, content: content())
  }
}

extension TabView: View {}

extension TabView: PrimitiveView {
  func render(in node: Node) {
    let items = node.tracked { ListedView.list(content) }
    let model = node.stored(0) { TabModel(node) }
    let selection = selection.map { selection in
      TabModel.Selection(value: AnyHashable(node.tracked { selection.wrappedValue })) { value in
        if let typed = value.base as? SelectionValue { selection.wrappedValue = typed }
      }
    }
    model.render(items, selection, in: node)
  }
}
