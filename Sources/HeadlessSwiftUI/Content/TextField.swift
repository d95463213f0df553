/// A line of text to edit.
public struct TextField<Label> {
  let label: Label
  let text: Binding<String>
}

extension TextField: View where Label: View {}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension TextField: PrimitiveView where Label: View {
  func render(in node: Node) {
    let text = node.tracked { self.text.wrappedValue }
    node.place(text.isEmpty ? AnyView(label) : AnyView(Text(verbatim: text)), at: .slot(0))
  }
}
