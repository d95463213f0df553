import QuarterTurnPlatform

/// The controller UIKit asks for a window's mask, and the masks that count beside its own (R3.8, R4.1).
///
/// Of fixed size: it is read at every question of UIKit's without allocating where a scene has one window.
@MainActor
struct QueriedController {
  let root: UIViewController
  let controller: UIViewController
  /// The controller whose requests count: another window's where this window only lies over it.
  let topScreen: UIViewController
  /// The queried controller's mask, intersected with those of presenters that stay visible (R4.3).
  let mask: UIInterfaceOrientationMask
  /// A controller that UIKit asks instead by some accounts (R4.1), and its mask.
  let contested: UIViewController?
  let contestedMask: UIInterfaceOrientationMask?
  /// What the window below allows where this one only lies over it.
  let maskBelow: UIInterfaceOrientationMask?

  init(root: UIViewController) {
    self.init(root: root, base: root)
  }

  /// - Parameter base: the root of the topmost window whose screens count.
  init(root: UIViewController, base: UIViewController) {
    self.root = root
    controller = PresentationChain.topScreen(over: root)
    contested = PresentationChain.contested(over: controller)
    contestedMask = contested.map { PresentationChain.mask(of: $0, over: root) }
    guard base !== root else {
      topScreen = controller
      mask = PresentationChain.mask(of: controller, over: root)
      maskBelow = nil
      return
    }
    topScreen = PresentationChain.topScreen(over: base)
    let below = PresentationChain.mask(of: topScreen, over: base)
    maskBelow = below
    let isOverlay = root is OrientationOverlayController && controller === root
    mask = isOverlay ? below : PresentationChain.mask(of: controller, over: root)
  }

  /// Whether the queried controller narrows its own mask to the library's answer.
  var narrowsItself: Bool {
    controller.narrowsItself || controller is OrientationOverlayController && topScreen.narrowsItself
  }
}
