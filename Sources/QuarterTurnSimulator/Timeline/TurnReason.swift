import HeadlessUIKit

/// Why the interface rotated, as far as the state around the rotation tells.
struct TurnReason {
  let from: UIInterfaceOrientation
  let to: UIInterfaceOrientation
  let mask: UIInterfaceOrientationMask?
  let state: Timeline.State
  let wasRequested: Bool

  var text: String {
    if let mask, !mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(from.rawValue))) {
      return "the mask no longer contains \(Words.name(from))"
    }
    if wasRequested { return "by a geometry request" }
    if state.device.isValidInterfaceOrientation, state.device.rawValue == to.rawValue {
      return state.pose == state.device ? "it follows the device" : "it follows the device orientation that was written"
    }
    return "the mask allows nothing else"
  }
}
