import QuarterTurnPlatform

/// The masks that hold where nobody makes a request: what views, roots and delegates declare, else Info.plist.
///
/// Read each time UIKit asks: nothing here allocates.
struct DefaultOrientations: Equatable {
  /// A view's, for as long as it is there.
  var byView: UIInterfaceOrientationMask?
  /// That of a root of the library.
  var byRoot: UIInterfaceOrientationMask?
  var bySceneDelegate: UIInterfaceOrientationMask?
  var byAppDelegate: UIInterfaceOrientationMask?
  /// Info.plist's, else UIKit's own default.
  var declared: UIInterfaceOrientationMask
  /// What holds on presented screens on which nobody makes a request.
  var policy = PresentationOrientationPolicy.inherited
  /// The same as a view declares it, for as long as it is there.
  var policyByView: PresentationOrientationPolicy?

  /// The one closest to what is shown.
  var mask: UIInterfaceOrientationMask { override ?? declared }

  /// What is said beside Info.plist; nil for nothing. UIKit forbids an empty mask: one that contains nothing counts as none.
  var override: UIInterfaceOrientationMask? {
    Self.valid(byView) ?? Self.valid(byRoot) ?? Self.valid(bySceneDelegate) ?? Self.valid(byAppDelegate)
  }

  /// Whether an empty mask is among them.
  var hasEmpty: Bool {
    Self.isEmpty(byView) || Self.isEmpty(byRoot) || Self.isEmpty(bySceneDelegate) || Self.isEmpty(byAppDelegate)
  }

  var effectivePolicy: PresentationOrientationPolicy { policyByView ?? policy }

  private static func valid(_ mask: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask? {
    isEmpty(mask) ? nil : mask
  }

  private static func isEmpty(_ mask: UIInterfaceOrientationMask?) -> Bool {
    mask?.isDisjoint(from: .all) ?? false
  }
}

// MARK: Info.plist

extension DefaultOrientations {
  /// The mask that UIKit takes from Info.plist for a device class (R3.3, R3.4).
  ///
  /// Unknown values are skipped as UIKit skips them; a list without a known value counts as none.
  static func declared(in infoDictionary: [String: Any], isPad: Bool) -> UIInterfaceOrientationMask {
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
  static func orientation(named value: String) -> UIInterfaceOrientation? {
    switch value {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    default: nil
    }
  }

  /// The defaults of the running app, where no scene is known.
  @MainActor
  static func ofApp(byAppDelegate mask: UIInterfaceOrientationMask?) -> DefaultOrientations {
    DefaultOrientations(
      byAppDelegate: mask,
      declared: declared(in: Platform.infoDictionary, isPad: UIDevice.current.userInterfaceIdiom == .pad))
  }
}
