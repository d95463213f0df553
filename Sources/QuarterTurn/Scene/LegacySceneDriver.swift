import QuarterTurnPlatform

/// iOS 15: the interface follows the device's value, so that value is written (R2.9). Delete with the deployment target.
@available(iOS, introduced: 13.0, deprecated: 16.0)
@MainActor
final class LegacySceneDriver: SceneDriver {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  var orientation: UIInterfaceOrientation {
    scene.map { Platform.interfaceOrientation(of: $0, era: .ios15) } ?? .unknown
  }

  func writeDeviceOrientation(_ orientation: UIInterfaceOrientation) {
    guard let scene else { return }
    DeviceOrientationSource.shared(of: scene).write(orientation, in: scene)
  }

  func restoreDeviceOrientation() {
    guard let scene else { return }
    DeviceOrientationSource.shared(of: scene).restore(in: scene)
  }

  func attemptRotation() {
    guard let scene else { return }
    Platform.attemptRotation(in: scene)
  }
}
