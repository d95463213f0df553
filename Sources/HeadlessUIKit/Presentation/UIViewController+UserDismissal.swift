extension UIViewController {
  /// A finger drags this sheet down; for tests and scenarios.
  ///
  /// The delegate may refuse, and is told.
  public func dragDown() {
    guard ownPresenting != nil, !isBeingDismissed, let manager = currentPresentationController else { return }
    let delegate = manager.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(manager) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(manager)
      return
    }
    delegate?.presentationControllerWillDismiss(manager)
    ownPresenting?.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(manager) }
  }
}
