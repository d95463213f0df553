import QuarterTurnPlatform

// Read each time UIKit asks: nothing here allocates.
/// The masks that apply without a request: what views, roots and delegates declare, else Info.plist.
struct DefaultOrientations: Equatable {
  /// Who declares a default beside Info.plist; the first one in this order that does holds.
  enum Source: Int { case view, root, sceneDelegate, appDelegate }

  private var stated: [UIInterfaceOrientationMask?]
  // Info.plist's, else UIKit's own default.
  let declared: UIInterfaceOrientationMask
  private(set) var policy = PresentationOrientationPolicy.inherited
  private var policyByView: PresentationOrientationPolicy?

  init(byAppDelegate: UIInterfaceOrientationMask? = nil, declared: UIInterfaceOrientationMask) {
    stated = [nil, nil, nil, byAppDelegate]
    self.declared = declared
  }

  /// Takes over what somebody declares; nil takes it back.
  ///
  /// - Returns: whether it is something else than before.
  @discardableResult
  mutating func declare(_ mask: UIInterfaceOrientationMask?, by source: Source) -> Bool {
    guard stated[source.rawValue] != mask else { return false }
    stated[source.rawValue] = mask
    return true
  }

  mutating func set(_ policy: PresentationOrientationPolicy) { self.policy = policy }

  mutating func declareInView(_ policy: PresentationOrientationPolicy?) { policyByView = policy }

  var mask: UIInterfaceOrientationMask { override ?? declared }

  // UIKit forbids an empty mask: one that contains nothing counts as none.
  var override: UIInterfaceOrientationMask? {
    for case let mask? in stated where !mask.isDisjoint(from: .all) { return mask }
    return nil
  }

  var hasEmpty: Bool { stated.contains { $0?.isDisjoint(from: .all) ?? false } }

  var effectivePolicy: PresentationOrientationPolicy { policyByView ?? policy }
}

// MARK: Info.plist

extension DefaultOrientations {
  // Unknown values are skipped as UIKit skips them; a list without a known value counts as none (R3.3, R3.4).
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

  // Such as `UIInterfaceOrientationLandscapeLeft` (R3.4).
  static func orientation(named value: String) -> UIInterfaceOrientation? {
    switch value {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    default: nil
    }
  }

  @MainActor
  static func ofApp(byAppDelegate mask: UIInterfaceOrientationMask?) -> DefaultOrientations {
    DefaultOrientations(
      byAppDelegate: mask,
      declared: declared(in: Platform.infoDictionary, isPad: UIDevice.current.userInterfaceIdiom == .pad))
  }
}
