import QuarterTurnPlatform

extension RotationMachine {
  package enum Event: Equatable, Sendable {
    case looked(Context)
    // UIKit asks during a presentation: narrowed to the target at once, it rotates there as part of it.
    case questioned(Context)
    case rotate(RotateCall, at: UIInterfaceOrientation, hasRequests: Bool)
    case cancel(RotateCall.ID)
    case endRotation
    // The first request of several, or the only one, begins to count.
    case requestsBegan(at: UIInterfaceOrientation)
    case geometry(Geometry)
    case geometryCommitted
    // An API call, a push, a presentation, another window: what follows is a consequence of it.
    case caused(asking: [Asker])
    // The same by a transition, in which a request found undone may come back.
    case transitionBegan(asking: [Asker])
    case deviceRotated(UIInterfaceOrientation?, at: UIInterfaceOrientation, asking: [Asker])
    case refused(Rotation.ID, String, isInTransition: Bool)
    case timedOut(Rotation.ID)
    // The interface begins to rotate, or has ended: the scene may have its new orientation only then (R6.5).
    case interfaceTurns(Bool)
    // The scene has moved or changed size: what failed there may succeed here.
    case placementChanged
    // Nothing rotates in the background: what was tried there counts as not tried.
    case activated
  }

  package enum Effect: Equatable, Sendable {
    // One round of setNeedsUpdate… on the controller UIKit asks (R5.7).
    case refresh
    // Below iOS 16: writes the device's orientation (R2.9).
    case writeDeviceOrientation(UIInterfaceOrientation)
    // Below iOS 16: lets UIKit look at all windows again (R2.14).
    case attemptRotation
    // From iOS 16: a geometry request, for its error channel (R5.1).
    case requestGeometry(UIInterfaceOrientation, Rotation.ID)
    // From iOS 26: the lock preference is stated as false, so that the interface can rotate (R8.5).
    case suspendLockPreference
    case resumeLockPreference
    case startTimeout(Rotation.ID)
    case cancelTimeout(Rotation.ID)
    case complete(RotateCall.ID, RotationOutcome)
    case awaitTransition
  }

  /// Everything that a decision depends on.
  package struct Context: Equatable, Sendable {
    package enum Transition: Equatable, Sendable {
      case none
      case running
      case dismissal
      // Nothing runs, but the consequences of a rotation may not all have arrived.
      case settling
    }

    let era: Era
    let current: UIInterfaceOrientation
    // The interface orientation that matches the device orientation; nil if that is not known.
    let device: UIInterfaceOrientation?
    let preference: MaskResolution.Preference?
    let masks: SceneMasks
    let reported: ReportedMask
    let isForeground: Bool
    let transition: Transition
    let isLockHeld: Bool
    // Whether anybody listens to masks at all (R7.1 and others).
    let areMasksHonored: Bool
    // Below iOS 16: whether an interface outside its mask is brought back.
    let mayCorrect: Bool
    // The controllers that are screens, bottom to top.
    let screens: [ObjectIdentifier]
    // All requests and controllers, the rejected included.
    let askers: [Asker]

    package init(
      era: Era, current: UIInterfaceOrientation, device: UIInterfaceOrientation?, preference: MaskResolution.Preference? = nil,
      masks: SceneMasks, reported: ReportedMask, isForeground: Bool = true, transition: Transition = .none,
      isLockHeld: Bool = false, areMasksHonored: Bool = true, mayCorrect: Bool = true, screens: [ObjectIdentifier],
      askers: [Asker]
    ) {
      self.era = era
      self.current = current
      self.device = device
      self.preference = preference
      self.masks = masks
      self.reported = reported
      self.isForeground = isForeground
      self.transition = transition
      self.isLockHeld = isLockHeld
      self.areMasksHonored = areMasksHonored
      self.mayCorrect = mayCorrect
      self.screens = screens
      self.askers = askers
    }
  }

  package struct Geometry: Equatable, Sendable {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    let device: UIInterfaceOrientation?
    let hasRequests: Bool
    // Whose masks the rotation needed, if it was UIKit's own.
    let allowedBy: [Asker]

    package init(
      from: UIInterfaceOrientation, to: UIInterfaceOrientation, device: UIInterfaceOrientation?, hasRequests: Bool,
      allowedBy: [Asker]
    ) {
      self.from = from
      self.to = to
      self.device = device
      self.hasRequests = hasRequests
      self.allowedBy = allowedBy
    }
  }

  package struct Rotation: Equatable, Sendable {
    package typealias ID = Int

    package enum State: Equatable, Sendable {
      case expected
      case underWay(isRetried: Bool)
      case arrived
      // Refused or timed out: the mask is opened again, and nothing else tried for the same.
      case failed
    }

    let id: ID
    let from: UIInterfaceOrientation
    let goal: UIInterfaceOrientation
    let screen: ObjectIdentifier
    let askers: [Asker]
    var end: Pin.End
    let device: UIInterfaceOrientation?
    let masks: SceneMasks
    let preference: MaskResolution.Preference?
    var call: RotateCall.ID?
    var state: State
    var suspendsLock = false
    // Whether it can be seen already: nothing takes it back then.
    var isTurning = false
  }

  // Where an open mask would undo a rotation at once (R5.11).
  /// The narrowing of the answer to one orientation beyond a rotation.
  package struct Pin: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      case arrival
      case deviceRotates
      case ended
      // Until the next cause: an API call, a push, the user rotates the device.
      case nextCause
    }

    let side: UIInterfaceOrientation
    let screen: ObjectIdentifier
    let end: End
    let device: UIInterfaceOrientation?
    let preference: MaskResolution.Preference?
  }

  /// Rest after as many rotations as one cause may bring about.
  package struct Rest: Equatable, Sendable {
    let askers: [Asker]
    let turn: RotationChain.Turn?
  }
}

extension RotationMachine.Pin.End {
  var explanation: String {
    switch self {
    case .arrival: "until it has arrived"
    case .deviceRotates: "until the device rotates"
    case .ended: "until it is ended"
    case .nextCause: "until something else happens"
    }
  }
}

extension RotationMachine.Rotation {
  var isUnderWay: Bool { state != .expected }
}
