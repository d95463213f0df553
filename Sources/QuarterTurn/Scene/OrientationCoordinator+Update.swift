import QuarterTurnPlatform

/// The one place where changes take effect: once per turn of the run loop, after everything has been said.
extension OrientationCoordinator {
  /// Asks for an update after this turn of the run loop.
  ///
  /// - Parameter isStale: whether the mask has to be put together anew.
  func setNeedsUpdate(isStale: Bool = true) {
    guard isConnected else { return }
    if isStale {
      self.isStale = true
      isTellingDue = true
    }
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    scheduler.afterThisTurn { [weak self] in self?.update() }
  }

  func update() {
    isUpdateScheduled = false
    guard isConnected, let scene, Platform.isTurnable(scene) else { return }
    readGeometry()
    steeringWindow = scene.steeringWindow
    guard !isReading, let window = steeringWindow, let root = window.rootViewController else { return }
    guard !isHoldingBack else { return updateNextTurn(scene) }
    let front = read(window, root)
    if needsPose { observeDevice(true) }
    endWhatLostItsPlace(front)
    runProbe(scene, front)
    let agreement = agree(with: front, mask: lastingMask)
    isGivingWay = agreement.isGivenWay
    reportStanding(front, agreement)
    // What turns now would be judged by the mask of what is leaving (R5.6), and UIKit may be turning by itself.
    if let transition = front.transition ?? transitionInLayers, needsAction(front, agreement) {
      watch(transition)
      return
    }
    isTellingDue = false
    if wantsLock { updateLockPreference() }
    // Where nobody listens, only a turn that somebody waits for is tried, for the reason to be told.
    if circumstances.obedience.isHeard || waiting != nil { act(front, agreement, scene) } else { forgetPlans() }
    freeze(front)
    updateLockPreference()
    probeWindowing(front)
    reportWindowing(front)
    restoreDevice()
    observeDevice(needsPose)
    fullScreenPlayers.sceneIsSettled(self)
  }

  /// What goes may be replaced by what was just made: giving the orientation back in between would turn the interface there and back.
  var isHoldingBack: Bool { scene.map(UnplacedAnchors.holdBack) ?? false }

  private func updateNextTurn(_ scene: UIWindowScene) {
    isUpdateScheduled = true
    scheduler.afterThisTurn { [weak self, weak scene] in
      if let scene { UnplacedAnchors.age(in: scene) }
      self?.update()
    }
  }

  /// Whoever wants the interface to stay the way it is up gets their mask once it is where the other requests want it.
  private func freeze(_ front: Front) {
    let screen = ObjectIdentifier(front.screen)
    guard turn == nil, waiting == nil, store.awaitsFreeze(on: screen) else { return }
    let current = driver.orientation
    guard current != .unknown else { return }
    store.freeze(resolution.mask.allows(current) ? current.soleMask : resolution.mask, on: screen)
    setNeedsUpdate()
  }

  /// Device notifications are on while a request or a turn lives, and only then (R2.1, R2.2).
  var needsPose: Bool { !store.isEmpty || turn != nil || hold != nil || waiting != nil || wantsLock || isObservedByNotification }

  /// Below iOS 16 a device notification may be all that tells of a turn.
  private var isObservedByNotification: Bool { era == .ios15 && (!observers.isEmpty || !sides.isEmpty) }

  /// Reads what is in front, and the mask where it has to be put together anew.
  private func read(_ window: UIWindow, _ root: UIViewController) -> Front {
    isReading = true
    defer { isReading = false }
    let front = front(in: window, root: root)
    if !isUpToDate(with: front) { resolve(front) }
    return front
  }

  /// Looks again when a transition is over, whichever way it ended.
  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    guard watched !== transition else { return }
    watched = transition
    let isRunning = transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.watched = nil
      self?.setNeedsUpdate()
    }
    guard !isRunning else { return }
    watched = nil
    scheduler.afterThisTurn { [weak self] in self?.setNeedsUpdate() }
  }

  /// A `rotate` ends when the screen that asked is gone, and a hold when the mask leaves its goal out.
  private func endWhatLostItsPlace(_ front: Front) {
    if let screen = waiting?.screen, !resolvedScreens.contains(screen) {
      takeWaiting()?.completion(.failure(.cancelled))
    }
    if let hold, !resolvedScreens.contains(hold.screen) || isOnTop(hold.screen) && !canShow(hold.goal, front) { self.hold = nil }
    // What a preference brought about ends with the request that stated it.
    if let hold, !hold.isRotation, resolution.preference != consumed { self.hold = nil }
    if let turn, !resolvedScreens.contains(turn.screen) { abandonTurn(.cancelled) }
  }

  private func canShow(_ orientation: UIInterfaceOrientation, _ front: Front) -> Bool {
    resolution.mask.allows(orientation) && front.mask.allows(orientation)
  }

  /// Whether anything would be done if nothing stood in the way.
  private func needsAction(_ front: Front, _ agreement: Agreement) -> Bool {
    waiting != nil || provisional != nil || isControllerChanged || unusedPreference != nil || front.leaving != nil
      || effectiveTold(agreement.answer) != agreement.answer || isAstray(front, agreement)
  }

  var unusedPreference: Resolution.Preference? {
    guard let preference = resolution.preference, preference != consumed else { return nil }
    return preference
  }

  /// What UIKit has to be taken to know: what it was last told, or what it last asked for if that differs.
  private func effectiveTold(_ answer: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
    guard let lastAnswer, lastAnswer != answer else { return told }
    return lastAnswer
  }

  private func act(_ front: Front, _ agreement: Agreement, _ scene: UIWindowScene) {
    let reach = front.mask.intersection(deviceMask).intersection(reach(of: front))
    let allowed = agreement.answer.intersection(reach)
    var wish = Planner.Wish.nothing
    var isNewRotation = false
    if let rotation = waiting {
      guard let goal = goal(of: rotation, front: front) else { return actAgain(front, scene) }
      wish = .rotate(goal, until: rotation.end == .released ? .released : .deviceTurns)
      isNewRotation = true
    } else if let preference = unusedPreference {
      wish = .prefer(preference.orientation)
    } else if isAstray(front, agreement) {
      wish = .recover
      lastRecovery = Recovery(mask: allowed, orientation: driver.orientation)
    }
    consumed = resolution.preference
    provisional = nil
    if turn != nil || hold != nil, !isNewRotation {
      guard !keepsGoing(allowed: allowed, wish: wish) else { return }
    }
    // Without the hold that a new wish replaces.
    let answer = isNewRotation || wish != .nothing ? agree(with: front, mask: resolution.mask).answer : agreement.answer
    let shown = answer.intersection(reach)
    let isControllerNews = isControllerChanged && toldController != front.mask
    isControllerChanged = false
    let plan = Planner.plan(
      state(of: scene), from: isControllerNews ? [] : effectiveTold(answer), to: answer, allowed: shown, wish: wish)
    perform(plan, front: front, isRotation: isNewRotation)
  }

  /// Nothing is narrowed for the sake of a turn that cannot happen.
  private func forgetPlans() {
    provisional = nil
    consumed = resolution.preference
    if hold?.isRotation == false { hold = nil }
  }

  /// Is the interface where it may not be, although UIKit knows the mask? From 16 on UIKit sees to that itself; below nothing turns an
  /// interface that lost its side during another turn or behind a window (R2.14). Tried once for a mask and a side.
  private func isAstray(_ front: Front, _ agreement: Agreement) -> Bool {
    let current = driver.orientation
    // Where UIKit asks somebody else there is nothing to insist on.
    guard era == .ios15, turn == nil, !probe.isReported, scene?.activationState == .foregroundActive,
      front.asked.shouldAutorotate,
      effectiveTold(agreement.answer) == agreement.answer
    else { return false }
    let allowed = agreement.answer.intersection(front.mask).intersection(deviceMask)
    guard current != .unknown, !allowed.isEmpty, !allowed.allows(current) else { return false }
    return lastRecovery != Recovery(mask: allowed, orientation: current)
  }

  /// The waiting `rotate` had no goal any more and has failed: what else there is to do comes next.
  private func actAgain(_ front: Front, _ scene: UIWindowScene) {
    act(front, agree(with: front, mask: lastingMask), scene)
  }

  /// Whether a turn or a hold in force already does what is wanted.
  private func keepsGoing(allowed: UIInterfaceOrientationMask, wish: Planner.Wish) -> Bool {
    if let turn {
      if wish == .nothing, turn.mask == lastingMask, isOnTop(turn.screen), allowed.allows(turn.goal) { return true }
      abandonTurn(.unsupported(by: party(excluding: turn.goal.soleMask)))
    }
    if let hold, isOnTop(hold.screen), wish != .nothing { self.hold = nil }
    return false
  }

  private func state(of scene: UIWindowScene) -> Planner.State {
    Planner.State(
      era: era, current: driver.orientation, pose: device.interfaceOrientation, before: before,
      isInForeground: scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive,
      isLockHeld: driver.isLockHeld)
  }

  /// A container of ours shows another child: the controller's part of the mask has changed.
  func controllerMaskChanged() {
    isControllerChanged = true
    setNeedsUpdate()
  }
}
