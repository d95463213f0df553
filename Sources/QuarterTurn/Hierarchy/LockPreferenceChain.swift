import QuarterTurnPlatform

/// UIKit's way to the controller that it asks for the lock preference: the status bar's, and not the mask's (R8.4).
@available(iOS 26.0, *)
@MainActor
struct LockPreferenceChain {
  /// Where the way begins: the root, or the topmost presented controller that controls the status bar.
  let first: UIViewController
  /// Where it ends: what answers.
  let last: UIViewController
  /// Whether a controller of the library lies on the way, which can answer in the others' place.
  let passesLibrary: Bool

  /// The way under a window's root.
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

  /// The way from a controller to the child that answers for it.
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

/// A controller that answers UIKit's question for the lock preference with the library's wish.
@MainActor
protocol LockingController: UIViewController {}

extension OrientationNavigationController: LockingController {}
extension OrientationTabBarController: LockingController {}
extension OrientationSplitViewController: LockingController {}
extension OrientationRootController: LockingController {}
extension OrientationOverlayController: LockingController {}
