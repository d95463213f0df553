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

  // Whether UIKit asks a controller that does not take over by some accounts: a custom presentation that leaves its presenter
  // visible, or a sheet or popover that adapts to the full screen (R4.1).
  static func isContested(_ presented: UIViewController) -> Bool {
    guard !(presented is UIAlertController) else { return false }
    return presented.modalPresentationStyle == .custom || coversByAdaptation(presented) != .none
  }

  private static func coversByAdaptation(_ presented: UIViewController) -> UIModalPresentationStyle {
    switch presented.modalPresentationStyle {
    case .popover, .formSheet, .pageSheet: break
    default: return .none
    }
    let traits = presented.traitCollection
    guard traits.horizontalSizeClass == .compact,
      let adapted = presented.presentationController?.adaptivePresentationStyle(for: traits),
      adapted == .fullScreen || adapted == .overFullScreen
    else { return .none }
    return adapted
  }
}
