/// A button that opens a menu.
///
/// The model shows the menu's entries beside its button, as if it were open.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension Menu: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension Menu: PrimitiveView {
  func render(in node: Node) {
    node.place(label, at: .slot(0))
    node.place(content, at: .slot(1))
  }
}
