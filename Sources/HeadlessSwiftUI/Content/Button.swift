/// Something to tap.
public struct Button<Label> {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

extension Button: View where Label: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: role, action: action)
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: nil, action: action)
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), role: nil, action: action)
  }

  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(titleKey), role: role, action: action)
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(title), role: role, action: action)
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), role: nil, action: action)
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), role: role, action: action)
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(label: HeadlessSwiftUI.Label(title, systemImage: systemImage), role: nil, action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role, action: configuration.action)
  }
}

extension Button: PrimitiveView where Label: View {
  func render(in node: Node) {
    let look = node.environment.buttonLook
    node.element =
      look?.keepsControl == false
      ? nil : .control(.init(kind: .button, role: role, isEnabled: node.environment.isEnabled, tap: action))
    guard let look else {
      node.place(label, at: .slot(0))
      return
    }
    // A button inside the style is a plain one: it would ask the style for ever.
    var environment = node.environment
    environment.buttonLook = nil
    node.place(look.make(role, AnyView(label), action), at: .slot(1), environment: environment)
  }
}
