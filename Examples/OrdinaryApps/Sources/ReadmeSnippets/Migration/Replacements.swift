import QuarterTurn
import UIKit

/// Lines that the doctor shows beside a finding and that no shape of the article holds.
@MainActor
enum Replacements {
  static func lines(_ view: UIView, _ scene: UIWindowScene) async throws(OrientationError) {
    try await view.window?.windowScene?.orientationCoordinator.rotate(to: .landscape)
    let coordinator = view.window?.windowScene?.orientationCoordinator
    let orientation = view.window?.windowScene?.orientationCoordinator.orientation
    let lock = scene.orientationCoordinator.lockCurrentOrientation(label: "reading")
    let observation = scene.orientationCoordinator.observe { change in layOut(change.current) }
    let device = DeviceOrientationObserver { orientation in turnIcons(orientation) }
    _ = (coordinator, orientation, lock, observation, device)
  }

  private static func layOut(_ orientation: UIInterfaceOrientation) {}
  private static func turnIcons(_ orientation: UIDeviceOrientation) {}
}
