import QuarterTurnPlatform

extension UIViewController {
  /// The mask of the child that a container shows: the line for a container delegate that you have already.
  ///
  /// UIKit's containers ask their delegate and none of their children (R3.11).
  ///
  ///     func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
  ///       tabBarController.visibleChildSupportedInterfaceOrientations
  ///     }
  ///
  /// The same for the delegates of navigation, split view and page controllers. Where nothing is shown it is UIKit's default (R3.10).
  /// Reports B81, B126.
  public var visibleChildSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    visibleChildForOrientation?.supportedInterfaceOrientations
      ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }

  /// The orientation that the child shown by a container prefers, if it is in that child's mask: UIKit raises otherwise.
  ///
  /// UIKit passes on what the delegate says, whether the mask holds it or not (R3.19).
  ///
  ///     func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
  ///       -> UIInterfaceOrientation
  ///     {
  ///       tabBarController.visibleChildPreferredInterfaceOrientation
  ///     }
  ///
  /// Reports B85, B86.
  public var visibleChildPreferredInterfaceOrientation: UIInterfaceOrientation {
    let mask = visibleChildSupportedInterfaceOrientations
    let present = viewIfLoaded?.window?.windowScene?.orientationCoordinator.orientation
    let candidates = [visibleChildForOrientation?.preferredInterfaceOrientationForPresentation, present, mask.fallback]
    return candidates.lazy.compactMap { $0 }.first { mask.allows($0) } ?? .portrait
  }

  /// Turns at once if the child that a container shows now asks for it: the line for a delegate that is told of a change.
  ///
  /// UIKit looks at the mask of a container only when the device turns or something is presented (R5.17, report B126).
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

  /// The child that one of UIKit's containers shows; nil for other controllers.
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
  /// The secondary column, or the only one that is shown.
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
