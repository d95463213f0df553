import HeadlessUIKit

/// Chooses the device and system a scenario runs on.
public struct PairSelection: Hashable, Sendable {
  /// A device that was asked for instead of the scenario's own.
  public let device: DeviceModel?
  /// A system that was asked for instead of the scenario's first.
  public let system: SystemVersion?

  public init(device: DeviceModel? = nil, system: SystemVersion? = nil) {
    self.device = device
    self.system = system
  }

  /// The first pair that existed, or why there is none.
  public func pair(for scenario: Scenario) throws(PairFault) -> DevicePair {
    if let system, !scenario.systems.contains(where: { $0.contains(system) }) {
      throw .notMeant(system, scenario.systems.map(\.description).joined(separator: ", "))
    }
    let devices = device.map { [$0] } ?? scenario.devices.flatMap(\.models)
    let systems = system.map { [$0] } ?? scenario.systems.flatMap(\.releases)
    for system in systems {
      for device in devices {
        if let pair = DevicePair(device, system) { return pair }
      }
    }
    guard let device = devices.first, devices.count == 1 else {
      throw .noDevice(system: systems.map(\.description).joined(separator: ", "))
    }
    throw .neverMet(device, systems.map(\.description).joined(separator: ", "))
  }
}

/// Why a scenario has no device and system to run on.
public enum PairFault: Error, Hashable, Sendable {
  case neverMet(DeviceModel, String)
  case noDevice(system: String)
  /// The scenario says nothing about this system.
  case notMeant(SystemVersion, String)
}

extension PairFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .neverMet(let device, let systems): "\(device.name) never ran iOS \(systems); it ran \(DevicePair.systems(of: device))"
    case .noDevice(let systems): "none of the scenario's devices ever ran iOS \(systems)"
    case .notMeant(let system, let systems): "the scenario is for iOS \(systems) and says nothing about \(system)"
    }
  }
}
