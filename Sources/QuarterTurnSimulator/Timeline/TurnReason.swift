import HeadlessUIKit

/// Why the interface rotated, as far as the state around the rotation tells.
struct TurnReason {
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  /// The masks that were reported since the turn before, the last of them in force.
  let masks: [UIInterfaceOrientationMask]
  let state: Timeline.State
  let wasRequested: Bool
  let wasWritten: Bool

  var text: String {
    if let mask = masks.last, !mask.holds(from) { return "the mask no longer contains \(Words.name(from))" }
    if wasRequested { return "by a geometry request" }
    // What is decided by one mask is carried out when the next may be in force already: that is how an interface goes there and back.
    if masks.contains(where: { !$0.holds(from) }) { return "the mask did not contain \(Words.name(from)) for a moment" }
    if wasWritten { return "the app wrote the device orientation" }
    if state.device.isValidInterfaceOrientation, state.device.rawValue == to.rawValue {
      return state.pose == state.device ? "it follows the device" : "it follows the device orientation that was written"
    }
    return "the controller in front or the display requires it"
  }
}
