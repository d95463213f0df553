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
public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var principal: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement() }
}

/// A bar.
public struct ToolbarPlacement {
  public static var automatic: ToolbarPlacement { ToolbarPlacement() }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
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
