import QuarterTurnPlatform

/// Whether the system asks for this scene's masks at all: iPads have many ways not to.
extension OrientationCoordinator {
  /// How the scene lay when it was last looked at.
  struct Placement: Equatable {
    let size: CGSize
    let orientation: UIInterfaceOrientation
  }

  static func circumstances(of scene: UIWindowScene, era: Era) -> Circumstances {
    let plist = Platform.infoDictionary(of: scene)
    let device = Platform.device(of: scene)
    let isBuiltForIOS27 = Platform.isBuiltForIOS27(scene)
    return Circumstances(
      era: era, isPad: device.userInterfaceIdiom == .pad, declaresAll: DeclaredOrientations.mask(in: plist, isPad: true) == .all,
      requiresFullScreen: Circumstances.requiresFullScreen(
        plist, systemVersion: device.systemVersion, isBuiltForIOS27: isBuiltForIOS27),
      isBuiltForIOS27: isBuiltForIOS27)
  }

  /// Notes a change of size that is no turn: the user has moved or resized the window.
  func notePlacement(_ orientation: UIInterfaceOrientation) {
    guard circumstances.isPad || era >= .ios27, let scene else { return }
    let now = Placement(size: scene.coordinateSpace.bounds.size, orientation: orientation)
    circumstances.isSmallerThanScreen = !now.size.isTurned(scene.screen.bounds.size)
    circumstances.isShapedAgainstValue = (now.size.width > now.size.height) != orientation.isLandscape
    guard let before = placement, before != now else {
      placement = now
      return
    }
    placement = now
    let isTurn = before.orientation != now.orientation && before.size.isTurned(now.size)
    guard before.size != now.size, !isTurn else { return }
    // Whatever was found out belongs to the old place.
    circumstances.wasRefused = false
    isWindowingProbed = false
    if before.orientation == now.orientation, before.size != .zero { circumstances.hasUserResized = true }
    setNeedsUpdate(isStale: false)
  }

  /// The interface has turned to where it may not be, although UIKit knows the mask: nobody listens.
  func noteDisobedience(_ orientation: UIInterfaceOrientation) {
    guard circumstances.isPad, era >= .ios16, circumstances.obedience == .obeyed, !store.isEmpty, !isTellingDue,
      hook == .reached, scene?.activationState == .foregroundActive, !told.allows(orientation),
      currentFront?.transition == nil
    else { return }
    circumstances.wasRefused = true
  }

  /// Asks for what is allowed already: that changes nothing where apps may choose (R5.10), whatever turns meanwhile, and is refused at
  /// once where they may not (R7.3), also where the window looks like full screen.
  func probeWindowing(_ front: Front) {
    guard circumstances.isPad, era >= .ios16, circumstances.obedience == .obeyed, !circumstances.requiresFullScreen,
      !isWindowingProbed, !store.isEmpty, turn == nil, scene?.activationState == .foregroundActive
    else { return }
    let allowed = told.intersection(front.mask)
    guard allowed.allows(driver.orientation), resolution.mask != deviceMask else { return }
    isWindowingProbed = true
    driver.requestGeometry(allowed) { [weak self] _ in
      guard let self else { return }
      circumstances.wasRefused = true
      setNeedsUpdate(isStale: false)
    }
  }

  /// Whether somebody wants less than everything the device shows.
  var isNarrowed: Bool {
    guard deviceMask.subtracting(resolution.mask) != [] else { return false }
    return resolution.source != .defaultOrientations || stated.mask != nil
  }

  // MARK: Lock preference

  /// What the library's controllers answer when UIKit asks for the lock preference.
  var prefersLock: Bool { wantsLock && !isLockPreferenceDropped }

  /// Brings the lock preference up to date: for a frozen interface, and where it is the only thing that holds one (R8.6).
  func updateLockPreference() {
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    let isWanted = shouldPreferLock
    guard isWanted != wantsLock else { return }
    wantsLock = isWanted
    guard let root = steeringWindow?.rootViewController else { return }
    driver.updateLockPreference(LockQuestion(root: root).first)
  }

  private var shouldPreferLock: Bool {
    let current = driver.orientation
    guard resolution.mask.allows(current), turn == nil else { return false }
    if resolution.requests.contains(where: { $0.freezes && $0.status == .inForce }) { return true }
    guard !circumstances.obedience.isHeard, isNarrowed else { return false }
    // The lock lets go for a device that is held another way that is allowed, and takes hold again there.
    guard let pose = device.interfaceOrientation, pose != current else { return true }
    return !resolution.mask.allows(pose)
  }
}

extension CGSize {
  /// Whether it is another size, or that size held the other way: scenes of one display may differ in that.
  fileprivate func isTurned(_ other: CGSize) -> Bool {
    self == other || width == other.height && height == other.width
  }
}
