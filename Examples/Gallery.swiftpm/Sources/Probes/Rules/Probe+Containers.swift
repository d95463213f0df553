import UIKit

@MainActor
extension Probe {
  static let containers = [
    Probe("R3.11", "a navigation controller asks no page", run: navigationAsksNobody),
    Probe("R3.11", "a navigation controller's delegate answers", run: navigationDelegate),
    Probe("R3.11", "a tab bar controller asks no tab", run: tabsAskNobody),
    Probe("R3.11", "a split view controller asks no column", run: splitAsksNobody),
    Probe("R3.11", "a page view controller asks no page", run: pagesAskNobody),
    Probe("R3.11", "a push does not turn the interface", run: pushDoesNotTurn),
  ]

  private static func navigationAsksNobody(_ stage: ProbeStage) async {
    let page = ProbePage(.landscape)
    await stage.show(UINavigationController(rootViewController: page))
    stage.expect(stage.orientation == .portrait && page.questions == 0, "the page was asked \(page.questions) times")
  }

  private static func navigationDelegate(_ stage: ProbeStage) async {
    let navigation = UINavigationController(rootViewController: ProbePage(.portrait))
    let delegate = LandscapeNavigationDelegate()
    navigation.delegate = delegate
    await stage.show(navigation)
    stage.expect(stage.orientation.isLandscape, "the delegate's answer did not count")
  }

  private static func tabsAskNobody(_ stage: ProbeStage) async {
    let page = ProbePage(.landscape)
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    await stage.show(tabs)
    stage.expect(stage.orientation == .portrait && page.questions == 0, "the tab was asked \(page.questions) times")
  }

  private static func splitAsksNobody(_ stage: ProbeStage) async {
    let page = ProbePage(.landscape)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page, for: .secondary)
    await stage.show(split)
    stage.expect(stage.orientation == .portrait && page.questions == 0, "the column was asked \(page.questions) times")
  }

  private static func pagesAskNobody(_ stage: ProbeStage) async {
    let page = ProbePage(.landscape)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    await stage.show(pages)
    stage.expect(stage.orientation == .portrait && page.questions == 0, "the page was asked \(page.questions) times")
  }

  private static func pushDoesNotTurn(_ stage: ProbeStage) async {
    let navigation = ForwardingNavigationController(rootViewController: ProbePage(.portrait))
    await stage.show(navigation)
    navigation.pushViewController(ProbePage(.landscape), animated: true)
    await stage.settle()
    stage.expect(stage.orientation == .portrait, "the push turned the interface")
    navigation.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation.isLandscape, "nor did the refresh after it")
  }
}

@MainActor
private final class LandscapeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor
private final class ForwardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
