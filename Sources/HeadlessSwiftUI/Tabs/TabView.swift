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

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(chosen: selection, content: TabContentBuilder<SelectionValue>.Content(tabs: content()))
  }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  ) where Content == TabContentBuilder<Never>.Content<C> {
    self.init(chosen: nil, content: TabContentBuilder<Never>.Content(tabs: content()))
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
