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
    node.element = .control(.field(self.text, in: node))
    node.place(text.isEmpty ? AnyView(label) : AnyView(Text(verbatim: text)), at: .slot(0))
  }
}

extension ScreenElement.Control {
  /// Something to write into; the return key submits it.
  @MainActor
  static func field(_ text: Binding<String>, in node: Node) -> Self {
    let submit = node.environment.submitAction
    return Self(
      kind: .field, isEnabled: node.environment.isEnabled,
      type: {
        text.wrappedValue = $0
        submit?()
      }, tap: {})
  }
}
