/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of its button.
public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {}

extension ButtonStyleConfiguration.Label: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

/// Lets a style make what a button shows, with the style's own properties linked.
private nonisolated struct StyledLabel<Style: ButtonStyle>: PrimitiveView {
  let style: Style
  let configuration: ButtonStyleConfiguration

  @MainActor func render(in node: Node) {
    var linked = style
    node.runtime.fields.link(&linked, to: node)
    node.place(node.tracked { linked.makeBody(configuration: configuration) }, at: .slot(0))
  }
}

/// The style that the buttons of a part of the tree have, whatever its type.
struct ButtonLook {
  /// Whether the button itself is what is tapped; another kind of style makes something that is.
  let keepsControl: Bool
  let make: (_ role: ButtonRole?, _ label: AnyView, _ action: @escaping @MainActor () -> Void) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    keepsControl = true
    make = { role, label, _ in
      let configuration = ButtonStyleConfiguration(role: role, label: .init(content: label), isPressed: false)
      return AnyView(StyledLabel(style: style, configuration: configuration))
    }
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    keepsControl = false
    make = { role, label, action in
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action)
      return AnyView(PrimitiveStyledButton(style: style, configuration: configuration))
    }
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook? { nil }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook? {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.buttonLook = ButtonLook(style) })
  }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.buttonLook = style is any StandardButtonStyle ? nil : ButtonLook(primitive: style) })
  }
}
