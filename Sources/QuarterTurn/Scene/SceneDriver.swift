import QuarterTurnPlatform

/// Performs the planner's steps on one scene: what is left of an era once the decisions are made.
@MainActor
protocol SceneDriver: AnyObject {
  /// Which way the interface is up, as the scene itself says.
  var orientation: UIInterfaceOrientation { get }
  /// Whether a lock preference keeps it there (R8.3).
  var isLockHeld: Bool { get }
  /// Tells of changes where UIKit does so without a delegate.
  func observe(_ changed: @escaping @MainActor @Sendable () -> Void)
  func stopObserving()
  /// One round of setNeedsUpdate… on the controller that UIKit asks.
  func refresh(_ asked: UIViewController)
  func updateLockPreference(_ asked: UIViewController)
  func writeDeviceOrientation(_ orientation: UIInterfaceOrientation)
  func restoreDeviceOrientation()
  func attemptRotation()
  func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, refused: @escaping @MainActor @Sendable (_ text: String) -> Void)
}

extension SceneDriver {
  var isLockHeld: Bool { false }
  func observe(_ changed: @escaping @MainActor @Sendable () -> Void) {}
  func stopObserving() {}
  func refresh(_ asked: UIViewController) {}
  func updateLockPreference(_ asked: UIViewController) {}
  func writeDeviceOrientation(_ orientation: UIInterfaceOrientation) {}
  func restoreDeviceOrientation() {}
  func attemptRotation() {}
  func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, refused: @escaping @MainActor @Sendable (_ text: String) -> Void
  ) {}
}

/// Makes the driver of an era.
@MainActor
enum SceneDrivers {
  static func driver(for scene: UIWindowScene, era: Era) -> any SceneDriver {
    // Availability for the compiler on iOS, the era for simulated systems, where it is always true.
    if #available(iOS 26.0, *), era >= .ios26 { return LockingSceneDriver(scene: scene, era: era) }
    if #available(iOS 16.0, *), era >= .ios16 { return GeometrySceneDriver(scene: scene, era: era) }
    return LegacySceneDriver(scene: scene)
  }
}
