import QuarterTurnPlatform

/// What UIKit knows of a scene's masks, as far as the library can tell.
package struct ReportedMask: Equatable, Sendable {
  // The answer to the last refresh, or below iOS 16 to the last rotation.
  private(set) var refreshed: UIInterfaceOrientationMask
  private(set) var answered: UIInterfaceOrientationMask?
  // All that was answered since the device orientation last changed: UIKit may act on any of it, a rotation later.
  private(set) var answeredSinceDevice: UIInterfaceOrientationMask = []
  private(set) var isOverridden = false
  // The mask of the controller that UIKit asked at the last refresh.
  private(set) var controller: UIInterfaceOrientationMask?
  private(set) var isControllerChanged = false
  private(set) var isReportDue = false
  // What the library's controllers prefer: whether the interface is to be locked (R8.1).
  private(set) var prefersLock = false

  package init(_ mask: UIInterfaceOrientationMask) {
    refreshed = mask
  }

  /// What UIKit has to be taken to know: what it last asked for, if that is another mask, else what it was last told.
  func mask(besides answer: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
    guard let answered, answered != answer else { return refreshed }
    return answered
  }

  /// Something has changed that UIKit may have to be told.
  package mutating func noteChange(ofController: Bool = false) {
    isReportDue = true
    if ofController { isControllerChanged = true }
  }

  /// Everything that had to be told is told.
  package mutating func noteReport() {
    isReportDue = false
    isControllerChanged = false
  }

  mutating func noteDeviceRotated() { answeredSinceDevice = answered ?? refreshed }

  mutating func prefer(lock: Bool) { prefersLock = lock }

  package mutating func refresh(_ answer: ReconciledMask, controller: UIInterfaceOrientationMask) {
    refreshed = answer.mask
    answered = answer.mask
    isOverridden = answer.isOverridden
    self.controller = controller
  }

  // `isAllThereIs`: whether nobody makes a request, so that UIKit's own questions are enough to keep it up to date.
  // Returns whether it is another answer than before.
  mutating func answer(_ answer: ReconciledMask, isAllThereIs: Bool) -> Bool {
    answeredSinceDevice.formUnion(answer.mask)
    if isAllThereIs, !isReportDue { refreshed = answer.mask }
    guard answered != answer.mask || isOverridden != answer.isOverridden else { return false }
    answered = answer.mask
    isOverridden = answer.isOverridden
    return true
  }
}
