import QuarterTurnPlatform

/// The orientation that the interface should end in.
struct TargetOrientation: Equatable, Sendable {
  enum Reason: String, Sendable {
    case requested = "it was asked for"
    case preferred = "the newest request prefers it"
    case device = "the device is held that way"
    case home = "the interface was that way before"
    case current = "the interface is that way already"
    case fallback = "it is the first that is allowed"
  }

  let orientation: UIInterfaceOrientation
  let reason: Reason

  // R2.5, R5.9
  // The first candidate inside a mask, else UIKit's fallback; nil for an empty mask.
  // - Parameters:
  //   - device: the matching interface orientation; nil while the device lies flat or its orientation is not known.
  //   - home: the orientation before the first request, or the last one that the interface took of its own accord.
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
