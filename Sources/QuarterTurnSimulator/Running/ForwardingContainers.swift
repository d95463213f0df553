import HeadlessUIKit

// What people write to get masks per page: containers that ask the child that is shown.

final class ForwardingNavigationController: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ForwardingTabBarController: UITabBarController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedViewController?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ForwardingSplitViewController: UISplitViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewControllers.last?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { viewControllers.last?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ForwardingPageViewController: UIPageViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    viewControllers?.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewControllers?.first?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { viewControllers?.first?.shouldAutorotate ?? super.shouldAutorotate }
}

final class ForwardingContainer: SimulatedController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    children.first?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    children.first?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { children.first?.shouldAutorotate ?? super.shouldAutorotate }
}

/// A container's delegate with one answer, whatever is shown.
final class ContainerDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDelegate
{
  private let mask: UIInterfaceOrientationMask

  init(mask: UIInterfaceOrientationMask) {
    self.mask = mask
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { mask }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { mask }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { mask }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { mask }
}

/// Adapts a presentation to another style where the width is compact.
final class AdaptationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  init(to style: UIModalPresentationStyle) {
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}

/// Makes a custom presentation that does or does not take its presenter's view away.
final class CustomPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private final class Manager: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Manager(presentedViewController: presented, presenting: presenting)
  }
}
