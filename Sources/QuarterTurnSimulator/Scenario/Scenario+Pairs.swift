import HeadlessUIKit

extension Scenario {
  /// Every pair of device and system that existed, the one `simulate` runs first; the number of pairs that never existed is counted.
  public var pairs: (existing: [DevicePair], impossible: Int) {
    pairs(devices: devices.flatMap(\.models), systems: systems.flatMap(\.releases))
  }

  func pairs(devices: [DeviceModel], systems: [SystemVersion]) -> (existing: [DevicePair], impossible: Int) {
    var existing: [DevicePair] = []
    var impossible = 0
    var seen: Set<DevicePair> = []
    // System by system: the one named first is the one reported, whichever device of a class was able to run it.
    for system in systems {
      for device in devices {
        guard let pair = pair(device, system) else {
          impossible += 1
          continue
        }
        if seen.insert(pair).inserted { existing.append(pair) }
      }
    }
    return (existing, impossible)
  }

  /// The pair, if the two ever met and together offer what the scenario starts with.
  func pair(_ device: DeviceModel, _ system: SystemVersion) -> DevicePair? {
    if isUnfolded, device.innerScreenSize == nil { return nil }
    if let multitasking, device.idiom != .pad || system < multitasking.firstSystem { return nil }
    return DevicePair(device, system)
  }
}
