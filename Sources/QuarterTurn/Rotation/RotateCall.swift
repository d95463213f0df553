import QuarterTurnPlatform

/// A call of `rotate(to:until:)` whose outcome somebody awaits.
package struct RotateCall: Equatable, Sendable {
  package typealias ID = Int

  let id: ID
  let mask: UIInterfaceOrientationMask
  let end: RotationMachine.Pin.End
  // The screen in front when it was made: the call ends with it.
  let screen: ObjectIdentifier?
}

package enum RotationOutcome: Equatable, Sendable {
  case arrived(UIInterfaceOrientation)
  case excluded(UIInterfaceOrientationMask)
  case superseded
  case cancelled
  case notInForeground
  case timedOut
  case refused(String)
}

/// A rotation that failed; kept while the same is wanted in the same place.
struct RotationFailure: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case refused(String)
    case timedOut
  }

  let kind: Kind
  let goal: UIInterfaceOrientation
  let from: UIInterfaceOrientation
  let masks: SceneMasks?
}
