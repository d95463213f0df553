import HeadlessUIKit

/// How a scenario's controllers are made.
extension ScenarioStage {
  func make(_ description: ScenarioController) -> UIViewController {
    let controller = makeKind(description)
    // UIKit's record and the timeline call a controller by its title.
    controller.title = description.name
    if description.overrides.definesContext == true { controller.definesPresentationContext = true }
    controllers[description.name] = controller
    return controller
  }

  private func makeKind(_ description: ScenarioController) -> UIViewController {
    let children = description.children.map(make)
    let author = description.kind.author
    switch description.kind.shape {
    case .controller: return SimulatedController(description.overrides)
    case .alert: return UIAlertController(title: description.name, message: nil, preferredStyle: .alert)
    case .navigation: return makeNavigation(author, children, description)
    case .tabBar: return makeTabBar(author, children, description)
    case .split: return makeSplit(author, children, description)
    case .pages: return makePages(author, children, description)
    case .container:
      let container =
        author == .forwarding ? ForwardingContainer(description.overrides) : SimulatedController(description.overrides)
      if let child = children.first { container.embed(child) }
      return container
    case .root: return library?.rootController(content: children[0]) ?? plainContainer(children[0])
    case .video: return library?.videoController(content: children[0]) ?? plainContainer(children[0])
    case .overlay: return library?.overlayRootController(content: children.first) ?? plainContainer(children.first)
    }
  }

  private func makeNavigation(
    _ author: ScenarioController.Author, _ pages: [UIViewController], _ description: ScenarioController
  ) -> UINavigationController {
    let root = pages[0]
    let controller =
      switch author {
      case .uikit: UINavigationController(rootViewController: root)
      case .forwarding: ForwardingNavigationController(rootViewController: root)
      case .quarterTurn: library?.navigationController(root: root) ?? UINavigationController(rootViewController: root)
      }
    if pages.count > 1 { controller.setViewControllers(pages, animated: false) }
    controller.delegate = delegate(description) ?? controller.delegate
    return controller
  }

  private func makeTabBar(
    _ author: ScenarioController.Author, _ tabs: [UIViewController], _ description: ScenarioController
  ) -> UITabBarController {
    let controller =
      switch author {
      case .uikit: UITabBarController(nibName: nil, bundle: nil)
      case .forwarding: ForwardingTabBarController(nibName: nil, bundle: nil)
      case .quarterTurn: library?.tabBarController() ?? UITabBarController(nibName: nil, bundle: nil)
      }
    controller.setViewControllers(tabs, animated: false)
    if let selected = tabs.first(where: { $0.title == description.selected }) { controller.selectedViewController = selected }
    controller.delegate = delegate(description) ?? controller.delegate
    return controller
  }

  private func makeSplit(
    _ author: ScenarioController.Author, _ children: [UIViewController], _ description: ScenarioController
  ) -> UISplitViewController {
    let style: UISplitViewController.Style = description.columns.contains(.supplementary) ? .tripleColumn : .doubleColumn
    let controller =
      switch author {
      case .uikit: UISplitViewController(style: style)
      case .forwarding: ForwardingSplitViewController(style: style)
      case .quarterTurn: library?.splitViewController(style: style) ?? UISplitViewController(style: style)
      }
    for (column, child) in zip(description.columns, children) { controller.setViewController(child, for: column) }
    controller.delegate = delegate(description) ?? controller.delegate
    return controller
  }

  private func makePages(
    _ author: ScenarioController.Author, _ pages: [UIViewController], _ description: ScenarioController
  ) -> UIPageViewController {
    let controller =
      author == .forwarding
      ? ForwardingPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      : UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    controller.delegate = delegate(description) ?? controller.delegate
    return controller
  }

  private func plainContainer(_ child: UIViewController?) -> UIViewController {
    let container = SimulatedController(ScenarioController.Overrides())
    if let child { container.embed(child) }
    return container
  }

  private func delegate(_ description: ScenarioController) -> ContainerDelegate? {
    guard let mask = description.overrides.delegateMask else { return nil }
    let delegate = ContainerDelegate(mask: mask)
    delegates.append(delegate)
    return delegate
  }
}
