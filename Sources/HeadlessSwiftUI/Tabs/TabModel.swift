/// Keeps a tab view's screens and its selection in step with its controller.
@MainActor
final class TabModel: NSObject {
  struct Selection {
    let value: AnyHashable
    let write: (AnyHashable) -> Void
  }

  /// One tab: its content has a node from the first visit on.
  @MainActor
  private final class Tab {
    let key: NodeKey
    let screen: ScreenController
    var value: AnyHashable
    var isVisited = false

    init(key: NodeKey, value: AnyHashable, runtime: Runtime) {
      self.key = key
      self.value = value
      screen = TabHostingController(runtime: runtime)
    }
  }

  private weak var node: Node?
  private let runtime: Runtime
  private let controller = PlatformTabBarController(nibName: nil, bundle: nil)
  private var tabs: [Tab] = []
  private var selection: Selection?
  private var ownSelection: AnyHashable?
  private var hasLaunched = false

  init(_ node: Node) {
    self.node = node
    runtime = node.runtime
    super.init()
    controller.delegate = self
    runtime.afterUpdate { [weak node, controller] in
      if let node, node.isAlive { node.host.contain(controller) }
    }
    node.onDestroy { [controller] in Host.release(controller) }
  }

  func render(_ items: [ListedView], _ newSelection: Selection?, in node: Node) {
    selection = newSelection
    tabs = items.enumerated().map { index, item in tab(for: item, at: index) }
    let selected = selectedTab
    selected?.isVisited = true
    let appearsEverywhere = !hasLaunched && startsHiddenTabs
    for (tab, item) in zip(tabs, items) {
      let child = place(item, tab, in: node, isBuilt: tab.isVisited || item.tabItem == nil || appearsEverywhere)
      // Only the selected tab speaks for the view.
      child?.contributesPreferences = tab === selected
      if appearsEverywhere, tab !== selected { child?.appearOnce(runtime) }
      showLabel(of: tab, item, child, in: node)
    }
    // The label's way up ends here: this tab view may itself lie in a tab.
    node.preferenceWriter = { $0.remove(TabLabelKey.self) }
    hasLaunched = true
    runtime.afterUpdate { [weak self] in self?.sync() }
  }

  private func tab(for item: ListedView, at index: Int) -> Tab {
    let value = item.selectionValue ?? AnyHashable(index)
    if let known = tabs.first(where: { $0.key == item.key }) {
      known.value = value
      return known
    }
    return Tab(key: item.key, value: value, runtime: runtime)
  }

  private func place(_ item: ListedView, _ tab: Tab, in node: Node, isBuilt: Bool) -> Node? {
    guard isBuilt else { return nil }
    let child = node.place(
      ScreenView(content: AnyView(item.view), controller: tab.screen), at: .pair(.slot(0), tab.key),
      environment: node.environment.enteringScreen, host: tab.screen.host)
    tab.screen.show(child)
    return child
  }

  private func showLabel(of tab: Tab, _ item: ListedView, _ child: Node?, in node: Node) {
    guard let label = item.tabItem ?? child?.preferences[TabLabelKey.self]?.view else { return }
    let labelNode = node.place(AnyView(label), at: .pair(.slot(1), tab.key))
    labelNode.hidesElements = true
    labelNode.contributesPreferences = false
    tab.screen.tabTitle = labelNode.texts(includingHidden: true).joined(separator: " ")
  }

  private var selectedTab: Tab? {
    if let selection { return tabs.first { $0.value == selection.value } ?? tabs.first }
    return tabs.first { $0.value == ownSelection } ?? tabs.first
  }

  // R9.9: up to iOS 17 the tabs that are not selected may appear at launch.
  private var startsHiddenTabs: Bool {
    runtime.simulation.system < SystemVersion(18) && runtime.simulation.assumptions[.hiddenTabsAppear] == 1
  }

  private func sync() {
    guard node?.isAlive == true else { return }
    let wanted = tabs.map(\.screen)
    if !(controller.viewControllers ?? []).elementsEqual(wanted, by: ===) {
      controller.setViewControllers(wanted, animated: false)
    }
    if let selected = selectedTab?.screen, controller.selectedViewController !== selected {
      controller.selectedViewController = selected
    }
  }
}

extension TabModel: UITabBarControllerDelegate {
  /// Before the switch: the app's selection is the new one by the time the tab's onAppear runs, which may change it.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    guard let tab = tabs.first(where: { $0.screen === viewController }) else { return true }
    ownSelection = tab.value
    runtime.perform { [self] in
      if let selection, selection.value != tab.value { selection.write(tab.value) }
      // Also where the app did not take the value: then the bar goes back to what the app says.
      if let node { runtime.markDirty(node) }
    }
    return true
  }
}

/// Shows one tab.
final class TabHostingController: ScreenController {}

/// The controller under a tab view.
final class PlatformTabBarController: UITabBarController {}
