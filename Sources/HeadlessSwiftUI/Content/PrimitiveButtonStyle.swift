/// How a button looks and what sets it off.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of its button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

/// Lets a style make a button, with the style's own properties linked.
nonisolated struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: PrimitiveView {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor func render(in node: Node) {
    var linked = style
    node.runtime.fields.link(&linked, to: node)
    node.place(node.tracked { linked.makeBody(configuration: configuration) }, at: .slot(0))
  }
}

/// A style of the platform's own: nothing is drawn, so the label is all there is of it.
protocol StandardButtonStyle: PrimitiveButtonStyle {}

/// The platform's own look.
public struct DefaultButtonStyle: StandardButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A filled shape.
public struct BorderedProminentButtonStyle: StandardButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A tinted shape.
public struct BorderedButtonStyle: StandardButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No decoration.
public struct BorderlessButtonStyle: StandardButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone.
public struct PlainButtonStyle: StandardButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
