import QuarterTurnPlatform

/// How the device is held, as far as that can be known: not while it lies flat, and not from a value that we wrote ourselves.
@MainActor
final class DevicePose {
  private let device: UIDevice
  private var observer: (any NSObjectProtocol)?
  private var isGenerating = false
  private var isWriting = false
  /// Whether the device's value is the hand's: the property keeps an old one while nobody asked for notifications (R2.3).
  private var isTrusted = false
  /// Whether a value that we wrote stands: UIKit goes by it until the hand moves (R2.9).
  private var isOurs = false
  /// How the hand held the device when we first wrote over it; nil once it has moved, or if that was not known.
  private(set) var handBeforeWriting: UIInterfaceOrientation?
  var changed: (@MainActor (UIInterfaceOrientation?) -> Void)?

  init(device: UIDevice) {
    self.device = device
  }

  /// The interface orientation of the pose; nil where there is none to go by (R1.3, R2.5).
  var orientation: UIInterfaceOrientation? {
    isTrusted ? UIInterfaceOrientation(device: device.orientation) : nil
  }

  /// What the device's value says, whoever it is from and however old it is.
  var reading: UIInterfaceOrientation? { UIInterfaceOrientation(device: device.orientation) }

  /// The side UIKit would turn to because we once wrote it; nil where the device's value is the hand's.
  var written: UIInterfaceOrientation? {
    isOurs ? UIInterfaceOrientation(device: device.orientation) : nil
  }

  /// Keeps notifications on while somebody needs to know, and only then (R2.1, R2.2).
  func setNeeded(_ isNeeded: Bool) {
    guard isNeeded != isGenerating else { return }
    isGenerating = isNeeded
    if isNeeded {
      isTrusted = device.isGeneratingDeviceOrientationNotifications
      device.beginGeneratingDeviceOrientationNotifications()
      observer = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.deviceTurned() }
      }
    } else {
      end()
    }
  }

  /// Notes that the device's value is about to become one of ours, until the hand moves next (R2.9).
  func write(_ body: () -> Void) {
    if let orientation { handBeforeWriting = orientation }
    isWriting = true
    body()
    isWriting = false
    isTrusted = false
    isOurs = true
  }

  /// Notes that our value now says no more than where the interface already is: nothing is left to take back.
  func settleWriting() { isOurs = false }

  func end() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    isTrusted = false
    device.endGeneratingDeviceOrientationNotifications()
  }

  private func deviceTurned() {
    guard !isWriting else { return }
    isTrusted = true
    isOurs = false
    handBeforeWriting = nil
    changed?(orientation)
  }
}
