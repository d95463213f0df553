import HeadlessUIKit

extension DeviceModel {
  /// A phone without a Home button, for every system: the rules ask for its class, not for its age.
  static let phone = model("Phone", .phone, 390, 844)
  static let phoneWithHomeButton = model("Phone with Home button", .phone, 375, 667, hasHomeButton: true)
  static let largePhone = model("Large phone", .phone, 430, 932, isRegularWidthInLandscape: true)
  static let pad = model("Pad", .pad, 820, 1180)
  static let foldable = DeviceModel(
    name: "Foldable", idiom: .phone, screenSize: CGSize(width: 466, height: 678), scale: 3, hasHomeButton: false,
    isRegularWidthInLandscape: false, innerScreenSize: CGSize(width: 669, height: 951),
    systems: SystemVersion(27, 1)...SystemVersion.newest)

  private static func model(
    _ name: String, _ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat, hasHomeButton: Bool = false,
    isRegularWidthInLandscape: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: idiom, screenSize: CGSize(width: width, height: height), scale: 3, hasHomeButton: hasHomeButton,
      isRegularWidthInLandscape: isRegularWidthInLandscape, systems: SystemVersion.oldest...SystemVersion.newest)
  }
}

/// The systems whose rules differ on phones.
enum Systems {
  static let all = [15, 16, 18, 26, 27]
  static let from16 = [16, 18, 26, 27]
  static let from26 = [26, 27]
}

extension UIDeviceOrientation {
  static let poses: [UIDeviceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
  ]
}

extension UIInterfaceOrientation {
  static let sides: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// Every mask there is.
enum Masks {
  static let all: [UIInterfaceOrientationMask] = (0..<16).map { UIInterfaceOrientationMask(rawValue: $0 << 1) }
}
