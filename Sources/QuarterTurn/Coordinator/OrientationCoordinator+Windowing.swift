import QuarterTurnPlatform

/// Whether the system goes by this scene's masks at all: iPads have many ways not to.
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

  /// The interface has rotated to where it may not be, although UIKit knows the mask.
  func noteOverruling(_ orientation: UIInterfaceOrientation) {
    if windowing.support != .honored { setNeedsUpdate(isStale: false) }
    guard !machine.isRotating, machine.rotation?.goal != orientation else { return }
    if era == .ios15 {
      // Below 16 UIKit asks at each rotation: whoever rotated it nevertheless will do so again.
      if let answered = reported.answered, !answered.allows(orientation), orientation == driver.device.lastReading {
        windowing.noteOverruling(by: resolved.window)
      }
    } else if windowing.display != .phone, windowing.support == .honored, !store.isEmpty, !reported.isReportDue,
      probe.status == .reached, scene?.activationState == .foregroundActive, !reported.refreshed.allows(orientation),
      resolved.window?.rootViewController.flatMap(PresentationChain.transition(over:)) == nil
    {
      windowing.noteRefusal()
    }
  }

  /// Asks for what is allowed already: that changes nothing where apps may choose (R5.10), whatever rotates meanwhile, and is refused at
  /// once where they may not (R7.3), also where the window looks like full screen.
  func probeWindowing(_ snapshot: SceneSnapshot) {
    guard windowing.isProbeDue, !store.isEmpty, !machine.isRotating, scene?.activationState == .foregroundActive else { return }
    let allowed = reported.refreshed.intersection(snapshot.queried.mask)
    guard allowed.allows(driver.orientation), resolved.mask != resolved.device else { return }
    windowing.noteProbe()
    driver.requestGeometry(allowed) { [weak self] _ in
      guard let self else { return }
      windowing.noteRefusal()
      setNeedsUpdate(isStale: false)
    }
  }

  /// Whether somebody wants less than everything the device shows.
  var isNarrowed: Bool {
    guard resolved.device.subtracting(resolved.mask) != [] else { return false }
    return resolved.resolution.source != .defaultOrientations || defaults.override != nil
  }

  // MARK: Lock preference

  /// What the library's controllers answer when UIKit asks for the lock preference.
  var prefersLock: Bool { reported.prefersLock && !machine.suspendsLock }

  /// Brings the lock preference up to date: for a locked interface, and where it is the only thing that holds one (R8.6).
  func updateLockPreference() {
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    let isWanted = shouldPreferLock
    guard isWanted != reported.prefersLock else { return }
    reported.prefersLock = isWanted
    guard let root = resolved.window?.rootViewController else { return }
    driver.updateLockPreference(LockPreferenceChain(root: root).first)
  }

  private var shouldPreferLock: Bool {
    let current = driver.orientation
    guard resolved.mask.allows(current), !machine.isRotating else { return false }
    if resolved.resolution.requests.contains(where: { $0.locksCurrent && $0.status == .inForce }) { return true }
    guard !windowing.support.isHeard, isNarrowed else { return false }
    // The lock lets go for a device that is held another way that is allowed, and takes hold again there.
    guard let device = driver.device.interfaceOrientation, device != current else { return true }
    return !resolved.mask.allows(device)
  }
}
