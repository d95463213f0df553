/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of its label.
public struct LabelStyleConfiguration {
  /// The label's title, whatever its type.
  public struct Title {
    let content: AnyView
  }

  /// The label's icon, whatever its type.
  public struct Icon {
    let content: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {}

extension LabelStyleConfiguration.Title: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension LabelStyleConfiguration.Icon: View {}

extension LabelStyleConfiguration.Icon: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

/// The platform's own look.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title names what can be touched all the same, as it does for VoiceOver.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.background { SpokenTitle(title: configuration.title) }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A title that is not seen, by which its control is found.
private nonisolated struct SpokenTitle: PrimitiveView {
  let title: LabelStyleConfiguration.Title

  @MainActor func render(in node: Node) {
    node.hidesElements = true
    let child = node.place(title, at: .slot(0))
    node.accessibilityIdentifier = child.texts(includingHidden: true).joined(separator: " ")
  }
}

/// Lets a style make what a label shows, with the style's own properties linked.
private nonisolated struct StyledLabelParts<Style: LabelStyle>: PrimitiveView {
  let style: Style
  let configuration: LabelStyleConfiguration

  @MainActor func render(in node: Node) {
    var linked = style
    node.runtime.fields.link(&linked, to: node)
    node.place(node.tracked { linked.makeBody(configuration: configuration) }, at: .slot(0))
  }
}

/// The style that the labels of a part of the tree have, whatever its type.
struct LabelLook {
  let make: (LabelStyleConfiguration) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    make = { AnyView(StyledLabelParts(style: style, configuration: $0)) }
  }
}

private struct LabelLookKey: EnvironmentKey {
  static var defaultValue: LabelLook? { nil }
}

extension EnvironmentValues {
  var labelLook: LabelLook? {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}

extension View {
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter { $0.labelLook = LabelLook(style) })
  }
}
