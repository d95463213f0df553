import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Stock containers with delegates of the app's own", .worlds) struct VisibleChildTests {
  @Test("Three lines in a tab bar's delegate do what the forwarding class does", arguments: TestApp.eras)
  func tabBar(system: Int) throws {
    let delegate = ForwardingDelegate()
    let app = TestApp(system, delegate: OpenDelegate()) {
      let bar = UITabBarController()
      bar.delegate = delegate
      bar.viewControllers = [WishController(.portrait, preferred: .landscapeLeft), WishController(.landscape)]
      return bar
    }
    let bar = try #require(try app.root as? UITabBarController)
    #expect(app.simulation.run { bar.preferredInterfaceOrientationForPresentation } == .portrait)
    app.perform { bar.tapTab(at: 1) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { bar.tapTab(at: 0) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Three lines in a navigation controller's delegate do, too", arguments: TestApp.eras)
  func navigation(system: Int) throws {
    let delegate = ForwardingDelegate()
    let app = TestApp(system, delegate: OpenDelegate()) {
      let navigation = UINavigationController(rootViewController: WishController(.portrait))
      navigation.delegate = delegate
      return navigation
    }
    let navigation = try #require(try app.root as? UINavigationController)
    app.perform { navigation.pushViewController(WishController(.landscape), animated: true) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("And in a page controller's", arguments: TestApp.eras)
  func pages(system: Int) throws {
    let delegate = ForwardingDelegate()
    let app = TestApp(system, delegate: OpenDelegate()) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.delegate = delegate
      pages.setViewControllers([WishController(.portrait)], direction: .forward, animated: false)
      return pages
    }
    let pages = try #require(try app.root as? UIPageViewController)
    app.perform { pages.swipe(to: WishController(.landscape)) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { pages.swipe(to: WishController(.portrait)) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("An empty container allows what UIKit allows by default (R3.10)")
  func empty() {
    let phone = TestApp(26) { UITabBarController() }
    #expect(
      phone.simulation.run { phone.window?.rootViewController?.visibleChildSupportedInterfaceOrientations } == .allButUpsideDown)
    let pad = TestApp(26, device: .pad) { UITabBarController() }
    #expect(pad.simulation.run { pad.window?.rootViewController?.visibleChildSupportedInterfaceOrientations } == .all)
  }

  @Test("A request of a container itself adds no child to it", arguments: TestApp.eras, StockContainer.allCases)
  func requestsAddNoChild(system: Int, container: StockContainer) throws {
    let app = TestApp(system, root: container.make)
    let root = try app.root
    let children = root.children
    app.perform { root.setSupportedOrientationsWhileVisible(.landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(root.children == children)
    #expect(root.visibleChildForOrientation === children.first)
    app.perform { root.setSupportedOrientationsWhileVisible(nil) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }
}

enum StockContainer: CaseIterable, Sendable {
  case navigation
  case tabBar
  case split
  case pages

  @MainActor
  func make() -> UIViewController {
    let child = UIViewController()
    switch self {
    case .navigation: return UINavigationController(rootViewController: child)
    case .tabBar:
      let bar = UITabBarController()
      bar.viewControllers = [child]
      return bar
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(child, for: .secondary)
      return split
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    }
  }
}

@MainActor
private final class ForwardingDelegate: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
  UIPageViewControllerDelegate
{
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tabBarController.visibleChildDidChange()
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.visibleChildSupportedInterfaceOrientations }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.visibleChildPreferredInterfaceOrientation }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    navigationController.visibleChildDidChange()
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.visibleChildSupportedInterfaceOrientations }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    pageViewController.visibleChildDidChange()
  }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.visibleChildSupportedInterfaceOrientations }
}
