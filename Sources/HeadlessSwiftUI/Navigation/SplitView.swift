/// The columns behind a navigation split view and an old navigation view.
nonisolated struct SplitView: PrimitiveView {
  let columns: [AnyView]
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  /// Whether links inside the last column push: an old navigation view has a stack there.
  var lastColumnStacks = false

  @MainActor func render(in node: Node) {
    let model = SplitModel.of(node, columnCount: columns.count)
    for (index, column) in columns.enumerated() {
      let screen = model.screens[index]
      var environment = node.environment
      environment.navigation = nil
      environment.splitColumn = index + 1 < columns.count ? model.columnModel(after: index) : nil
      let content = ColumnContent(
        column: column, model: index > 0 ? model.columnModel(after: index - 1) : nil,
        stacks: lastColumnStacks && index + 1 == columns.count)
      let child = node.place(
        ScreenView(content: content, controller: screen), at: .slot(index), environment: environment, host: screen.host)
      screen.show(child)
    }
    model.preferredColumn = preferredColumn
    if let preferredColumn { model.prefer(node.tracked { preferredColumn.wrappedValue }) }
  }
}

/// A column's own content, or what a link of the column before put in its place.
nonisolated private struct ColumnContent: PrimitiveView {
  let column: AnyView
  let model: SplitColumnModel?
  let stacks: Bool

  @MainActor func render(in node: Node) {
    model?.node = node
    let isLinked = model?.content != nil
    let content = model?.content.map { AnyView(any: $0()) } ?? column
    if stacks {
      node.place(NavigationStack<NavigationPath, AnyView>(root: content, path: nil), at: .branch(isLinked))
    } else {
      node.place(content, at: .branch(isLinked))
    }
  }
}

/// SwiftUI's split view: a column that is gone back from is told of.
final class PlatformSplitViewController: UISplitViewController {
  var wentBack: (() -> Void)?
}

/// The controllers of a split view, and what links put into its columns.
@MainActor
final class SplitModel {
  private weak var node: Node?
  let controller: PlatformSplitViewController
  let screens: [ScreenController]
  private let navigations: [UINavigationController]
  private var columnModels: [Int: SplitColumnModel] = [:]
  private var preferred: NavigationSplitViewColumn?
  /// The column that is seen where there is room for one.
  private var front = 0
  var preferredColumn: Binding<NavigationSplitViewColumn>?

  private init(node: Node, columnCount: Int) {
    self.node = node
    controller = PlatformSplitViewController(style: columnCount > 2 ? .tripleColumn : .doubleColumn)
    screens = (0..<columnCount).map { _ in NavigationStackHostingController(runtime: node.runtime) }
    navigations = screens.map { UINavigationController(rootViewController: $0) }
    for (column, navigation) in zip(Self.places(columnCount), navigations) {
      controller.setViewController(navigation, for: column)
    }
    controller.show(.primary)
    controller.wentBack = { [weak self] in self?.goBack() }
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
    let model = SplitColumnModel(
      bringForward: { [weak self] in self?.show(index + 1) },
      leave: { [weak self] in if let self, front == index + 1 { show(index) } })
    columnModels[index + 1] = model
    return model
  }

  private func show(_ index: Int) {
    front = index
    let column = Self.places(screens.count)[index]
    node?.runtime.afterUpdate { [weak self] in self?.controller.show(column) }
  }

  /// The user goes back to the column before, where nothing is selected any more.
  private func goBack() {
    guard front > 0 else { return }
    let left = columnModels[front]
    show(front - 1)
    preferredColumn?.wrappedValue = NavigationSplitViewColumn(index: front)
    left?.wentBack()
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
  /// Shows the column before again, if this one is in front.
  private let leave: () -> Void
  private weak var owner: Node?
  private var dismissed: (() -> Void)?
  private weak var list: Node?
  private var selection: AnyHashable?
  private var clearSelection: (() -> Void)?
  weak var node: Node?
  private(set) var content: (() -> any View)?

  init(bringForward: @escaping () -> Void, leave: @escaping () -> Void) {
    self.bringForward = bringForward
    self.leave = leave
  }

  func show(owner: Node, content: @escaping () -> any View, dismissed: @escaping () -> Void) {
    let isNew = self.owner !== owner
    // Another link had the column: its binding has to follow.
    if isNew, let old = self.dismissed { owner.runtime.perform(old) }
    self.dismissed = dismissed
    refresh(owner: owner, content: content)
    if isNew { bringForward() }
  }

  /// A link's binding has become false.
  func hide(owner: Node) {
    guard self.owner === owner else { return }
    self.owner = nil
    dismissed = nil
    leave()
  }

  /// What the list in the column before has selected: something new brings this column forward, nothing leaves it.
  func follow(_ value: AnyHashable?, of list: Node, clear: @escaping () -> Void) {
    clearSelection = clear
    guard self.list !== list || value != selection else { return }
    let hadOne = self.list === list && selection != nil
    self.list = list
    selection = value
    if value != nil { bringForward() } else if hadOne { leave() }
  }

  func wentBack() {
    selection = nil
    clearSelection?()
    owner = nil
    dismissed?()
    dismissed = nil
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
