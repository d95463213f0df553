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

  func writeDeviceOrientation(_ orientation: UIInterfaceOrientation, pose: DevicePose) {
    guard let scene, let device = UIDeviceOrientation(interface: orientation) else { return }
    pose.write {
      // Writing the value that is stored already does nothing (B129).
      if Platform.device(of: scene).orientation == device { Platform.writeDeviceOrientation(.unknown, in: scene) }
      Platform.writeDeviceOrientation(device, in: scene)
    }
  }

  func attemptRotation() {
    guard let scene else { return }
    Platform.attemptRotation(in: scene)
  }
}
