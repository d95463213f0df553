/// Says that something is under way, or how far it has come.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
}

extension ProgressView: View {}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(label: EmptyView()) }

  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label: label()) }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(label: Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(label: Text(title)) }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(label: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
}

extension ProgressView: PrimitiveView {
  func render(in node: Node) { node.place(label, at: .slot(0)) }
}
