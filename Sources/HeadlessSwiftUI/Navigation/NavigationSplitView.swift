/// Two or three columns of a `UISplitViewController`, one at a time where there is no room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let columns: [AnyView]
  let preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], preferredColumn: nil)
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], preferredColumn: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], preferredColumn: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], preferredColumn: nil)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], preferredColumn: preferredCompactColumn)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], preferredColumn: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columns: [AnyView(sidebar()), AnyView(detail())], preferredColumn: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columns: [AnyView(sidebar()), AnyView(content()), AnyView(detail())], preferredColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: View {}

extension NavigationSplitView: PrimitiveView {
  func render(in node: Node) { node.place(SplitView(columns: columns, preferredColumn: preferredColumn), at: .slot(0)) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let index: Int

  public static let sidebar = NavigationSplitViewColumn(index: 0)
  public static let content = NavigationSplitViewColumn(index: 1)
  public static let detail = NavigationSplitViewColumn(index: 2)
}

/// Which columns show; kept for its shape, all that have room do.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let value: Int

  public static let automatic = NavigationSplitViewVisibility(value: 0)
  public static let all = NavigationSplitViewVisibility(value: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(value: 2)
  public static let detailOnly = NavigationSplitViewVisibility(value: 3)
}

extension View {
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
