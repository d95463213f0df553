/// The columns behind a navigation split view and an old navigation view.
nonisolated struct SplitView: PrimitiveView {
  let columns: [AnyView]
  let preferredColumn: Binding<NavigationSplitViewColumn>?

  @MainActor func render(in node: Node) {
    let model = SplitModel.of(node, columnCount: columns.count)
    for (index, column) in columns.enumerated() {
      let screen = model.screens[index]
      var environment = node.environment
      environment.navigation = nil
      environment.splitColumn = index + 1 < columns.count ? model.columnModel(after: index) : nil
      let content = ColumnContent(column: column, model: index > 0 ? model.columnModel(after: index - 1) : nil)
      let child = node.place(
        ScreenView(content: content, controller: screen), at: .slot(index), environment: environment, host: screen.host)
      screen.show(child)
    }
    if let preferredColumn { model.prefer(node.tracked { preferredColumn.wrappedValue }) }
  }
}

/// A column's own content, or what a link of the column before put in its place.
nonisolated private struct ColumnContent: PrimitiveView {
  let column: AnyView
  let model: SplitColumnModel?

  @MainActor func render(in node: Node) {
    model?.node = node
    if let content = model?.content {
      node.place(content(), at: .branch(true))
    } else {
      node.place(column, at: .branch(false))
    }
  }
}

/// The controllers of a split view, and what links put into its columns.
@MainActor
final class SplitModel {
  private weak var node: Node?
  let controller: UISplitViewController
  let screens: [ScreenController]
  private let navigations: [UINavigationController]
  private var columnModels: [Int: SplitColumnModel] = [:]
  private var preferred: NavigationSplitViewColumn?

  private init(node: Node, columnCount: Int) {
    self.node = node
    controller = UISplitViewController(style: columnCount > 2 ? .tripleColumn : .doubleColumn)
    screens = (0..<columnCount).map { _ in NavigationStackHostingController(runtime: node.runtime) }
    navigations = screens.map { UINavigationController(rootViewController: $0) }
    for (column, navigation) in zip(Self.places(columnCount), navigations) {
      controller.setViewController(navigation, for: column)
    }
    controller.show(.primary)
  }

  private static func places(_ count: Int) -> [UISplitViewController.Column] {
    count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  static func of(_ node: Node, columnCount: Int) -> SplitModel {
    node.stored(0) {
      let model = SplitModel(node: node, columnCount: columnCount)
      node.runtime.afterUpdate { [weak node] in
        if let node, node.isAlive { node.host.contain(model.controller) }
      }
      node.onDestroy { [controller = model.controller] in Host.release(controller) }
      return model
    }
  }

  func columnModel(after index: Int) -> SplitColumnModel {
    if let known = columnModels[index + 1] { return known }
    let model = SplitColumnModel { [weak self] in self?.show(index + 1) }
    columnModels[index + 1] = model
    return model
  }

  private func show(_ index: Int) {
    let column = Self.places(screens.count)[index]
    node?.runtime.afterUpdate { [weak self] in self?.controller.show(column) }
  }

  func prefer(_ column: NavigationSplitViewColumn) {
    guard preferred != column else { return }
    preferred = column
    show(column == .detail ? screens.count - 1 : min(column.index, screens.count - 1))
  }
}

/// What a column's links do to the next column.
@MainActor
final class SplitColumnModel {
  /// A link or a selection in the column before brings this one forward, where only one shows.
  let bringForward: () -> Void
  private weak var owner: Node?
  weak var node: Node?
  private(set) var content: (() -> any View)?

  init(bringForward: @escaping () -> Void) { self.bringForward = bringForward }

  func show(owner: Node, content: @escaping () -> any View) {
    refresh(owner: owner, content: content)
    bringForward()
  }

  /// Newer content of the link that is shown.
  func refresh(owner: Node, content: @escaping () -> any View) {
    self.owner = owner
    self.content = content
    if let node { node.runtime.markDirty(node) }
  }

  func isShowing(_ node: Node) -> Bool { owner === node }

  /// A value selects in the list around the link; the column itself follows the app's selection.
  func push(_ value: AnyHashable) { bringForward() }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumnModel? { nil }
}

extension EnvironmentValues {
  var splitColumn: SplitColumnModel? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
