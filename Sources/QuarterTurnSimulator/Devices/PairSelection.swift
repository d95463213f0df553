import HeadlessUIKit

/// Chooses the device and system a scenario runs on.
public struct PairSelection: Hashable, Sendable {
  /// A device to use instead of the scenario's own.
  public let device: DeviceModel?
  /// A system to use instead of the scenario's first.
  public let system: SystemVersion?

  public init(device: DeviceModel? = nil, system: SystemVersion? = nil) {
    self.device = device
    self.system = system
  }

  /// The first pair that existed, or why there is none.
  public func pair(for scenario: Scenario) throws(PairFault) -> DevicePair {
    let (devices, systems) = try choices(for: scenario)
    for system in systems {
      for device in devices {
        if let pair = scenario.pair(device, system) { return pair }
      }
    }
    throw fault(devices, systems)
  }

  /// Every pair that existed, and how many never did.
  public func pairs(for scenario: Scenario) throws(PairFault) -> (existing: [DevicePair], impossible: Int) {
    let (devices, systems) = try choices(for: scenario)
    let pairs = scenario.pairs(devices: devices, systems: systems)
    if pairs.existing.isEmpty { throw fault(devices, systems) }
    return pairs
  }

  private func choices(for scenario: Scenario) throws(PairFault) -> ([DeviceModel], [SystemVersion]) {
    if let system, !scenario.systems.contains(where: { $0.contains(system) }) {
      throw .notMeant(system, scenario.systems.map(\.description).joined(separator: ", "))
    }
    return (
      device.map { [$0] } ?? scenario.devices.flatMap(\.models), system.map { [$0] } ?? scenario.systems.flatMap(\.releases)
    )
  }

  private func fault(_ devices: [DeviceModel], _ systems: [SystemVersion]) -> PairFault {
    let words = systems.map(\.description).joined(separator: ", ")
    if devices.contains(where: { device in systems.contains { DevicePair(device, $0) != nil } }) { return .notOffered }
    guard let device = devices.first, devices.count == 1 else { return .noDevice(system: words) }
    return .neverMet(device, words)
  }
}

/// Why a scenario has no device and system to run on.
public enum PairFault: Error, Hashable, Sendable {
  case neverMet(DeviceModel, String)
  case noDevice(system: String)
  /// The scenario says nothing about this system.
  case notMeant(SystemVersion, String)
  /// The scenario starts in a multitasking mode or unfolded, which no such pair offered.
  case notOffered
}

extension PairFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .neverMet(let device, let systems): "\(device.name) never ran iOS \(systems); it ran \(DevicePair.systems(of: device))"
    case .noDevice(let systems): "none of the scenario's devices ever ran iOS \(systems)"
    case .notMeant(let system, let systems): "the scenario is for iOS \(systems) and says nothing about \(system)"
    case .notOffered: "no such device and system offer what the scenario starts with: its multitasking mode, or an open foldable"
    }
  }
}
