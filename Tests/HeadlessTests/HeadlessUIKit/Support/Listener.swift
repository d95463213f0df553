import HeadlessUIKit

/// Keeps what a device says about its pose, read from the property at the time of each notification.
@MainActor
final class Listener {
  private(set) var heard: [UIDeviceOrientation] = []
  private var observation: NotificationListener?

  init(_ device: UIDevice) {
    observation = NotificationListener(UIDevice.orientationDidChangeNotification, object: device) { [weak self] in
      self?.heard.append(device.orientation)
    }
  }
}
