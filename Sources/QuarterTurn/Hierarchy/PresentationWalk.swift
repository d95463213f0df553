import QuarterTurnPlatform

/// What lies over a window's root, read in one walk up the presented controllers.
///
/// UIKit tells nobody when a presentation changes, so each pass has to walk; of many stacked presentations it should be one walk.
@MainActor
struct PresentationWalk {
  // The root and the presented controllers that take over, bottom to top.
  let screens: [UIViewController]
  // The topmost controller above them that UIKit asks instead by some accounts.
  let contested: UIViewController?
  // Whether a presented controller is on its way out: the controller that UIKit asks changes if it stays after all.
  let isLeaving: Bool
  // The lowest running transition.
  let transition: (any UIViewControllerTransitionCoordinator)?

  var top: UIViewController { screens[screens.endIndex - 1] }

  init(over root: UIViewController) {
    let looksForTransition = Platform.mayBeInTransition(root)
    var screens = [root]
    var contested: UIViewController?
    var isLeaving = false
    var transition = looksForTransition ? PresentationChain.transition(at: root) : nil
    var level = root
    while let presented = level.presentedViewController {
      if presented.isBeingDismissed {
        isLeaving = true
      } else if !isLeaving {
        if PresentationChain.takesOver(presented) {
          screens.append(presented)
          contested = nil
        } else if PresentationChain.isContested(presented) {
          contested = presented
        }
      }
      if looksForTransition, transition == nil { transition = PresentationChain.transition(at: presented) }
      level = presented
    }
    self.screens = screens
    self.contested = contested
    self.isLeaving = isLeaving
    self.transition = transition
  }
}
