extension UIViewController {
  /// Whether a finger can take hold of this presentation: a sheet that has room around it.
  ///
  /// In a compact height a sheet fills the screen and cannot be pulled down.
  public var canBeDraggedDown: Bool {
    guard ownPresenting != nil, !isBeingDismissed else { return false }
    switch modalPresentationStyle {
    case .popover: return true
    case .pageSheet, .formSheet: return traitCollection.verticalSizeClass != .compact
    default: return false
    }
  }

  /// A finger drags this sheet down; for tests and scenarios.
  ///
  /// The delegate may refuse, and is told.
  public func dragDown() {
    guard ownPresenting != nil, !isBeingDismissed, let manager = currentPresentationController else { return }
    guard canBeDraggedDown || ![.pageSheet, .formSheet].contains(modalPresentationStyle) else { return }
    let delegate = manager.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(manager) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    delegate?.presentationControllerWillDismiss(manager)
    ownPresenting?.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(manager) }
  }
}
