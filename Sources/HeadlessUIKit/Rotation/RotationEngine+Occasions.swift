/// The occasions on which a scene's orientation is looked at again.
extension RotationEngine {
  // MARK: The device turns

  func deviceTurned() {
    guard !isLocked, canLook(else: .turn), let target else { return }
    if isShellDriven {
      // Whether the system uses the mask that it was last told and asks nobody, or asks anew, is open (R5.17).
      guard simulation.assumptions[.deviceTurnAsksTheApp] == 0 else { return look(evenIfUnchanged: true) }
      let goal = OrientationChoiceRule.choose(target, expected, reportedPreferred, in: reported)
      if let goal { decide(goal) }
      return
    }
    // Below iOS 16 the app is asked on every turn (R2.15), unless its controller does not rotate at all (R3.14). Where nobody is asked
    // for a mask, nobody is asked for that either (R7.1).
    guard let root = steeringWindow?.rootViewController,
      freedom == .followsDisplay || askedController(under: root).shouldAutorotate
    else { return }
    guard let reading = read() else { return }
    _ = report(reading)
    if reading.mask.holds(target) { decide(target) }
  }

  // Engaging the lock brings a phone's portrait-capable interface upright; an iPad keeps its side (R2.7). Releasing it lets the
  // device speak again.
  func userLockChanged() {
    guard simulation.isUserRotationLocked else { return deviceTurned() }
    guard simulation.device.idiom == .phone, !isLocked, canLook() else { return }
    let mask = isShellDriven ? reported : read()?.mask ?? []
    if mask.holds(.portrait) { decide(.portrait) }
  }

  // MARK: The app asks

  // Only the controllers UIKit would ask, and those they cover, can refresh a window's mask (R5.6).
  func refreshRequested(by controller: UIViewController) {
    guard controller.parent == nil else { return }
    if simulation.assumptions[.refreshReportsImmediately] == 0 {
      look()
    } else if !isRefreshAwaitingCommit {
      isRefreshAwaitingCommit = true
      atCommit { [self] in
        isRefreshAwaitingCommit = false
        look()
      }
    }
  }

  // Below iOS 16 this is a device turn without one (R2.14); later a refresh.
  func rotationAttempted() {
    guard isShellDriven else { return deviceTurned() }
    // It follows the device and nothing else: where the device's side is not allowed, an unsupported side stays (R2.14).
    guard let target, canLook(), let reading = read(), reading.mask.holds(target) else { return }
    _ = report(reading)
    if !isLocked { decide(target) }
  }

  // Reads the masks, reports them if they changed, and turns if the choice is another (R5.7–R5.9).
  func look(evenIfUnchanged: Bool = false) {
    guard canLook(), let reading = read() else { return }
    guard report(reading) || evenIfUnchanged else { return }
    guard !isLocked, let goal = choice(for: reading) else { return }
    decide(goal)
  }

  // MARK: Geometry requests

  func requestGeometry(_ preferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)?) {
    let requested = (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations
    if let onEvent = simulation.onEvent { onEvent(.geometryRequested(requested ?? [])) }
    let verdict = GeometryRequestRule.verdict(
      isForIOS: preferences is UIWindowScene.GeometryPreferences.iOS, requested: requested,
      mayChoose: freedom == .chooses || freedom == .choosesValueOnly,
      reported: reported)
    switch verdict {
    case .ignored: return
    case .refused(let code, let text): refuse(code, text, errorHandler)
    case .accepted:
      guard let requested else { return }
      // Sent when the transaction commits, answered by the system in a later turn (R5.5).
      atCommit { [self] in
        later { [self] in deliverRequest(requested, errorHandler) }
      }
    }
  }

  // A write through the old door by an app linked with an old SDK (R2.11).
  func requestFromOldSDK(_ orientation: UIInterfaceOrientation) {
    guard reported.holds(orientation) else { return }
    later { [self] in deliverRequest(orientation.mask, nil) }
  }

  private func deliverRequest(_ requested: UIInterfaceOrientationMask, _ errorHandler: ((any Error) -> Void)?) {
    let possible = requested.intersection(reported)
    guard !possible.isEmpty else {
      return refuse(
        .geometryRequestDenied, GeometryRequestRule.noneSupportedText(requested: requested, supported: reported), errorHandler)
    }
    guard !isLocked, scene.activationState == .foregroundActive else { return }
    let goal = requestedGoal(in: possible)
    if let goal, goal != expected { begin(goal) }
  }

  // The current side if it is one of those asked for, else the device's; which comes first matters only for several (R5.10).
  private func requestedGoal(in possible: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    guard let target, target != expected, possible.holds(target), possible.holds(expected) else {
      return OrientationChoiceRule.choose(expected, target, reportedPreferred, in: possible)
    }
    return simulation.assumptions[.geometryRequestPrefersCurrent] == 0 ? expected : target
  }

  private func refuse(_ code: UISceneError.Code, _ text: String, _ errorHandler: ((any Error) -> Void)?) {
    if let onEvent = simulation.onEvent { onEvent(.geometryRefused(code: code.rawValue, text: text)) }
    errorHandler?(NSError.scene(code, text))
  }

  // MARK: Presentations

  /// A controller is about to appear over others.
  ///
  /// False where UIKit raised, and nothing may happen.
  func presentationBegins(_ presented: UIViewController) -> Bool {
    let style = presented.modalPresentationStyle
    if style == .fullScreen, presented.decidesForItself, let preferred = overriddenPreferred(of: presented),
      let reason = PreferredOrientationRule.reason(preferred: preferred, mask: presented.supportedInterfaceOrientations)
    {
      simulation.crash(name: EffectiveMaskRule.exceptionName, reason: reason)
      return false
    }
    let crashes = simulation.crashes.count
    guard let reading = read() else { return simulation.crashes.count == crashes }
    let changes = noteChanges(reading)
    guard !isLocked, scene.activationState == .foregroundActive else { return true }
    let takesOver = reading.asked === presented
    if takesOver, style == .fullScreen, let preferred = reading.preferred, reading.mask.holds(preferred) {
      decide(preferred)
    } else if changes || takesOver, let goal = choice(for: reading) {
      decide(goal)
    }
    return true
  }

  // A presented controller is about to leave: what lies below is in force again at once (R4.8).
  func dismissalBegins(of leaving: UIViewController) -> Bool {
    let tookOver = leaving.takesOverOrientation
    if tookOver, let root = steeringWindow?.rootViewController {
      let asked = askedController(under: root)
      if let preferred = overriddenPreferred(of: asked),
        let reason = PreferredOrientationRule.reason(preferred: preferred, mask: asked.supportedInterfaceOrientations)
      {
        simulation.crash(name: EffectiveMaskRule.exceptionName, reason: reason)
        return false
      }
    }
    let crashes = simulation.crashes.count
    guard let reading = read() else { return simulation.crashes.count == crashes }
    let changes = noteChanges(reading)
    guard changes || tookOver, !isLocked, scene.activationState == .foregroundActive else { return true }
    if let goal = choice(for: reading) { decide(goal) }
    return true
  }

  /// Reports what was read and asks the new chain for the lock: whether there is a reason to rotate.
  private func noteChanges(_ reading: Reading) -> Bool {
    let isNews = report(reading)
    let wasLocked = isLocked
    updateLock(follows: false)
    return isNews || wasLocked && !isLocked
  }
}
