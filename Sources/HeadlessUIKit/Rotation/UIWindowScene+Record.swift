/// What a recorder may look at.
extension UIWindowScene {
  /// A mask and the answers it is made of.
  package struct RecordedMask {
    package let mask: UIInterfaceOrientationMask
    /// The app's answer, where it was asked for the record.
    package let application: ApplicationMaskRule.Answer?
    // R3.8
    /// The controller whose mask counts.
    package let controller: String
  }

  // R5.17, R2.15
  /// The mask that would decide if the device were turned now; `nil` without a window.
  ///
  /// From iOS 16 on that is what the window last reported. Below, app and controller are asked anew on every turn, so they
  /// are asked here too, without a word in the record; nothing is raised.
  package var maskInForce: RecordedMask? {
    guard let window = rotation.steeringWindow, let root = window.rootViewController else { return nil }
    let asked = rotation.askedController(under: root)
    guard !rotation.isShellDriven else {
      return RecordedMask(mask: rotation.reported, application: nil, controller: asked.describedName)
    }
    let application = rotation.applicationMask(for: window)
    let mask = application.mask.intersection(rotation.controllerMask(of: asked, under: root))
    return RecordedMask(
      mask: mask.isEmpty ? rotation.reported : mask, application: application, controller: asked.describedName)
  }

  // R7.1, R7.4, R8.13, R8.22
  /// Whether UIKit asks for masks here, and rotates on screen for them.
  package var choosesItsOrientation: Bool { rotation.freedom == .chooses }

  // R8.3
  /// Whether a lock preference holds the scene.
  package var isHeldByLock: Bool { rotation.isLocked }

  /// What the controllers that are asked allow, whatever the app says; `nil` without a window.
  package var askedControllerMask: UIInterfaceOrientationMask? {
    guard let root = rotation.steeringWindow?.rootViewController else { return nil }
    return rotation.controllerMask(of: rotation.askedController(under: root), under: root)
  }
}
