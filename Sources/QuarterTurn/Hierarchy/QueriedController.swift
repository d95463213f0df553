import QuarterTurnPlatform

// R3.8, R4.1
// Of fixed size: it is read each time UIKit asks, without an allocation if the scene has one window.
/// The controller UIKit asks for a window's mask, and the masks that count beside its own.
@MainActor
struct QueriedController {
  let root: UIViewController
  let controller: UIViewController
  // The controller whose requests count: another window's where this window only lies over it.
  let topScreen: UIViewController
  // The queried controller's mask, intersected with those of presenters that stay visible (R4.3).
  let mask: UIInterfaceOrientationMask
  // A controller that UIKit asks instead by some accounts (R4.1), and its mask.
  let contested: UIViewController?
  let contestedMask: UIInterfaceOrientationMask?
  let maskBelow: UIInterfaceOrientationMask?

  init(root: UIViewController) {
    let walk = PresentationWalk(over: root)
    self.init(walk, counting: walk)
  }

  // `counting`: the walk over the root of the topmost window whose screens count.
  init(_ own: PresentationWalk, counting: PresentationWalk) {
    root = own.root
    controller = own.top
    topScreen = counting.top
    contested = own.contested
    contestedMask = own.contested.map { PresentationChain.mask(of: $0, over: own.root) }
    maskBelow = counting.root === own.root ? nil : PresentationChain.mask(of: counting.top, over: counting.root)
    let isOverlay = own.root is OrientationOverlayController && own.top === own.root
    mask = isOverlay ? maskBelow ?? own.root.ownOrientations : PresentationChain.mask(of: own.top, over: own.root)
  }

  var narrowsItself: Bool {
    controller.narrowsItself || controller is OrientationOverlayController && topScreen.narrowsItself
  }
}
