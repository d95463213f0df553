import HeadlessUIKit

extension DeviceModel {
  /// An iPad that runs every system.
  static let pad = DeviceModel(
    name: "iPad Pro 11-inch", idiom: .pad, screenSize: CGSize(width: 834, height: 1194), scale: 2, hasHomeButton: false,
    isRegularWidthInLandscape: true, systems: SystemVersion(15)...SystemVersion.newest)
}

extension InfoPlist {
  /// All four orientations: an iPad app with these takes part in multitasking (R7.1).
  static let allFour = InfoPlist.supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)

  /// All four, and full screen required (R7.4).
  static var fullScreen: InfoPlist {
    var plist = allFour
    plist.values["UIRequiresFullScreen"] = .bool(true)
    return plist
  }

  /// One orientation too few for multitasking (R7.2).
  static let three = InfoPlist.supporting(.portrait, .landscapeLeft, .landscapeRight)
}

/// A controller whose wishes about orientation a test sets.
final class WishController: UIViewController {
  var mask: UIInterfaceOrientationMask
  var preferred: UIInterfaceOrientation
  var rotates = true
  var locks = false

  init(_ mask: UIInterfaceOrientationMask, preferred: UIInterfaceOrientation = .portrait) {
    self.mask = mask
    self.preferred = preferred
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
  override var shouldAutorotate: Bool { rotates }
  override var prefersInterfaceOrientationLocked: Bool { locks }
}
