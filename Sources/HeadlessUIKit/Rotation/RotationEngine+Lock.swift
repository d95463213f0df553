/// The lock preference of iOS 26 (R8.1–R8.5).
extension RotationEngine {
  func lockPreferenceChanged() { updateLock() }

  func updateLock() {
    guard simulation.system.major >= 26 else { return }
    let isPreferred = steeringWindow?.rootViewController.map { lockController(under: $0).prefersInterfaceOrientationLocked }
    let isHeld = InterfaceLockRule.isHeld(
      isPreferred: isPreferred ?? false, isForegroundActive: scene.activationState == .foregroundActive,
      fillsScreen: scene.placement.fillsScreen)
    guard isHeld != isLocked else { return }
    isLocked = isHeld
    if isHeld { decided.removeAll() }
    if let onEvent = simulation.onEvent { onEvent(.lockChanged(isHeld)) }
    let previous = publishGeometry()
    tellDelegate(previous, orientation: current, traits: traits)
    if !isHeld { look(evenIfUnchanged: true) }
  }

  private func lockController(under root: UIViewController) -> UIViewController {
    var asked = root
    var level = root.ownPresented
    while let controller = level, !controller.isBeingDismissed {
      if InterfaceLockRule.controlsStatusBar(
        style: controller.modalPresentationStyle,
        capturesStatusBarAppearance: controller.modalPresentationCapturesStatusBarAppearance)
      {
        asked = controller
      }
      level = controller.ownPresented
    }
    while let child = asked.childForInterfaceOrientationLock { asked = child }
    return asked
  }
}
