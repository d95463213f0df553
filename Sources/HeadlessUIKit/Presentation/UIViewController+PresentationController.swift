extension UIViewController {
  /// The presentation's manager: the app's own for custom presentations, else one of the system's, made when first asked for.
  var currentPresentationController: UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: ownPresenting)
    case .pageSheet, .formSheet: made = UISheetPresentationController(presentedViewController: self, presenting: ownPresenting)
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: ownPresenting, source: ownPresenting ?? self)
      made = own ?? UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    default: made = UIPresentationController(presentedViewController: self, presenting: ownPresenting)
    }
    ownPresentationController = made
    return made
  }

  // Is what lies below taken out of the hierarchy (R4.1)?
  var removesPresenter: Bool {
    guard decidesForItself else { return false }
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: return true
    case .custom: return currentPresentationController?.shouldRemovePresentersView ?? false
    default: return false
    }
  }

  // The style after adaptation to a compact width; whether the mask follows the adaptation is open (R4.1).
  var styleForOrientation: UIModalPresentationStyle {
    let style = modalPresentationStyle
    guard style == .popover || style == .formSheet || style == .pageSheet, let controller = ownPresentationController,
      traitCollection.horizontalSizeClass == .compact
    else { return style }
    let adapted = controller.adaptivePresentationStyle(for: traitCollection)
    guard adapted == .fullScreen || adapted == .overFullScreen else { return style }
    return simulation.assumptions[.adaptedPresentationIsAsked] == 1 ? adapted : style
  }

  // Does this presentation decide orientation in its presenter's place (R4.1)? Alerts leave it whatever their style (R3.13).
  var takesOverOrientation: Bool {
    decidesForItself
      && ControllerMaskRule.takesOver(
        styleForOrientation, contextFillsWindow: contextFillsWindow,
        // Whether one that leaves its presenter's view is asked, too, is open (R4.1).
        removesPresenter: removesPresenter || simulation.assumptions[.customPresentationIsAsked] == 1)
  }

  /// A context fills the window when it is the root, or itself a presentation that does.
  private var contextFillsWindow: Bool {
    guard let context = ownPresenting, context.parent == nil else { return false }
    return context.ownPresenting == nil || context.takesOverOrientation
  }
}
