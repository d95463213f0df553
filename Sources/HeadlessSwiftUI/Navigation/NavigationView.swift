/// The stack of iOS 15, or two columns where there is room: on iPads, and on large phones held sideways.
///
/// Deprecated in favour of ``NavigationStack``.
public struct NavigationView<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {}

extension NavigationView: PrimitiveView {
  func render(in node: Node) {
    // The place in the key says which: another style is another set of controllers.
    let device = node.runtime.simulation.device
    if node.environment.navigationViewIsStack || device.idiom == .phone && !device.isRegularWidthInLandscape {
      let root = ListedView.list(content).first?.view ?? EmptyView()
      node.place(NavigationStack<NavigationPath, AnyView>(root: AnyView(root), path: nil), at: .branch(true))
    } else {
      var columns = ListedView.list(content).map { AnyView($0.view) }
      // One column alone has an empty one beside it, where its links lead.
      if columns.count == 1 { columns.append(AnyView(EmptyView())) }
      node.place(SplitView(columns: columns, preferredColumn: nil, lastColumnStacks: true), at: .branch(false))
    }
  }
}

/// How a navigation view looks.
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Columns where there is room.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

private struct NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}
