import HeadlessUIKit

extension DeviceCatalogue {
  static let pads: [DeviceModel] = [
    pad("iPad Air 2", 768, 1024, homeButton: true, from: SystemVersion(15), to: SystemVersion(15, 8)),
    pad("iPad (9th generation)", 810, 1080, homeButton: true, from: SystemVersion(15)),
    pad("iPad mini (6th generation)", 744, 1133, from: SystemVersion(15)),
    pad("iPad Air (5th generation)", 820, 1180, from: SystemVersion(15, 4)),
    pad("iPad Pro 11-inch (M1)", 834, 1194, from: SystemVersion(15)),
    pad("iPad Pro 12.9-inch (M1)", 1024, 1366, from: SystemVersion(15)),
    pad("iPad Pro 13-inch (M4)", 1032, 1376, from: SystemVersion(17, 5)),
  ]

  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, homeButton: Bool = false, from first: SystemVersion,
    to last: SystemVersion = .newest
  ) -> DeviceModel {
    DeviceModel(
      name: name, idiom: .pad, screenSize: CGSize(width: width, height: height), scale: 2, hasHomeButton: homeButton,
      isRegularWidthInLandscape: true, systems: first...last)
  }
}
