import QuarterTurnPlatform

/// iOS 16 and later: masks are refreshed, turns are asked for, geometry is observed (R5.1, R5.7, R6.8).
@available(iOS 16.0, *)
@MainActor
class GeometrySceneDriver: SceneDriver {
  final weak var scene: UIWindowScene?
  final let era: Era
  private var observation: NSKeyValueObservation?

  init(scene: UIWindowScene, era: Era) {
    self.scene = scene
    self.era = era
  }

  final var orientation: UIInterfaceOrientation {
    scene.map { Platform.interfaceOrientation(of: $0, era: era) } ?? .unknown
  }

  var isLockHeld: Bool { false }

  final func observe(_ changed: @escaping @MainActor @Sendable () -> Void) {
    observation = scene.map { Platform.observeGeometry(of: $0, changed) }
  }

  final func stopObserving() {
    observation?.invalidate()
    observation = nil
  }

  final func refresh(_ asked: UIViewController) {
    asked.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func updateLockPreference(_ asked: UIViewController) {}

  final func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, refused: @escaping @MainActor @Sendable (_ text: String) -> Void
  ) {
    guard let scene else { return }
    Platform.requestGeometry(orientations, of: scene, refused: refused)
  }
}
