import QuarterTurnPlatform

/// How the user holds the device, for everybody in the process who needs to know.
///
/// Below iOS 16 the library turns the interface by writing the device's orientation (R2.9). What it wrote and how the device is held are
/// two values: this keeps the second one while the first stands, and tells nobody of the first.
@MainActor
final class DeviceOrientationSource {
  private let device: UIDevice
  private let observers = Observers<UIDeviceOrientation>()
  private var users = 0
  private var notification: Lifetime?
  /// Whether the device's value is up to date: the property keeps an old one while nobody asked for notifications (R2.3).
  private var isCurrent = false
  private var isWriting = false
  /// How the device is held while a value of the library's stands; nil where the device's value says so itself.
  private var held: UIDeviceOrientation?

  init(device: UIDevice) {
    self.device = device
  }

  /// The source of the process that a scene belongs to.
  static func shared(of scene: UIWindowScene) -> DeviceOrientationSource {
    Platform.shared(of: scene) { DeviceOrientationSource(device: Platform.device(of: scene)) }
  }

  /// The same where no scene is known.
  static var shared: DeviceOrientationSource {
    Platform.shared { DeviceOrientationSource(device: .current) }
  }

  /// How the device is held, flat poses included; unknown unless somebody observes.
  var deviceOrientation: UIDeviceOrientation { held ?? device.orientation }

  /// The interface orientation that looks upright as the device is held; nil where there is none, or none is known (R1.3, R2.5).
  var interfaceOrientation: UIInterfaceOrientation? { isCurrent ? lastReading : nil }

  /// The same, however old the device's value is.
  var lastReading: UIInterfaceOrientation? { UIInterfaceOrientation(device: deviceOrientation) }

  /// Keeps device notifications on for as long as the result is kept (R2.1, R2.2), and tells how the device is held when that changes.
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

  /// Whether the device's value is one of the library's.
  var isOverwritten: Bool { held != nil }

  /// Writes over the device's value, and keeps how the device is held.
  ///
  /// - Parameter write: writes a value; nobody is told of what it does.
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

  /// Gives the device the value back that says how it is held.
  func restore(_ write: (UIDeviceOrientation) -> Void) {
    guard let value = held else { return }
    isWriting = true
    write(value)
    isWriting = false
    held = nil
  }
}
