import QuarterTurnPlatform

/// Compares a scene's interface orientation with the one last read and with what observers were told.
struct GeometryMonitor: Equatable, Sendable {
  private(set) var current: UIInterfaceOrientation
  /// What observers know.
  private(set) var reported: UIInterfaceOrientation
  /// What observers were told in advance.
  private var announced: UIInterfaceOrientation?
  private(set) var isLockHeld = false
  // Whether observers are being told: what they do then is a consequence of the rotation.
  private(set) var isTelling = false

  init(_ orientation: UIInterfaceOrientation) {
    current = orientation
    reported = orientation
  }

  // Whether the interface has begun to rotate, and the scene does not say so yet (R6.5).
  private(set) var isAhead = false

  // Returns the previous orientation, if it has changed.
  mutating func read(_ now: UIInterfaceOrientation) -> UIInterfaceOrientation? {
    guard now != current, now != .unknown else { return nil }
    isAhead = false
    defer { current = now }
    return current
  }

  mutating func beginRotation(by transform: CGAffineTransform) {
    isAhead = current.turned(by: transform).map { $0 != current } ?? false
  }

  // However it has ended: a rotation may have been taken back.
  mutating func endRotation() { isAhead = false }

  // The transform is the only hint of the orientation to come (R6.4, R6.5).
  // Returns what to tell observers in advance, once for each rotation.
  mutating func willRotate(by transform: CGAffineTransform) -> OrientationChange? {
    // By some accounts the scene's value is the new one by now (R6.5); what observers know is not.
    guard let next = reported.turned(by: transform), next != reported, announced != next else { return nil }
    announced = next
    return OrientationChange(previous: reported, current: next, phase: .willRotate)
  }

  // Bounds, size classes and safe area are those of the new orientation by now.
  // Returns what to tell observers, if they do not know it yet.
  mutating func didRotate() -> OrientationChange? {
    announced = nil
    guard reported != current else { return nil }
    defer { reported = current }
    return OrientationChange(previous: reported, current: current, phase: .didRotate)
  }

  mutating func beginTelling() { isTelling = true }

  mutating func endTelling() { isTelling = false }

  mutating func noteLock(_ isHeld: Bool) { isLockHeld = isHeld }
}
