/// Says what a tab's button shows.
nonisolated struct TabItemModifier: PrimitiveModifier, ListedTrait {
  let label: any View

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.preferenceWriter = { $0[TabLabelKey.self] = TabLabel(view: label) }
    node.place(inner, at: .slot(0))
  }

  @MainActor func apply(to item: inout ListedView) { if item.tabItem == nil { item.tabItem = label } }
}

struct TabLabel {
  let view: any View
}

/// For tabs whose label is written inside a body.
struct TabLabelKey: PreferenceKey {
  static var defaultValue: TabLabel? { nil }

  static func reduce(value: inout TabLabel?, nextValue: () -> TabLabel?) { value = value ?? nextValue() }
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  nonisolated public func badge(_ count: Int) -> some View { self }
}
