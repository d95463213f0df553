import HeadlessUIKit

/// Keeps what a device says about its pose, read from the property at the time of each notification.
@MainActor
final class Listener {
  private(set) var heard: [UIDeviceOrientation] = []
  private var token: (any NSObjectProtocol)?

  init(_ device: UIDevice) {
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.heard.append(device.orientation) }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
