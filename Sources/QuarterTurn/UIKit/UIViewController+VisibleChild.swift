import QuarterTurnPlatform

extension UIViewController {
  // R3.10, R3.11
  /// The mask of the child that a container shows, to return from a container's delegate.
  ///
  /// UIKit's containers ask their delegate and none of their children.
  ///
  ///     func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
  ///       tabBarController.visibleChildSupportedInterfaceOrientations
  ///     }
  ///
  /// It works for navigation, tab bar, split view and page view controllers. If no child is shown it is UIKit's default.
  public var visibleChildSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    visibleChildForOrientation?.supportedInterfaceOrientations
      ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  // R3.19
  /// The orientation that the visible child prefers, if the child's mask contains it.
  ///
  /// UIKit raises for a preferred orientation outside the mask.
  ///
  ///     func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
  ///       -> UIInterfaceOrientation
  ///     {
  ///       tabBarController.visibleChildPreferredInterfaceOrientation
  ///     }
  public var visibleChildPreferredInterfaceOrientation: UIInterfaceOrientation {
    let mask = visibleChildSupportedInterfaceOrientations
    let present = viewIfLoaded?.window?.windowScene?.orientationCoordinator.orientation
    let candidates = [visibleChildForOrientation?.preferredInterfaceOrientationForPresentation, present, mask.fallback]
    return candidates.lazy.compactMap { $0 }.first { mask.allows($0) } ?? .portrait
  }

  // R5.17
  /// Rotates the interface if the child that a container shows now requests it.
  ///
  /// UIKit reads a container's mask only when the user rotates the device or something is presented.
  ///
  ///     func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
  ///       tabBarController.visibleChildDidChange()
  ///     }
  ///
  /// Call it in `navigationController(_:didShow:animated:)` and
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)` alike.
  public func visibleChildDidChange() {
    viewIfLoaded?.window?.windowScene?.orientationCoordinator.controllerMaskChanged()
  }

  var visibleChildForOrientation: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    case let split as UISplitViewController: split.mainColumn
    default: nil
    }
  }
}

extension UISplitViewController {
  // The secondary column, or the only one that is shown.
  fileprivate var mainColumn: UIViewController? {
    if !isCollapsed, style != .unspecified, let secondary = viewController(for: .secondary) { return secondary }
    let last = viewControllers.last
    // UIKit puts columns into navigation controllers of its own, which would ask nobody.
    if let wrapper = last as? UINavigationController, !(wrapper is OrientationNavigationController) {
      return wrapper.topViewController ?? wrapper
    }
    return last
  }
}
