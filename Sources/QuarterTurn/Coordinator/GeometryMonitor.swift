import QuarterTurnPlatform

/// Compares which way a scene's interface is up with what is known of it, and with what observers were told.
struct GeometryMonitor: Equatable, Sendable {
  /// What the scene's geometry said when it was last read.
  private(set) var current: UIInterfaceOrientation
  /// What observers know.
  private(set) var told: UIInterfaceOrientation
  /// What observers were told in advance.
  private var announced: UIInterfaceOrientation?
  /// Whether the system holds the interface, as far as was seen last.
  private(set) var isLockHeld = false
  /// Whether observers are being told: what they do is a consequence of the rotation.
  private(set) var isTelling = false

  init(_ orientation: UIInterfaceOrientation) {
    current = orientation
    told = orientation
  }

  /// Takes in what the geometry says now.
  ///
  /// - Returns: the orientation before, if it was another one.
  mutating func read(_ now: UIInterfaceOrientation) -> UIInterfaceOrientation? {
    guard now != current, now != .unknown else { return nil }
    defer { current = now }
    return current
  }

  /// A controller is about to be rotated: the transform is the one hint of where to (R6.4, R6.5).
  ///
  /// - Returns: what to tell observers in advance, once for each rotation.
  mutating func willRotate(by transform: CGAffineTransform) -> OrientationChange? {
    // By some accounts the scene's value is the new one by now (R6.5); what observers know is not.
    guard let next = told.turned(by: transform), next != told, announced != next else { return nil }
    announced = next
    return OrientationChange(previous: told, current: next, phase: .willRotate)
  }

  /// The bounds, size classes and safe area are those of the new orientation by now.
  ///
  /// - Returns: what to tell observers, if they do not know it yet.
  mutating func didRotate() -> OrientationChange? {
    announced = nil
    guard told != current else { return nil }
    defer { told = current }
    return OrientationChange(previous: told, current: current, phase: .didRotate)
  }

  mutating func beginTelling() { isTelling = true }

  mutating func endTelling() { isTelling = false }

  mutating func noteLock(_ isHeld: Bool) { isLockHeld = isHeld }
}
