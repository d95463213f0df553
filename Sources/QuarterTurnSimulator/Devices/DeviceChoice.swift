import HeadlessUIKit

/// Which devices a scenario is meant for: one, or a class.
public enum DeviceChoice: Hashable, Sendable {
  case model(DeviceModel)
  case anyPhone
  case anyPhoneWithHomeButton
  case anyPhoneWithoutHomeButton
  case anyPad
  case anyFoldable

  package static let classes: [(String, DeviceChoice)] = [
    ("anyPhone", .anyPhone), ("anyPhoneWithHomeButton", .anyPhoneWithHomeButton),
    ("anyPhoneWithoutHomeButton", .anyPhoneWithoutHomeButton), ("anyPad", .anyPad), ("anyFoldable", .anyFoldable),
  ]

  /// The devices to run on, newest first: whoever says `anyPhone` means today's.
  ///
  /// A phone here has one display.
  public var models: [DeviceModel] {
    switch self {
    case .model(let model): [model]
    case .anyPhone: Self.phones
    case .anyPhoneWithHomeButton: Self.phones.filter(\.hasHomeButton)
    case .anyPhoneWithoutHomeButton: Self.phones.filter { !$0.hasHomeButton }
    case .anyPad: DeviceCatalogue.pads.reversed()
    case .anyFoldable: DeviceCatalogue.foldables.reversed()
    }
  }

  private static let phones = Array(
    (DeviceCatalogue.phonesWithHomeButton + DeviceCatalogue.phonesWithoutHomeButton).reversed())
}
