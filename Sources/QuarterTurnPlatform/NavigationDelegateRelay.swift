#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Stands between a navigation controller and the app's own delegate, which it does not keep alive.
///
/// What it does not forward by hand goes through Objective-C's forwarding.
@MainActor
package final class NavigationDelegateRelay: NSObject, UINavigationControllerDelegate {
  /// The app's own delegate. Objective-C asks for optional methods on any thread.
  package nonisolated(unsafe) weak var next: (any UINavigationControllerDelegate)?
  /// Told when a push or pop has completed, not when the finger takes a pop back.
  package var didShow: (@MainActor (UIViewController) -> Void)?

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let forward = next?.navigationController(_:willShow:animated:)
    forward?(navigationController, viewController, animated)
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let forward = next?.navigationController(_:didShow:animated:)
    forward?(navigationController, viewController, animated)
    didShow?(viewController)
  }

  #if os(iOS)
    package override nonisolated func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (next?.responds(to: selector) ?? false)
    }

    package override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
      (next?.responds(to: selector) ?? false) ? next : super.forwardingTarget(for: selector)
    }
  #endif
}
