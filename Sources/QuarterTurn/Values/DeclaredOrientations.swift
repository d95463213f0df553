import QuarterTurnPlatform

/// What Info.plist says about orientations: UIKit's own default where no delegate answers.
package enum DeclaredOrientations {
  /// The mask that UIKit takes from Info.plist for a device class (R3.3, R3.4).
  ///
  /// Unknown values are skipped as UIKit skips them; a list without a known value counts as none.
  package static func mask(in infoDictionary: [String: Any], isPad: Bool) -> UIInterfaceOrientationMask {
    let key = "UISupportedInterfaceOrientations"
    // The device variant overrides the plain key as a whole; the two are not combined (R3.4).
    let list = infoDictionary[key + (isPad ? "~ipad" : "~iphone")] ?? infoDictionary[key]
    let mask = ((list as? [String]) ?? []).reduce(into: UIInterfaceOrientationMask()) { mask, value in
      mask.formUnion(orientation(named: value)?.soleMask ?? [])
    }
    guard mask.isEmpty else { return mask }
    return isPad ? .all : .allButUpsideDown
  }

  /// The orientation that an entry of the list means, such as `UIInterfaceOrientationLandscapeLeft` (R3.4).
  package static func orientation(named value: String) -> UIInterfaceOrientation? {
    switch value {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    default: nil
    }
  }

  /// The mask of the running app, where no scene is known.
  @MainActor
  package static var ofApp: UIInterfaceOrientationMask {
    mask(in: Platform.infoDictionary, isPad: UIDevice.current.userInterfaceIdiom == .pad)
  }
}
