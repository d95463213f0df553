/// Reads a scene's screen and touches what is on it, as a person does: what lies under something presented cannot be reached.
///
///     let screen = ScreenDriver(simulation)
///     try screen.tap("Play")
///     screen.texts
///
/// Each touch settles the world afterwards, unless the driver is told not to.
@MainActor
public struct ScreenDriver {
  public let simulation: Simulation
  private let chosenScene: UIWindowScene?
  let settles: Bool

  /// A driver for a scene, by default the first one.
  ///
  /// - Parameter settles: whether what a touch starts ends before the next one.
  public init(_ simulation: Simulation, scene: UIWindowScene? = nil, settles: Bool = true) {
    self.simulation = simulation
    self.settles = settles
    chosenScene = scene
  }

  func settle() {
    if settles { simulation.settle() }
  }

  private var scene: UIWindowScene? { chosenScene ?? simulation.windowScene }

  // MARK: Reading

  /// Every text that can be seen, from the lowest level to the topmost.
  public var texts: [String] {
    levels.flatMap { level -> [String] in
      if let alert = level as? UIAlertController {
        return [alert.title, alert.message].compactMap { $0 } + alert.actions.compactMap(\.title)
      }
      return controllers(under: level).flatMap { ($0 as? any HostingController)?.host.root?.texts() ?? $0.ownTexts }
    }
  }

  /// The labels of what can be tapped now.
  public var controls: [String] {
    if let alert = levels.last as? UIAlertController { return alert.actions.compactMap(\.title) }
    return reachableControls.map(\.label)
  }

  /// The titles of the tab bar in front.
  public var tabs: [String] { tabTitles }

  /// The title of the navigation bar in front.
  public var navigationTitle: String? { navigation?.topViewController.flatMap { $0.title ?? $0.navigationItem.title } }

  /// The stack in front, for gestures that only UIKit's model knows.
  public var navigationController: UINavigationController? { navigation }

  // MARK: What is there

  /// The root and what is presented over it, lowest first; what is leaving no longer counts.
  var levels: [UIViewController] {
    let windows = scene?.windows.filter { !$0.isHidden && $0.rootViewController != nil } ?? []
    guard let root = (windows.last { $0.isKeyWindow } ?? windows.last)?.rootViewController else { return [] }
    var levels = [root]
    while let next = levels.last?.presentedViewController, !next.isBeingDismissed { levels.append(next) }
    return levels
  }

  func hosts(under controller: UIViewController) -> [Host] {
    guard controller.viewIfLoaded?.window != nil else { return [] }
    let own = (controller as? any HostingController).map { [$0.host] } ?? []
    return own + controller.children.flatMap(hosts)
  }

  func controllers(under controller: UIViewController) -> [UIViewController] {
    guard controller.viewIfLoaded?.window != nil else { return [] }
    return [controller] + controller.children.flatMap(controllers)
  }

  /// SwiftUI's controls, and those of pages and of bars that are UIKit's.
  var reachableControls: [FoundControl] {
    guard let level = levels.last else { return [] }
    return controllers(under: level).flatMap { controller in
      ((controller as? any HostingController)?.host.root?.controls() ?? [])
        + controller.ownTouchables.map(FoundControl.init)
    }
  }

  /// The innermost controller of a kind on the topmost level.
  func front<Kind: UIViewController>(of kind: Kind.Type) -> Kind? {
    func find(_ controller: UIViewController) -> Kind? {
      guard controller.viewIfLoaded?.window != nil else { return nil }
      for child in controller.children.reversed() { if let found = find(child) { return found } }
      return controller as? Kind
    }
    return levels.last.flatMap(find)
  }

  var navigation: UINavigationController? { front(of: UINavigationController.self) }
  var tabBar: UITabBarController? { front(of: UITabBarController.self) }
  private var tabTitles: [String] {
    tabBar?.viewControllers?.map { ($0 as? ScreenController).map { $0.tabTitle ?? "" } ?? $0.tabBarItem.title ?? "" } ?? []
  }

  func isBackButtonHidden(_ navigation: UINavigationController) -> Bool {
    guard let top = navigation.topViewController as? any HostingController else {
      return navigation.topViewController?.navigationItem.hidesBackButton ?? false
    }
    return top.host.root?.preferences[BackButtonHiddenKey.self] ?? false
  }
}
