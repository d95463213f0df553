// R3.19, R4.5
/// The orientation a controller prefers to be presented in has to be in its own mask.
package enum PreferredOrientationRule {
  /// The exception's reason, word for word; `nil` where the value is fine.
  package static func reason(
    preferred: UIInterfaceOrientation, mask: UIInterfaceOrientationMask
  ) -> String? {
    guard !mask.holds(preferred) else { return nil }
    return "preferredInterfaceOrientationForPresentation '\(preferred.systemName)' must match a supported interface "
      + "orientation: '\(mask.systemNames)'!"
  }
}

extension UIInterfaceOrientation {
  /// The name UIKit writes into its texts.
  package var systemName: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }
}
