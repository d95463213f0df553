import HeadlessUIKit

/// Why the interface turned, told from what is known around the turn.
struct TurnReason {
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  /// The masks that were reported since the turn before, the last of them in force.
  let masks: [UIInterfaceOrientationMask]
  let state: Timeline.State
  let wasRequested: Bool
  let wasWritten: Bool

  var text: String {
    if let mask = masks.last, !mask.holds(from) { return "the mask does not hold \(Words.name(from)) any more" }
    if wasRequested { return "a geometry request asked for it" }
    // What is decided by one mask is carried out when the next may be in force already: that is how an interface goes there and back.
    if masks.contains(where: { !$0.holds(from) }) { return "the mask did not hold \(Words.name(from)) for a moment" }
    if wasWritten { return "the app wrote the device's orientation" }
    if state.device.isValidInterfaceOrientation, state.device.rawValue == to.rawValue {
      return state.pose == state.device ? "the device is held so" : "the device is said to be held so"
    }
    return "the controller in front or the display asks for it"
  }
}
