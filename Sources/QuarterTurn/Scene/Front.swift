import QuarterTurnPlatform

/// What is in front in a window: the controller that UIKit asks for its mask, and the screens below it (R3.8, R4.1).
///
/// Reading it allocates nothing: it is read each time UIKit asks.
@MainActor
struct Front {
  let root: UIViewController
  /// The top screen's controller, which is the one UIKit asks.
  let asked: UIViewController
  /// Its mask, intersected with those below where UIKit does so (R4.3).
  let mask: UIInterfaceOrientationMask
  /// The mask of a controller of custom style above it, which UIKit asks by some accounts (R4.1).
  let contestedMask: UIInterfaceOrientationMask?

  init(root: UIViewController) {
    self.root = root
    asked = Self.topScreen(over: root)
    mask = Self.mask(of: asked, over: root)
    contestedMask = Self.contested(above: asked)?.supportedInterfaceOrientations
  }

  /// A presented controller that leaves is no screen any more, nor is anything above it (R4.8).
  static func topScreen(over root: UIViewController) -> UIViewController {
    var top = root
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if takesOver(presented) { top = presented }
      level = presented
    }
    return top
  }

  /// The controllers that are screens, bottom to top.
  var screens: [UIViewController] {
    var screens = [root]
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if Self.takesOver(presented) { screens.append(presented) }
      level = presented
    }
    return screens
  }

  /// The presented controller on its way out, if any: what is in front changes if it stays after all.
  var leaving: UIViewController? {
    var level = root
    while let presented = level.presentedViewController {
      if presented.isBeingDismissed { return presented }
      level = presented
    }
    return nil
  }

  /// The transition that what is in front takes part in.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    asked.transitionCoordinator ?? leaving?.transitionCoordinator
  }

  /// Sheets, popovers and alerts leave orientation to their presenter; contexts count where they are the whole window (R4.1).
  static func takesOver(_ presented: UIViewController) -> Bool {
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext: presented.presentingViewController?.parent == nil
    default: false
    }
  }

  private static func contested(above asked: UIViewController) -> UIViewController? {
    var contested: UIViewController?
    var level = asked
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      // Alerts leave orientation to their presenter whatever their style says (R3.13).
      if presented.modalPresentationStyle == .custom, !(presented is UIAlertController) { contested = presented }
      level = presented
    }
    return contested
  }

  private static func mask(of asked: UIViewController, over root: UIViewController) -> UIInterfaceOrientationMask {
    let own = asked.supportedInterfaceOrientations
    var common = own
    var level = asked
    // What stays visible below has a say, unless nothing would be left (R4.3).
    while level !== root, level.modalPresentationStyle == .overFullScreen || level.modalPresentationStyle == .overCurrentContext,
      let below = level.presentingViewController
    {
      common.formIntersection(below.supportedInterfaceOrientations)
      level = below
    }
    return common.isEmpty ? own : common
  }
}

extension UIViewController {
  /// A controller's class as people know it.
  var screenName: String { String(describing: type(of: self)) }

  /// The controller at the end of the parent chain: a window's root or a presented controller.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
