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
    self.init(root: root, base: root)
  }

  // `base`: the root of the topmost window whose screens count.
  init(root: UIViewController, base: UIViewController) {
    let controller = PresentationChain.topScreen(over: root)
    self.init(
      root: root, controller: controller, contested: PresentationChain.contested(over: controller), base: base,
      topScreen: base === root ? controller : PresentationChain.topScreen(over: base))
  }

  // `own`, `counting`: the walks over the root, and over that of the topmost window whose screens count.
  init(_ own: PresentationWalk, counting: PresentationWalk) {
    self.init(
      root: own.screens[0], controller: own.top, contested: own.contested, base: counting.screens[0], topScreen: counting.top)
  }

  private init(
    root: UIViewController, controller: UIViewController, contested: UIViewController?, base: UIViewController,
    topScreen: UIViewController
  ) {
    self.root = root
    self.controller = controller
    self.contested = contested
    self.topScreen = topScreen
    contestedMask = contested.map { PresentationChain.mask(of: $0, over: root) }
    guard base !== root else {
      mask = PresentationChain.mask(of: controller, over: root)
      maskBelow = nil
      return
    }
    let below = PresentationChain.mask(of: topScreen, over: base)
    maskBelow = below
    let isOverlay = root is OrientationOverlayController && controller === root
    mask = isOverlay ? below : PresentationChain.mask(of: controller, over: root)
  }

  var narrowsItself: Bool {
    controller.narrowsItself || controller is OrientationOverlayController && topScreen.narrowsItself
  }
}
