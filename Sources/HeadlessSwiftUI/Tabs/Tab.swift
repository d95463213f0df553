/// One tab with its label, in a tab view whose tabs are not told apart by tags.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(Text(title), systemImage))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(Text(title), systemImage))
  }
}

/// A title with a symbol.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  init(_ title: Text, _ systemImage: String) {
    self.title = title
    image = Image(systemName: systemImage)
  }
}

extension DefaultTabLabel: View {}

extension DefaultTabLabel: PrimitiveView {
  func render(in node: Node) {
    node.place(image, at: .slot(0))
    node.place(title, at: .slot(1))
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public var body: Tab<Value, Content, Label> { self }
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  func collectTabs(_ items: inout [ListedView], under path: NodeKey?) {
    // With a value the tab is known by it, wherever it comes to stand.
    items.append(ListedView(key: value.map { .id($0) } ?? path ?? .slot(0), view: content, tag: value, tabItem: label))
  }
}
