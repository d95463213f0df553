import QuarterTurnPlatform

extension OrientationCoordinator {
  /// Narrows the mask on every screen of the scene for as long as the token lives.
  ///
  /// Narrowing a mask by hand in UIKit loses what was there before, and does not turn the interface by itself below iOS 16 (R5.13). This
  /// turns if it has to, follows presentations, and restores on release.
  ///
  ///     lock = scene.orientationCoordinator.lock(to: .landscape, preferring: .landscapeRight, label: "player")
  ///
  /// - Parameters:
  ///   - orientations: the orientations to allow.
  ///   - preferring: the one of them to turn to, once.
  ///   - label: who asks, for explanations; the file and line of the call unless given.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  /// - Returns: the token; the lock ends when nobody holds it.
  ///
  /// Rules R5.7, R5.11; reports B04, B14, B42.
  public func lock(
    to orientations: UIInterfaceOrientationMask, preferring: UIInterfaceOrientation? = nil, label: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> OrientationLock {
    hold(orientations, preferring: preferring, label: OrientationRequest.label(label, fileID: fileID, line: line))
  }

  /// Keeps the interface the way it is up now, for as long as the token lives.
  ///
  /// UIKit offers a preference for this from iOS 26 on, asks one controller for it and promises nothing (R8.1, R8.2). This narrows the
  /// mask in every release, and states the preference as well where UIKit asks a controller of the library: that alone holds an iPad's
  /// window whose masks nobody asks for (R7.1). Where neither can work, an issue says what to do.
  ///
  ///     let lock = scene.orientationCoordinator.lockCurrentOrientation(label: "sketch")
  ///
  /// - Parameters:
  ///   - label: who asks, for explanations; the file and line of the call unless given.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  /// - Returns: the token; the interface may turn again when nobody holds it.
  ///
  /// Rules R8.1 to R8.6; reports B36, B110, B113.
  public func lockCurrentOrientation(label: String? = nil, fileID: String = #fileID, line: Int = #line) -> OrientationLock {
    let label = OrientationRequest.label(label, fileID: fileID, line: line)
    // What a turn under way leads to is what will be current.
    let current = machine.isRotating ? machine.rotation?.goal ?? driver.orientation : driver.orientation
    let mask = current == .unknown ? resolved.mask : current.soleMask
    return hold(mask, preferring: nil, label: label, locksCurrent: true)
  }

  private func hold(
    _ mask: UIInterfaceOrientationMask, preferring: UIInterfaceOrientation?, label: String, locksCurrent: Bool = false
  ) -> OrientationLock {
    guard isConnected else { return OrientationLock(coordinator: self, id: RequestID(rawValue: 0), mask: mask) }
    noteCause()
    let id = store.addLock(label: label, mask: mask, preferring: preferring, locksCurrent: locksCurrent)
    setNeedsUpdate()
    return OrientationLock(coordinator: self, id: id, mask: mask)
  }

  func change(_ id: RequestID, to mask: UIInterfaceOrientationMask) {
    noteCause()
    store.update(id, mask: mask, preferring: nil)
    setNeedsUpdate()
  }

  func withdraw(_ id: RequestID) {
    guard store[id] != nil else { return }
    noteCause()
    store.remove(id)
    setNeedsUpdate()
  }

  func holds(_ id: RequestID) -> Bool { store[id] != nil }
}
