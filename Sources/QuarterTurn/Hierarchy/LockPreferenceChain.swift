import QuarterTurnPlatform

// The lock preference is asked for along the status bar's way, and not the mask's (R8.4).
@available(iOS 26.0, *)
@MainActor
struct LockPreferenceChain {
  // The root, or the topmost presented controller that controls the status bar.
  let first: UIViewController
  let last: UIViewController
  let passesLibrary: Bool

  init(root: UIViewController) {
    var first = root
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if !(presented is UIAlertController),
        presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
      {
        first = presented
      }
      level = presented
    }
    self.init(startingAt: first)
  }

  init(startingAt first: UIViewController) {
    self.first = first
    var last = first
    var passesLibrary = last is any LockingController
    while let child = last.childForInterfaceOrientationLock, child !== last {
      last = child
      passesLibrary = passesLibrary || last is any LockingController
    }
    self.last = last
    self.passesLibrary = passesLibrary
  }

  var isPreferred: Bool { last.prefersInterfaceOrientationLocked }
}

/// A controller that answers UIKit's question for the lock preference with the library's answer.
@MainActor
protocol LockingController: UIViewController {}

extension OrientationNavigationController: LockingController {}
extension OrientationTabBarController: LockingController {}
extension OrientationSplitViewController: LockingController {}
extension OrientationRootController: LockingController {}
extension OrientationOverlayController: LockingController {}
