import HeadlessUIKit

extension DeviceModel {
  /// A phone whose width is regular in landscape, as Plus and Max models have it (R6.10).
  static let largePhone = DeviceModel(
    name: "Large phone", idiom: .phone, screenSize: CGSize(width: 430, height: 932), scale: 3, hasHomeButton: false,
    isRegularWidthInLandscape: true, systems: SystemVersion(15)...SystemVersion.newest)
}
