import QuarterTurnPlatform

/// The masks that views and delegates state for where nobody asks for another.
///
/// Read each time UIKit asks: nothing here allocates.
struct StatedDefaults: Equatable {
  /// A view's, for as long as it is there.
  var byView: UIInterfaceOrientationMask?
  /// That of a root of the library.
  var byRoot: UIInterfaceOrientationMask?
  var bySceneDelegate: UIInterfaceOrientationMask?
  var byAppDelegate: UIInterfaceOrientationMask?

  /// The one closest to what is shown; nil where nobody states any. UIKit forbids an empty mask: one that holds nothing counts as none.
  var mask: UIInterfaceOrientationMask? {
    Self.valid(byView) ?? Self.valid(byRoot) ?? Self.valid(bySceneDelegate) ?? Self.valid(byAppDelegate)
  }

  /// Whether a mask that holds nothing is among them.
  var isEmptyStated: Bool {
    Self.isEmpty(byView) || Self.isEmpty(byRoot) || Self.isEmpty(bySceneDelegate) || Self.isEmpty(byAppDelegate)
  }

  private static func valid(_ mask: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask? {
    isEmpty(mask) ? nil : mask
  }

  private static func isEmpty(_ mask: UIInterfaceOrientationMask?) -> Bool {
    mask?.isDisjoint(from: .all) ?? false
  }
}
