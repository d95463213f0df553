import HeadlessUIKit
import Testing

/// Answers for every kind of container.
@MainActor
private final class Answers: NSObject, UITabBarControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate {
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    .landscape
  }
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .landscape }
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor
@Suite struct ContainerMaskTests {
  private nonisolated static let kinds = ["tabs", "split", "page"]

  private func container(_ kind: String, child: Page, delegate: Answers?) -> UIViewController {
    switch kind {
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      tabs.delegate = delegate
      return tabs
    case "split":
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(child, for: .secondary)
      split.delegate = delegate
      return split
    default:
      let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      page.setViewControllers([child], direction: .forward, animated: false)
      page.delegate = delegate
      return page
    }
  }

  @Test("R3.11: tabs, columns and pages ask no child", arguments: kinds)
  func childrenAreNotAsked(kind: String) {
    let child = Page(.landscape)
    let phone = Phone(18, root: { container(kind, child: child, delegate: nil) })
    #expect(phone.interface == .portrait)
    #expect(child.questions == 0)
  }

  @Test("R3.11: their delegate's answer is the mask", arguments: kinds)
  func delegatesAnswer(kind: String) {
    let delegate = Answers()
    let phone = Phone(18, root: { container(kind, child: Page(.portrait), delegate: delegate) })
    #expect(phone.interface == .landscapeRight)
  }

  @Test("A tab is told when it comes and goes, in pairs")
  func tabAppearance() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page(nil, named: "first"), Page(nil, named: "second")]
    let phone = Phone(18, root: { tabs })
    phone.forget()
    phone.perform { tabs.tapTab(at: 1) }
    #expect(phone.callbacks(of: "first") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(
      phone.callbacks(of: "second").filter { $0.contains("ppear") && !$0.contains("Is") } == ["viewWillAppear", "viewDidAppear"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A split view shows its columns where there is room and one where there is not")
  func collapsing() {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = Page(nil, named: "primary")
    let secondary = Page(nil, named: "secondary")
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let pad = Phone(18, device: .pad, plist: .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)) {
      split
    }
    #expect(primary.viewIfLoaded?.window != nil && secondary.viewIfLoaded?.window != nil)
    pad.simulation.resize(pad.scene, to: .slideOver)
    pad.simulation.settle()
    #expect(split.isCollapsed)
    #expect(primary.viewIfLoaded?.window == nil && secondary.viewIfLoaded?.window != nil)
  }
}
