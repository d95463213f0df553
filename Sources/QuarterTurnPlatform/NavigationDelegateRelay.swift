#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Hears when a navigation controller shows another page.
@MainActor
package final class NavigationDelegateRelay: DelegateRelay, UINavigationControllerDelegate {
  /// The app's own delegate.
  package nonisolated(unsafe) weak var next: (any UINavigationControllerDelegate)?

  package override nonisolated var target: (any NSObjectProtocol)? { next }

  /// Told when a push or pop has completed, not when the finger takes a pop back.
  package var didShow: (@MainActor () -> Void)?

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
    didShow?()
  }
}
