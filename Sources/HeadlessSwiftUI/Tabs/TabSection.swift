/// Tabs under a title, which a sidebar would show; the model's tabs stand in one row.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }
}

extension TabSection where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content())
  }
}

extension TabSection: TabContent where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue

  public var body: Content { content }
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  func collectTabs(_ items: inout [ListedView], under path: NodeKey?) { content.list(&items, under: path) }
}
