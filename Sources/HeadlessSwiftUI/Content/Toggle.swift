/// A switch.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
}

extension Toggle: View where Label: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.$isOn)
  }
}

extension Toggle: PrimitiveView where Label: View {
  func render(in node: Node) {
    if let look = node.environment.toggleLook {
      node.element = nil
      // A toggle inside the style is a plain one: it would ask the style for ever.
      var environment = node.environment
      environment.toggleLook = nil
      let configuration = ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn)
      node.place(look.make(configuration), at: .slot(1), environment: environment)
      return
    }
    node.element = .control(
      .init(kind: .toggle, isEnabled: node.environment.isEnabled) { isOn.wrappedValue.toggle() })
    node.layout = .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 59))
    node.place(label, at: .slot(0))
  }
}
