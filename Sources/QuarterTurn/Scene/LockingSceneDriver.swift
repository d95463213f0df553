import QuarterTurnPlatform

/// iOS 26 and later: a lock preference may keep the interface where it is (R8.1).
@available(iOS 26.0, *)
@MainActor
final class LockingSceneDriver: GeometrySceneDriver {
  override var isLockHeld: Bool {
    scene.map { Platform.isInterfaceOrientationLocked($0, era: era) } ?? false
  }

  override func updateLockPreference(_ asked: UIViewController) {
    asked.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}
