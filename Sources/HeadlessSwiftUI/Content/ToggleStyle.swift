/// How a toggle looks, and what changes it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of its toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: View {}

extension ToggleStyleConfiguration.Label: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

/// A style of the platform's own: nothing is drawn, so toggles are the same in all of them.
protocol StandardToggleStyle: ToggleStyle {}

/// The platform's own look.
public struct DefaultToggleStyle: StandardToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch.
public struct SwitchToggleStyle: StandardToggleStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: StandardToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Lets a style make a toggle, with the style's own properties linked.
private nonisolated struct StyledToggle<Style: ToggleStyle>: PrimitiveView {
  let style: Style
  let configuration: ToggleStyleConfiguration

  @MainActor func render(in node: Node) {
    var linked = style
    node.runtime.fields.link(&linked, to: node)
    node.place(node.tracked { linked.makeBody(configuration: configuration) }, at: .slot(0))
  }
}

/// The style that the toggles of a part of the tree have, whatever its type.
struct ToggleLook {
  let make: (ToggleStyleConfiguration) -> AnyView

  init<Style: ToggleStyle>(_ style: Style) {
    make = { AnyView(StyledToggle(style: style, configuration: $0)) }
  }
}

private struct ToggleLookKey: EnvironmentKey {
  static var defaultValue: ToggleLook? { nil }
}

extension EnvironmentValues {
  var toggleLook: ToggleLook? {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.toggleLook = style is any StandardToggleStyle ? nil : ToggleLook(style) })
  }
}
