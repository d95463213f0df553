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
  /// The mask of a controller above it that UIKit asks instead by some accounts (R4.1).
  let contestedMask: UIInterfaceOrientationMask?

  init(root: UIViewController) {
    self.root = root
    asked = Self.topScreen(over: root)
    mask = Self.mask(of: asked, over: root)
    contestedMask = Self.contested(above: asked).map { Self.mask(of: $0, over: root) }
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

  // MARK: Taking over

  /// Sheets, popovers and alerts leave orientation to their presenter, contexts count where they are the whole window, custom
  /// presentations where they remove what lies below (R3.13, R4.1).
  static func takesOver(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: return true
    case .currentContext, .overCurrentContext: return contextFillsWindow(presented)
    case .custom: return presented.presentationController?.shouldRemovePresentersView ?? false
    default: return false
    }
  }

  /// A context is the whole window where it is the root, or a presentation that takes over itself.
  private static func contextFillsWindow(_ presented: UIViewController) -> Bool {
    guard let context = presented.presentingViewController, context.parent == nil else { return false }
    return context.presentingViewController == nil || takesOver(context)
  }

  /// The topmost controller above that accounts disagree about.
  private static func contested(above asked: UIViewController) -> UIViewController? {
    var contested: UIViewController?
    var level = asked
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if isContested(presented) { contested = presented }
      level = presented
    }
    return contested
  }

  /// A custom presentation that leaves its presenter visible, and a sheet or popover that adapts to the full screen.
  private static func isContested(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController), !takesOver(presented) else { return false }
    return presented.modalPresentationStyle == .custom || coversByAdaptation(presented) != .none
  }

  /// What a sheet or popover becomes in a compact width, where that covers the window; else `none`.
  private static func coversByAdaptation(_ presented: UIViewController) -> UIModalPresentationStyle {
    switch presented.modalPresentationStyle {
    case .popover, .formSheet, .pageSheet: break
    default: return .none
    }
    guard presented.traitCollection.horizontalSizeClass == .compact,
      let adapted = presented.presentationController?.adaptivePresentationStyle(for: presented.traitCollection),
      adapted == .fullScreen || adapted == .overFullScreen
    else { return .none }
    return adapted
  }

  // MARK: Masks

  private static func mask(of asked: UIViewController, over root: UIViewController) -> UIInterfaceOrientationMask {
    let own = asked.supportedInterfaceOrientations
    var common = own
    var level = asked
    // What stays visible below has a say, unless nothing would be left; sheets in between have none (R4.1, R4.3).
    while level !== root, staysAbovePresenter(level), let below = level.presentingViewController {
      level = below
      while level !== root, !takesOver(level), let lower = level.presentingViewController { level = lower }
      common.formIntersection(level.supportedInterfaceOrientations)
    }
    return common.isEmpty ? own : common
  }

  private static func staysAbovePresenter(_ presented: UIViewController) -> Bool {
    switch presented.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext: true
    default: coversByAdaptation(presented) == .overFullScreen
    }
  }
}

// MARK: Transitions

extension Front {
  /// The transition that what is in front takes part in.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    asked.transitionCoordinator ?? leaving?.transitionCoordinator ?? nestedTransition
  }

  /// A push, pop or tab change inside what is in front.
  private var nestedTransition: (any UIViewControllerTransitionCoordinator)? {
    var level = asked.children
    while !level.isEmpty {
      for child in level {
        if let transition = child.transitionCoordinator { return transition }
      }
      level = level.flatMap(\.children)
    }
    return nil
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
