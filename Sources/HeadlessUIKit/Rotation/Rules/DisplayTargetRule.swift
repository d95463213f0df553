/// Which way an interface is up to look upright for the hand that holds the device (R1.3, R8.21).
package enum DisplayTargetRule {
  /// `nil` where the pose asks for nothing: flat or unknown (R2.5).
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
