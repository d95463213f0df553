import HeadlessUIKit
import Testing

@MainActor @Suite struct ControllerMaskTests {
  @Test("R3.8: one controller of a window is asked", arguments: Systems.all)
  func oneIsAsked(system: Int) {
    let child = Page(.portrait)
    let phone = Phone(system) { Container(child) }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    #expect(child.questions == 0)
  }

  @Test("R3.9: app and controller have to agree", arguments: Systems.all)
  func agreement(system: Int) {
    let phone = Phone(system, mask: [.portrait, .landscapeLeft]) { Page([.portrait, .landscapeRight]) }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    phone.turn(.landscapeRight)
    #expect(phone.interface == .portrait)
  }

  @Test("R3.10: a controller that says nothing allows all but upside-down on a phone")
  func defaultMask() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover] {
      let isSheet = style == .pageSheet || style == .formSheet
      for allows in [false, true] {
        let mask = { ControllerMaskRule.defaultMask(idiom: $0, style: style, sheetStyleAllowsAll: allows) }
        #expect(mask(.phone) == (isSheet && allows ? .all : .allButUpsideDown))
        #expect(mask(.pad) == .all)
        #expect(mask(.carPlay) == (isSheet && allows ? .all : .portrait))
      }
    }
  }

  @Test("R3.10 b: whether a controller of sheet style allows upside-down as well", arguments: Systems.all, [0, 1])
  func sheetStyle(system: Int, value: Int) {
    let older = Phone(
      system, device: .phoneWithHomeButton, mask: .all, assuming: [.sheetStyleAllowsUpsideDown: value],
      pose: .portraitUpsideDown)
    #expect(older.perform { older.root.supportedInterfaceOrientations } == (value == 0 ? .allButUpsideDown : .all))
    #expect(older.interface == (value == 0 ? .portrait : .portraitUpsideDown))
    #expect(older.simulation.assumptions.reads.contains(.sheetStyleAllowsUpsideDown))
    let modern = Phone(system, mask: .all, assuming: [.sheetStyleAllowsUpsideDown: value], pose: .portraitUpsideDown)
    #expect(modern.interface == .portrait)
    #expect(!modern.simulation.assumptions.reads.contains(.sheetStyleAllowsUpsideDown), "no difference, so no question")
  }

  @Test("R3.11: a navigation controller asks its delegate and never its pages", arguments: Systems.all)
  func navigation(system: Int) {
    let page = Page(.portrait)
    let plain = Phone(system) { UINavigationController(rootViewController: page) }
    plain.turn(.landscapeLeft)
    #expect(plain.interface == .landscapeRight)
    #expect(page.questions == 0)
    let hook = PortraitContainers()
    let asking = Phone(system) {
      let navigation = UINavigationController(rootViewController: Page())
      navigation.delegate = hook
      return navigation
    }
    asking.turn(.landscapeLeft)
    #expect(asking.interface == .portrait)
  }

  @Test("R3.11 b: tab bar, split view and page controllers do the same", arguments: Systems.all)
  func otherContainers(system: Int) {
    let hook = PortraitContainers()
    func containers(_ page: UIViewController) -> [UIViewController] {
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page, for: .primary)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return [tabs, split, pages]
    }
    for index in 0..<3 {
      let page = Page(.portrait)
      let plain = Phone(system) { containers(page)[index] }
      plain.turn(.landscapeLeft)
      #expect(plain.interface == .landscapeRight)
      #expect(page.questions == 0)
      let asking = Phone(system) {
        let container = containers(Page())[index]
        (container as? UITabBarController)?.delegate = hook
        (container as? UISplitViewController)?.delegate = hook
        (container as? UIPageViewController)?.delegate = hook
        return container
      }
      asking.turn(.landscapeLeft)
      #expect(asking.interface == .portrait)
    }
  }

  @Test("R3.12: a container's children are not asked", arguments: Systems.all)
  func container(system: Int) {
    let inner = Page(.landscape)
    let phone = Phone(system) { Container(Container(inner)) }
    phone.refreshOrAttempt(system)
    #expect(phone.interface == .portrait)
    #expect(inner.questions == 0)
  }

  @Test("R3.13: an alert leaves the decision to the controller below", arguments: Systems.all)
  func alert(system: Int) {
    let phone = Phone(system) { Page(.portrait) }
    phone.perform {
      phone.root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: true)
    }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    let free = Phone(system)
    free.perform {
      free.root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet), animated: true)
    }
    #expect(free.turns.isEmpty)
    free.turn(.landscapeLeft)
    #expect(free.interface == .landscapeRight)
  }

  @Test("R3.14: shouldAutorotate vetoes device turns up to iOS 15 only", arguments: Systems.all)
  func autorotation(system: Int) {
    let page = Page()
    page.autorotates = false
    let phone = Phone(system) { page }
    let asked = page.questions
    phone.turn(.landscapeLeft)
    #expect(phone.interface == (system == 15 ? .portrait : .landscapeRight))
    if system == 15 { #expect(page.questions == asked, "the mask is not even looked at") }
  }

  @Test("R3.20: a mask that makes UIKit ask for it again is cut off and logged", arguments: Systems.from16)
  func recursion(system: Int) {
    let phone = Phone(system) { Recursive() }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    #expect(phone.simulation.console.contains { $0.level == .fault })
  }

  @Test("R3.13 b: an alert leaves it to the controller below, whatever style it is given", arguments: Systems.all)
  func alertStyles(system: Int) {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet, .popover] {
      let phone = Phone(system) { Page(.portrait) }
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      phone.present(alert, style)
      phone.turn(.landscapeLeft)
      #expect(phone.interface == .portrait)
      #expect(phone.root.viewIfLoaded?.window != nil, "the presenter stays in sight")
      phone.dismiss(alert)
      #expect(phone.interface == .portrait)
      #expect(phone.crashes.isEmpty)
    }
  }

  @Test("R3.13 c: an alert over a full-screen controller leaves it to that one", arguments: Systems.all)
  func alertOverModal(system: Int) {
    let phone = Phone(system)
    let modal = Page(.landscape)
    phone.present(modal, .fullScreen)
    phone.perform {
      modal.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: true)
    }
    phone.turn(.portraitUpsideDown)
    phone.turn(.portrait)
    #expect(phone.turns == [.landscapeRight])
  }

  @Test("R3.14 b: up to iOS 15 the veto holds when presenting, too, unless the mask forces a turn", arguments: Systems.all)
  func vetoWhenPresenting(system: Int) {
    let held = Page(.allButUpsideDown)
    held.autorotates = false
    let phone = Phone(system, pose: .landscapeLeft) { Page(.portrait) }
    phone.present(held, .fullScreen)
    #expect(phone.interface == (system == 15 ? .portrait : .landscapeRight))
    let forced = Page(.landscapeLeft)
    forced.autorotates = false
    let other = Phone(system, pose: .landscapeLeft) { Page(.portrait) }
    other.present(forced, .fullScreen)
    #expect(other.interface == .landscapeLeft)
  }

  @Test("R3.14 c: up to iOS 15 a veto keeps the launch from following the device", arguments: Systems.all)
  func vetoAtLaunch(system: Int) {
    let phone = Phone(system, pose: .landscapeLeft) {
      let page = Page()
      page.autorotates = false
      return page
    }
    #expect(phone.interface == (system == 15 ? .portrait : .landscapeRight))
  }
}

/// Answers portrait for every kind of container.
@MainActor
private final class PortraitContainers: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDelegate
{
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .portrait }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .portrait }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .portrait }
}

/// Has its mask refreshed while it is asked for it.
@MainActor
private final class Recursive: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    setNeedsUpdateOfSupportedInterfaceOrientations()
    return super.supportedInterfaceOrientations
  }
}

extension Phone {
  /// The system's way to make a changed mask count without a turn of the device.
  func refreshOrAttempt(_ system: Int) {
    if system >= 16 { refresh() } else { attemptRotation() }
  }
}
