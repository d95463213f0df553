import QuarterTurnPlatform

/// Who is asked for a mask, and how masks combine (R4.1, R4.3).
extension Front {
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
  static func contested(above asked: UIViewController) -> UIViewController? {
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

  static func mask(of asked: UIViewController, over root: UIViewController) -> UIInterfaceOrientationMask {
    let own = asked.ownOrientations
    var common = own
    var level = asked
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
}
