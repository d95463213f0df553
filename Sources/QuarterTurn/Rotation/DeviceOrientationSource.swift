import QuarterTurnPlatform

// Below iOS 16 the library rotates the interface by writing the device orientation (R2.9): the value written and the real one
// differ.
// It keeps the real value while a written one stands, and reports written ones to nobody.
/// The device orientation, for everything in the process that needs it.
@MainActor
final class DeviceOrientationSource {
  private let device: UIDevice
  private let observers = Observers<UIDeviceOrientation>()
  private var users = 0
  private var notification: Lifetime?
  // Whether the device's value is up to date: the property keeps an old one while nobody asked for notifications (R2.3).
  private var isCurrent = false
  private var isWriting = false
  // The real device orientation while a written one stands; nil where the device's value says it.
  private var held: UIDeviceOrientation?

  init(device: UIDevice) {
    self.device = device
  }

  static func shared(of scene: UIWindowScene) -> DeviceOrientationSource {
    Platform.shared(of: scene) { DeviceOrientationSource(device: Platform.device(of: scene)) }
  }

  static var shared: DeviceOrientationSource {
    Platform.shared { DeviceOrientationSource(device: .current) }
  }

  var deviceOrientation: UIDeviceOrientation { held ?? device.orientation }

  // The interface orientation that looks upright as the device is held; nil where there is none, or none is known (R1.3, R2.5).
  var interfaceOrientation: UIInterfaceOrientation? { isCurrent ? lastReading : nil }

  // The last known one, however old.
  var lastReading: UIInterfaceOrientation? { UIInterfaceOrientation(device: deviceOrientation) }

  // Keeps device notifications on for as long as the result is kept (R2.1, R2.2), and tells how the device is held when that
  // changes.
  func observe(_ handler: @escaping @MainActor (UIDeviceOrientation) -> Void) -> Lifetime {
    begin()
    let observation = observers.add(handler)
    return Lifetime { [weak self] in withExtendedLifetime(observation) { self?.end() } }
  }

  private func begin() {
    users += 1
    guard users == 1 else { return }
    isCurrent = device.isGeneratingDeviceOrientationNotifications
    device.beginGeneratingDeviceOrientationNotifications()
    notification = .observing(UIDevice.orientationDidChangeNotification, of: device) { [weak self] in self?.deviceDidRotate() }
  }

  private func end() {
    users -= 1
    guard users == 0 else { return }
    notification = nil
    isCurrent = false
    held = nil
    device.endGeneratingDeviceOrientationNotifications()
  }

  private func deviceDidRotate() {
    guard !isWriting else { return }
    isCurrent = true
    held = nil
    observers.send(device.orientation)
  }

  // MARK: Writing, below iOS 16

  var isOverwritten: Bool { held != nil }

  // `write`: writes a value; observers do not hear of it.
  func overwrite(with orientation: UIInterfaceOrientation, _ write: (UIDeviceOrientation) -> Void) {
    guard let value = UIDeviceOrientation(interface: orientation) else { return }
    let before = deviceOrientation
    isWriting = true
    // Writing the value that is stored already does nothing (B129).
    if device.orientation == value { write(.unknown) }
    write(value)
    isWriting = false
    held = before == device.orientation ? nil : before
  }

  func restore(_ write: (UIDeviceOrientation) -> Void) {
    guard let value = held else { return }
    isWriting = true
    write(value)
    isWriting = false
    held = nil
  }
}
