import QuarterTurnPlatform

extension OrientationCoordinator {
  /// Narrows the mask on every screen of the scene until the lock is released.
  ///
  /// A mask that an app narrows itself has to be restored by the app, and below iOS 16 the interface does not rotate for it. A
  /// lock rotates the interface if it has to, stays in effect across presentations, and restores the mask when it ends.
  ///
  ///     lock = scene.orientationCoordinator.lock(to: .landscape, preferring: .landscapeRight, label: "player")
  ///
  /// - Parameters:
  ///   - orientations: the orientations to allow.
  ///   - preferring: the one of them to rotate to, once.
  ///   - label: a name for explanations and issues; the file and line of the call by default.
  /// - Returns: the lock; it ends when it is released or freed.
  public func lock(
    to orientations: UIInterfaceOrientationMask, preferring: UIInterfaceOrientation? = nil, label: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> OrientationLock {
    hold(orientations, preferring: preferring, label: OrientationRequest.label(label, fileID: fileID, line: line))
  }

  /// Keeps the interface in its present orientation until the lock is released.
  ///
  /// From iOS 26 on UIKit has a lock preference, which it reads from one controller. This narrows the mask on every system, and
  /// also states the preference if UIKit asks a controller of the library for it. Only the preference holds an iPad window
  /// whose mask iPadOS ignores; if neither can work, an issue says what to do.
  ///
  ///     let lock = scene.orientationCoordinator.lockCurrentOrientation(label: "sketch")
  ///
  /// - Parameters:
  ///   - label: a name for explanations and issues; the file and line of the call by default.
  /// - Returns: the lock; it ends when it is released or freed.
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
