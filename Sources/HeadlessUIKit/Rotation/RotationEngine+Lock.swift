// The lock preference of iOS 26 (R8.1–R8.5).
extension RotationEngine {
  func lockPreferenceChanged() { updateLock() }

  /// Takes or drops the lock; a scene that is set free follows the device again, unless the caller decides that itself.
  func updateLock(follows: Bool = true) {
    guard simulation.system.major >= 26 else { return }
    let isPreferred = steeringWindow?.rootViewController.map { lockController(under: $0).prefersInterfaceOrientationLocked }
    let isHeld = InterfaceLockRule.isHeld(
      isPreferred: isPreferred ?? false, isForegroundActive: scene.activationState == .foregroundActive,
      fillsScreen: scene.placement.fillsScreen)
    guard isHeld != isLocked else { return }
    isLocked = isHeld
    if isHeld { decided.removeAll() }
    if let onEvent = simulation.onEvent { onEvent(.lockChanged(isHeld)) }
    tellDelegateOfGeometry(publishGeometry())
    // Dropping the lock is no occasion to ask for masks anew (R5.17).
    guard !isHeld, follows, canLook(else: .turn) else { return }
    if let goal = OrientationChoiceRule.choose(target, expected, reportedPreferred, in: reported) { decide(goal) }
  }

  private func lockController(under root: UIViewController) -> UIViewController {
    var asked = chain.statusBarController(over: root)
    while let child = asked.childForInterfaceOrientationLock { asked = child }
    return asked
  }
}
