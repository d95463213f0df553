import QuarterTurnPlatform

/// What lies over a window's root, read in one walk up the presented controllers, without an allocation.
///
/// UIKit tells nobody when a presentation changes, so each question and each pass walks.
@MainActor
struct PresentationWalk {
  let root: UIViewController
  // The topmost one that takes over: UIKit asks it for its mask.
  private(set) var top: UIViewController
  // The topmost one above it that UIKit asks instead by some accounts (R4.1).
  private(set) var contested: UIViewController?
  // Whether a presented controller is on its way out: UIKit asks another if it stays after all.
  private(set) var isLeaving = false
  // The lowest running one, if it was looked for.
  private(set) var transition: (any UIViewControllerTransitionCoordinator)?

  // `screen`: called with the root and each presented controller that takes over, bottom to top.
  init(over root: UIViewController, withTransition: Bool = false, screen: (UIViewController) -> Void = { _ in }) {
    self.root = root
    top = root
    screen(root)
    if withTransition { transition = root.ownTransition() }
    var level = root
    while let presented = level.presentedViewController {
      if withTransition, transition == nil { transition = presented.ownTransition() }
      // One that leaves is no screen any more, nor is anything above it (R4.8).
      guard !presented.isBeingDismissed else {
        isLeaving = true
        return
      }
      if PresentationChain.takesOver(presented) {
        top = presented
        contested = nil
        screen(presented)
      } else if PresentationChain.isContested(presented) {
        contested = presented
      }
      level = presented
    }
  }
}
