import QuarterTurnPlatform

/// The orientation that the interface should end in ("How a turn comes about").
package struct Goal: Equatable, Sendable {
  /// What the choice was made by.
  package enum Reason: String, Sendable {
    case asked = "it was asked for"
    case preferred = "the newest request prefers it"
    case pose = "the device is held that way"
    case before = "the interface was that way before"
    case current = "the interface is that way already"
    case fallback = "it is the first that is allowed"
  }

  package let orientation: UIInterfaceOrientation
  package let reason: Reason

  /// What may be chosen from, in the order of precedence.
  package struct Candidates: Equatable, Sendable {
    package var asked: UIInterfaceOrientation?
    package var preferred: UIInterfaceOrientation?
    /// The interface orientation of the device's pose; nil while it is flat, unknown, or our own writing (R2.5, R2.9).
    package var pose: UIInterfaceOrientation?
    /// The orientation before the first request, or the last one that the interface took of its own accord.
    package var before: UIInterfaceOrientation?
    package var current: UIInterfaceOrientation

    package init(
      asked: UIInterfaceOrientation? = nil, preferred: UIInterfaceOrientation? = nil, pose: UIInterfaceOrientation? = nil,
      before: UIInterfaceOrientation? = nil, current: UIInterfaceOrientation
    ) {
      self.asked = asked
      self.preferred = preferred
      self.pose = pose
      self.before = before
      self.current = current
    }
  }

  /// The first candidate inside the mask, else the fallback of R5.9; nil for an empty mask.
  package init?(_ candidates: Candidates, in mask: UIInterfaceOrientationMask) {
    let ranked: [(UIInterfaceOrientation?, Reason)] = [
      (candidates.asked, .asked), (candidates.preferred, .preferred), (candidates.pose, .pose), (candidates.before, .before),
      (candidates.current, .current), (mask.fallback, .fallback),
    ]
    for case (let orientation?, let reason) in ranked where mask.allows(orientation) {
      self.orientation = orientation
      self.reason = reason
      return
    }
    return nil
  }
}
