import HeadlessUIKit

/// A device and a system it was able to run.
public struct DevicePair: Hashable, Sendable {
  public let device: DeviceModel
  public let system: SystemVersion

  /// `nil` if the two never met: a phone that came later, or was left behind.
  public init?(_ device: DeviceModel, _ system: SystemVersion) {
    let systems = device.systems
    // "15" of a phone that came with 15.4 means the 15 it had.
    let system = system.minor == 0 && systems.lowerBound.major == system.major ? max(system, systems.lowerBound) : system
    guard systems.contains(system) else { return nil }
    self.device = device
    self.system = system
  }

  /// The systems of a device in words: `15.4 to 27.1`.
  package static func systems(of device: DeviceModel) -> String {
    device.systems.lowerBound.major == device.systems.upperBound.major
      ? "\(device.systems.lowerBound)" : "\(device.systems.lowerBound) to \(device.systems.upperBound)"
  }
}
