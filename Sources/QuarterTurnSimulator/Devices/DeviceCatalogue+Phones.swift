import HeadlessUIKit

extension DeviceCatalogue {
  // Phones with a Home button may show the interface upside down (R3.5).
  static let phonesWithHomeButton: [DeviceModel] = [
    phone("iPhone 6s", 375, 667, scale: 2, homeButton: true, from: SystemVersion(15), to: SystemVersion(15, 8)),
    phone("iPhone SE (1st generation)", 320, 568, scale: 2, homeButton: true, from: SystemVersion(15), to: SystemVersion(15, 8)),
    phone("iPhone 7", 375, 667, scale: 2, homeButton: true, from: SystemVersion(15), to: SystemVersion(15, 8)),
    phone("iPhone 8", 375, 667, scale: 2, homeButton: true, from: SystemVersion(15), to: SystemVersion(16, 7)),
    phone(
      "iPhone 8 Plus", 414, 736, scale: 3, homeButton: true, isLarge: true, from: SystemVersion(15), to: SystemVersion(16, 7)),
    phone("iPhone SE (2nd generation)", 375, 667, scale: 2, homeButton: true, from: SystemVersion(15)),
    phone("iPhone SE (3rd generation)", 375, 667, scale: 2, homeButton: true, from: SystemVersion(15, 4)),
  ]

  static let phonesWithoutHomeButton: [DeviceModel] = [
    phone("iPhone X", 375, 812, scale: 3, from: SystemVersion(15), to: SystemVersion(16, 7)),
    phone("iPhone XR", 414, 896, scale: 2, isLarge: true, from: SystemVersion(15), to: SystemVersion(18, 7)),
    phone("iPhone XS", 375, 812, scale: 3, from: SystemVersion(15), to: SystemVersion(18, 7)),
    phone("iPhone 11", 414, 896, scale: 2, isLarge: true, from: SystemVersion(15)),
    phone("iPhone 11 Pro", 375, 812, scale: 3, from: SystemVersion(15)),
    phone("iPhone 12 mini", 375, 812, scale: 3, from: SystemVersion(15)),
    phone("iPhone 12", 390, 844, scale: 3, from: SystemVersion(15)),
    phone("iPhone 12 Pro", 390, 844, scale: 3, from: SystemVersion(15)),
    phone("iPhone 13 mini", 375, 812, scale: 3, from: SystemVersion(15)),
    phone("iPhone 13", 390, 844, scale: 3, from: SystemVersion(15)),
    phone("iPhone 13 Pro Max", 428, 926, scale: 3, isLarge: true, from: SystemVersion(15)),
    phone("iPhone 14", 390, 844, scale: 3, from: SystemVersion(16)),
    phone("iPhone 14 Pro Max", 430, 932, scale: 3, isLarge: true, from: SystemVersion(16)),
    phone("iPhone 15", 393, 852, scale: 3, from: SystemVersion(17)),
    phone("iPhone 15 Pro Max", 430, 932, scale: 3, isLarge: true, from: SystemVersion(17)),
    phone("iPhone 16", 393, 852, scale: 3, from: SystemVersion(18)),
    phone("iPhone 16 Plus", 430, 932, scale: 3, isLarge: true, from: SystemVersion(18)),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, isLarge: true, from: SystemVersion(18)),
    phone("iPhone 17", 402, 874, scale: 3, from: SystemVersion(26)),
    phone("iPhone 17 Pro", 402, 874, scale: 3, from: SystemVersion(26)),
    phone("iPhone 17 Pro Max", 440, 956, scale: 3, isLarge: true, from: SystemVersion(26)),
    phone("iPhone Air", 420, 912, scale: 3, isLarge: true, from: SystemVersion(26)),
  ]

  // Two displays, one scene (R8.20).
  static let foldables: [DeviceModel] = [
    DeviceModel(
      name: "iPhone Duo", idiom: .phone, screenSize: CGSize(width: 466, height: 678), scale: 3, hasHomeButton: false,
      isRegularWidthInLandscape: false, innerScreenSize: CGSize(width: 669, height: 951),
      systems: SystemVersion(27, 1)...SystemVersion.newest)
  ]

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, homeButton: Bool = false, isLarge: Bool = false,
    from first: SystemVersion, to last: SystemVersion = .newest
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .phone, screenSize: CGSize(width: width, height: height), scale: scale, hasHomeButton: homeButton,
      isRegularWidthInLandscape: isLarge, systems: first...last)
  }
}
