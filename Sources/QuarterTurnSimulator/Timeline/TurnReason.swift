import HeadlessUIKit

/// Why the interface turned, told from what is known around the turn.
struct TurnReason {
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  let mask: UIInterfaceOrientationMask?
  let state: Timeline.State
  let wasRequested: Bool

  var text: String {
    if let mask, !mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(from.rawValue))) {
      return "the mask does not hold \(Words.name(from)) any more"
    }
    if wasRequested { return "a geometry request asked for it" }
    if state.device.isValidInterfaceOrientation, state.device.rawValue == to.rawValue {
      return state.pose == state.device ? "the device is held so" : "the device is said to be held so"
    }
    return "nothing else was left to show"
  }
}
