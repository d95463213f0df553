/// A line of text that nobody may read.
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
}

extension SecureField: View {}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension SecureField: PrimitiveView {
  func render(in node: Node) {
    let count = node.tracked { text.wrappedValue.count }
    node.element = .control(.field(text, in: node))
    node.place(
      count == 0 ? AnyView(label) : AnyView(Text(verbatim: String(repeating: "•", count: count))), at: .slot(0))
  }
}
