import QuarterTurnPlatform

// Which presented controllers UIKit asks for a mask, and how their masks combine (R4.1, R4.3).
@MainActor
enum PresentationChain {
  // MARK: Screens

  // Sheets, popovers and alerts leave orientation to their presenter, contexts count where they are the whole window, custom
  // presentations where they remove what lies below (R3.13, R4.1).
  static func takesOver(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    switch presented.modalPresentationStyle {
    case .fullScreen, .overFullScreen: return true
    case .currentContext, .overCurrentContext: return contextFillsWindow(presented)
    case .custom: return presented.presentationController?.shouldRemovePresentersView ?? false
    default: return false
    }
  }

  // A current context fills the window if it is the root, or a presentation that takes over itself.
  private static func contextFillsWindow(_ presented: UIViewController) -> Bool {
    guard let context = presented.presentingViewController, context.parent == nil else { return false }
    return context.presentingViewController == nil || takesOver(context)
  }

  // The controller that UIKit asks. A presented controller that leaves is no screen any more, nor is anything above it (R4.8).
  static func topScreen(over root: UIViewController) -> UIViewController {
    var top = root
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if takesOver(presented) { top = presented }
      level = presented
    }
    return top
  }

  // A window's root and the presented controllers that take over, bottom to top.
  static func screens(over root: UIViewController) -> [UIViewController] {
    var screens = [root]
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if takesOver(presented) { screens.append(presented) }
      level = presented
    }
    return screens
  }

  // The screen that a controller belongs to or, as a sheet, lies on; nil for one that leaves or is elsewhere.
  static func screen(of controller: UIViewController, among screens: [UIViewController]) -> UIViewController? {
    var candidate: UIViewController? = controller.outermost
    while let outermost = candidate {
      if screens.contains(where: { $0 === outermost }) { return outermost }
      if outermost.isBeingDismissed, takesOver(outermost) { return nil }
      candidate = outermost.presentingViewController?.outermost
    }
    return nil
  }

  // MARK: Masks

  static func mask(of queried: UIViewController, over root: UIViewController) -> UIInterfaceOrientationMask {
    let own = queried.ownOrientations
    var common = own
    var level = queried
    // What stays visible below has a say, unless nothing would be left; sheets in between have none (R4.1, R4.3).
    while level !== root, staysAbovePresenter(level), let below = level.presentingViewController {
      level = below
      while level !== root, !takesOver(level), let lower = level.presentingViewController { level = lower }
      common.formIntersection(level.ownOrientations)
    }
    return common.isEmpty ? own : common
  }

  private static func staysAbovePresenter(_ presented: UIViewController) -> Bool {
    switch presented.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext: true
    default: coversByAdaptation(presented) == .overFullScreen
    }
  }

  // The topmost controller that UIKit asks instead of another by some accounts: a custom presentation that leaves its presenter
  // visible, or a sheet or popover that adapts to the full screen (R4.1).
  static func contested(over queried: UIViewController) -> UIViewController? {
    var contested: UIViewController?
    var level = queried
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if !takesOver(presented), isContested(presented) { contested = presented }
      level = presented
    }
    return contested
  }

  // One that takes over is asked without a doubt.
  static func isContested(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    return presented.modalPresentationStyle == .custom || coversByAdaptation(presented) != .none
  }

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

  // MARK: Transitions

  static func transition(over root: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    transition(over: root) { _ in true }
  }

  // Not a rotation, in which no controllers come and go.
  static func isChanging(over root: UIViewController) -> Bool {
    transition(over: root, where: \.isOfControllers) != nil
  }

  private static func transition(
    over root: UIViewController, where isWanted: (any UIViewControllerTransitionCoordinator) -> Bool
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard Platform.mayBeInTransition(root) else { return nil }
    var level: UIViewController? = root
    while let controller = level {
      if let transition = transition(at: controller, where: isWanted) { return transition }
      level = controller.presentedViewController
    }
    return nil
  }

  // Of a root or a presented controller, or else of what it contains.
  static func transition(at controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    transition(at: controller) { _ in true }
  }

  private static func transition(
    at controller: UIViewController, where isWanted: (any UIViewControllerTransitionCoordinator) -> Bool
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let transition = controller.transitionCoordinator, isWanted(transition) { return transition }
    var layer = controller.children
    while !layer.isEmpty {
      for candidate in layer {
        if let transition = candidate.transitionCoordinator, isWanted(transition) { return transition }
      }
      layer = layer.flatMap(\.children)
    }
    return nil
  }
}

extension UIViewControllerTransitionCoordinatorContext {
  var isOfControllers: Bool { viewController(forKey: .to) != nil }
}
