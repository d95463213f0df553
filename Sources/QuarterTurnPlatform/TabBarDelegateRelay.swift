#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Hears when a finger selects another tab: taps do not go through the properties that code sets.
@MainActor
package final class TabBarDelegateRelay: DelegateRelay, UITabBarControllerDelegate {
  /// The app's own delegate.
  package nonisolated(unsafe) weak var next: (any UITabBarControllerDelegate)?

  package override nonisolated var target: (any NSObjectProtocol)? { next }

  /// Told when another tab is selected.
  package var didSelect: (@MainActor () -> Void)?

  package func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    let forward = next?.tabBarController(_:shouldSelect:)
    return forward?(tabBarController, viewController) ?? true
  }

  package func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    let forward = next?.tabBarController(_:didSelect:)
    forward?(tabBarController, viewController)
    didSelect?()
  }
}
