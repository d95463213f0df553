import QuarterTurnPlatform

// iPads have many ways to ignore a scene's masks.
extension OrientationCoordinator {
  func notePlacement(_ orientation: UIInterfaceOrientation) {
    guard let scene else { return }
    let change = windowing.look(
      size: scene.coordinateSpace.bounds.size, screen: scene.screen.bounds.size, orientation: orientation,
      display: windowing.display.refreshed(for: scene))
    guard change == .placement else { return }
    _ = machine.handle(.placementChanged)
    setNeedsUpdate(isStale: false)
  }

  func noteOverruling(_ orientation: UIInterfaceOrientation) {
    if windowing.support != .honored { setNeedsUpdate(isStale: false) }
    guard !machine.isRotating, machine.rotation?.goal != orientation else { return }
    let known = era == .ios15 ? reported.answered ?? reported.refreshed : reported.refreshed
    guard !known.allows(orientation), era == .ios15 || !reported.isReportDue else { return }
    if windowing.display != .phone, era >= .ios16 {
      guard windowing.support == .honored, probe.status == .reached || store.isEmpty, scene?.activationState == .foregroundActive,
        resolved.window?.rootViewController?.isChangingControllers != true
      else { return }
      windowing.noteRefusal()
    } else if windowing.support == .honored, orientation == driver.device.lastReading,
      !reported.answeredSinceDevice.allows(orientation)
    {
      // Whoever rotated it against the answer will do so again.
      windowing.noteOverruling(by: resolved.window)
    }
  }

  // Requests an orientation that is allowed already: that changes nothing where apps may choose (R5.10), and is refused at once
  // where they may not (R7.3), also where the window looks like full screen.
  func probeWindowing(_ snapshot: SceneSnapshot) {
    guard windowing.isProbeDue, !store.isEmpty || defaults.override != nil, !machine.isRotating,
      scene?.activationState == .foregroundActive
    else { return }
    let allowed = reported.refreshed.intersection(snapshot.queried.mask)
    guard !allowed.isEmpty, resolved.mask != resolved.device else { return }
    windowing.noteProbe()
    let asked = reported.refreshed
    driver.requestGeometry(allowed) { [weak self] _ in
      guard let self else { return }
      // Another mask has been reported meanwhile: the refusal may be for its sake.
      if reported.refreshed == asked { windowing.noteRefusal() } else { windowing.forgetProbe() }
      setNeedsUpdate(isStale: false)
    }
  }

  var isNarrowed: Bool {
    guard resolved.device.subtracting(resolved.mask) != [] else { return false }
    if resolved.resolution.source != .defaultOrientations || defaults.override != nil { return true }
    return resolved.mask.isDisjoint(from: .landscape) || resolved.mask.isDisjoint(from: [.portrait, .portraitUpsideDown])
  }

  // MARK: Lock preference

  // The answer to UIKit's question for the lock preference.
  var prefersLock: Bool { reported.prefersLock && !machine.suspendsLock }

  // For a locked interface, and where the preference is the only thing that holds one (R8.6).
  func updateLockPreference() {
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    let isWanted = shouldPreferLock
    guard isWanted != reported.prefersLock else { return }
    reported.prefer(lock: isWanted)
    guard let root = resolved.window?.rootViewController else { return }
    driver.updateLockPreference(LockPreferenceChain(root: root).first)
  }

  /// Whether UIKit ignores masks here, so that the lock preference depends on how the device is held.
  var isHeldByLockAlone: Bool { era >= .ios26 && !windowing.support.isHeard && isNarrowed }

  private var shouldPreferLock: Bool {
    let current = driver.orientation
    guard resolved.mask.allows(current), !machine.isRotating else { return false }
    if resolved.resolution.requests.contains(where: { $0.locksCurrent && $0.status == .active }) { return true }
    guard isHeldByLockAlone else { return false }
    // The lock lets go for a device that is held another way that is allowed, and takes hold again there.
    guard let device = driver.device.interfaceOrientation, device != current else { return true }
    return !resolved.mask.allows(device)
  }
}
