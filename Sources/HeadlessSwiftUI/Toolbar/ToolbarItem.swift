/// One thing in a bar.
public struct ToolbarItem<ID, Content: View> {
  let content: Content
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == Void {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  var view: AnyView { AnyView(content) }
}

/// Several things in one place of a bar.
public struct ToolbarItemGroup<Content: View> {
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  var view: AnyView { AnyView(content) }
}

/// Where a bar shows something.
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
}

/// A bar.
public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
// Apple has both; the builders tell them apart.
extension View {
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: false))
  }

  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}

/// Puts a bar's content beside the screen's.
nonisolated struct ToolbarModifier<Content: ToolbarContent>: PrimitiveModifier {
  let content: Content

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.place(inner, at: .slot(0))
    node.place(node.tracked { content.erasedView }, at: .slot(1))
  }
}
