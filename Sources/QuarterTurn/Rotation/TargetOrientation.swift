import QuarterTurnPlatform

/// The orientation that the interface should end in.
struct TargetOrientation: Equatable, Sendable {
  enum Reason: String, Sendable {
    case requested = "rotate(to:) requested it"
    case preferred = "the newest request prefers it"
    case device = "it matches the device orientation"
    case home = "it was the orientation before"
    case current = "it is the current orientation"
    case fallback = "it is the first one allowed"
  }

  let orientation: UIInterfaceOrientation
  let reason: Reason

  // R2.5, R5.9
  // The first candidate inside a mask, else UIKit's fallback; nil for an empty mask.
  // `device`: nil while the device lies flat or its orientation is not known. `home`: the orientation before the first request, or the
  // last one that the interface took of its own accord.
  init?(
    requested: UIInterfaceOrientation? = nil, preferred: UIInterfaceOrientation? = nil, device: UIInterfaceOrientation? = nil,
    home: UIInterfaceOrientation? = nil, current: UIInterfaceOrientation, in mask: UIInterfaceOrientationMask
  ) {
    let ranked: [(UIInterfaceOrientation?, Reason)] = [
      (requested, .requested), (preferred, .preferred), (device, .device), (home, .home), (current, .current),
      (mask.fallback, .fallback),
    ]
    for case (let orientation?, let reason) in ranked where mask.allows(orientation) {
      self.orientation = orientation
      self.reason = reason
      return
    }
    return nil
  }
}
