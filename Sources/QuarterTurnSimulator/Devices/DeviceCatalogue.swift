import HeadlessUIKit

/// The devices an app can be put on: each class that differs in a rule, with its real size in points and the systems it was able to run.
///
/// ```swift
/// let phone = DeviceCatalogue.device(named: "iPhone 13")
/// ```
public enum DeviceCatalogue {
  /// Every device, phones first, oldest first.
  public static let devices: [DeviceModel] = phonesWithHomeButton + phonesWithoutHomeButton + foldables + pads

  /// The device of exactly this name.
  public static func device(named name: String) -> DeviceModel? { byName[name] }

  private static let byName = Dictionary(devices.map { ($0.name, $0) }) { first, _ in first }
}
