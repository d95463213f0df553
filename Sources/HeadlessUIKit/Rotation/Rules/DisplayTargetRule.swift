// R1.3, R8.21
/// The interface orientation that matches a device orientation on a display.
package enum DisplayTargetRule {
  // R2.5
  /// `nil` where the device orientation matches none: flat or unknown.
  package static func target(for pose: UIDeviceOrientation, onInnerDisplay: Bool) -> UIInterfaceOrientation? {
    guard pose.isValidInterfaceOrientation else { return nil }
    guard onInnerDisplay else { return UIInterfaceOrientation(rawValue: pose.rawValue) }
    // The inner panel is built in a quarter turn off.
    switch pose {
    case .portrait: return .landscapeLeft
    case .landscapeLeft: return .portrait
    case .landscapeRight: return .portraitUpsideDown
    case .portraitUpsideDown: return .landscapeRight
    case .unknown, .faceUp, .faceDown: return nil
    }
  }
}
