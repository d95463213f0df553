import QuarterTurnPlatform

/// A turn that is under way: narrowed to its goal until the geometry has settled, the turn was refused, or a second has passed.
@MainActor
struct Turn {
  let number: Int
  let goal: UIInterfaceOrientation
  let screen: ObjectIdentifier
  /// The mask when the turn began: when it changes, the turn is planned anew.
  let mask: UIInterfaceOrientationMask
  /// Whether the answer is the goal alone while the turn lasts.
  let narrows: Bool
  let stepsAfter: [Plan.Step]
  var rotation: Rotation?
  var timer: Scheduler.Scheduled?
  var isSettled = false
  var isRetried = false

  /// How long a turn may take before it counts as failed.
  static let patience: TimeInterval = 1
}

/// The answer's narrowing to one orientation beyond a turn, where an open mask would undo it at once (R5.11).
struct Hold {
  let goal: UIInterfaceOrientation
  let end: Plan.End
  let screen: ObjectIdentifier
  /// How the device was held when it began.
  let pose: UIInterfaceOrientation?
  /// Whether a `rotate` made it, and not a preference.
  let isRotation: Bool
  /// Set when the device was turned before the interface had settled.
  var isOver = false
}

/// What was tried to bring an interface back into its mask.
struct Recovery: Equatable {
  let mask: UIInterfaceOrientationMask
  let orientation: UIInterfaceOrientation
}

/// A `rotate` whose outcome somebody waits for.
@MainActor
struct Rotation {
  let number: Int
  let asked: UIInterfaceOrientationMask
  let end: OrientationCoordinator.RotationEnd
  let screen: ObjectIdentifier?
  /// Ends the waiting where a transition in the way does not end.
  var timer: Scheduler.Scheduled?
  let completion: @MainActor (Result<UIInterfaceOrientation, OrientationError>) -> Void
}

extension Plan.End {
  /// When the narrowing ends, for explanations.
  var explanation: String {
    switch self {
    case .settled: "until it has settled"
    case .deviceTurns: "until the device turns"
    case .released: "until it is released"
    }
  }
}
