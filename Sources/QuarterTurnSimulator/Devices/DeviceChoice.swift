import HeadlessUIKit

/// Which devices a scenario is meant for: one, or a class.
public enum DeviceChoice: Hashable, Sendable {
  case model(DeviceModel)
  case anyPhone
  case anyPhoneWithHomeButton
  case anyPhoneWithoutHomeButton

  package static let classes: [(String, DeviceChoice)] = [
    ("anyPhone", .anyPhone), ("anyPhoneWithHomeButton", .anyPhoneWithHomeButton),
    ("anyPhoneWithoutHomeButton", .anyPhoneWithoutHomeButton),
  ]

  /// The devices to run on, newest first: whoever says `anyPhone` means today's.
  public var models: [DeviceModel] {
    let phones = DeviceCatalogue.devices.filter(\.isModelled).reversed()
    switch self {
    case .model(let model): return [model]
    case .anyPhone: return Array(phones)
    case .anyPhoneWithHomeButton: return phones.filter(\.hasHomeButton)
    case .anyPhoneWithoutHomeButton: return phones.filter { !$0.hasHomeButton }
    }
  }
}
