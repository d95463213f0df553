import QuarterTurnPlatform

/// What rotates a scene's interface, as a value: events in, effects out; no UIKit objects, no clock, no closures.
struct RotationMachine: Equatable, Sendable {
  enum Event: Equatable, Sendable {
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
    // The scene has moved or changed size: what failed there may succeed here.
    case placementChanged
  }

  enum Effect: Equatable, Sendable {
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
  struct Context: Equatable, Sendable {
    enum Transition: Equatable, Sendable {
      case none
      case running
      case dismissal
      // Nothing runs, but the consequences of a rotation may not all have arrived.
      case settling
    }

    var era: Era
    var current: UIInterfaceOrientation
    // The interface orientation that matches the device orientation; nil if that is not known.
    var device: UIInterfaceOrientation?
    var preference: MaskResolution.Preference?
    var masks: SceneMasks
    var reported: ReportedMask
    var isForeground = true
    var transition = Transition.none
    var isLockHeld = false
    // Whether anybody listens to masks at all (R7.1 and others).
    var areMasksHonored = true
    // Below iOS 16: whether an interface outside its mask is brought back.
    var mayCorrect = false
    // The controllers that are screens, bottom to top.
    var screens: [ObjectIdentifier]
    // All requests and controllers, the rejected included.
    var askers: [Asker]
  }

  struct Geometry: Equatable, Sendable {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    let device: UIInterfaceOrientation?
    let hasRequests: Bool
    // Whose masks the rotation needed, if it was UIKit's own.
    let allowedBy: [Asker]
  }

  struct Rotation: Equatable, Sendable {
    typealias ID = Int

    enum State: Equatable, Sendable {
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
  }

  // Where an open mask would undo a rotation at once (R5.11).
  /// The narrowing of the answer to one orientation beyond a rotation.
  struct Pin: Equatable, Sendable {
    enum End: Equatable, Sendable {
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
  struct Rest: Equatable, Sendable {
    let askers: [Asker]
    let turn: RotationChain.Turn?
  }

  var rotation: Rotation?
  var pin: Pin?
  var waiting: RotateCall?
  // The orientation before the first request, or the last one that the interface took of its own accord.
  var home: UIInterfaceOrientation?
  var usedPreference: MaskResolution.Preference?
  var chain = RotationChain()
  var failures: [RotationFailure] = []
  var rest: Rest?
  // Whether the last review found that a rotation took away whoever it was made for.
  var isUndone = false
  var corrected: RotationFailure?
  // The last decision, for descriptions.
  var lastTarget: TargetOrientation?
  // What those found undone asked for when everything had come to rest; nil while it has not.
  private var settledUndone: [Asker]?
  private var lastID = 0
}

// MARK: Reading

extension RotationMachine {
  // The only orientation to return on a screen; nil for the whole mask.
  func pinned(on screen: ObjectIdentifier?) -> UIInterfaceOrientation? {
    if let rotation, rotation.screen == screen { return rotation.goal }
    return pin.flatMap { $0.screen == screen ? $0.side : nil }
  }

  func lastingPin(on screen: ObjectIdentifier?) -> UIInterfaceOrientation? {
    if let rotation, rotation.screen == screen, rotation.isUnderWay, rotation.end != .arrival { return rotation.goal }
    return pin.flatMap { $0.screen == screen ? $0.side : nil }
  }

  // Whether a rotation has begun and not ended.
  var isRotating: Bool { rotation?.isUnderWay ?? false }

  var isOver: Bool { rotation?.state == .arrived || rotation?.state == .failed }

  var pinEnd: Pin.End { rotation.flatMap { $0.isUnderWay && $0.end != .arrival ? $0.end : nil } ?? pin?.end ?? .arrival }

  var isAtRest: Bool { rotation == nil && waiting == nil && (pin == nil || pin?.end == .nextCause) }

  var suspendsLock: Bool { rotation?.suspendsLock ?? false }

  // Returns whether those found undone ask for something else than when everything had come to rest.
  mutating func noteUndone(asking: [Asker]) -> Bool {
    guard !chain.isOpen, !chain.undone.isEmpty else {
      settledUndone = nil
      return false
    }
    defer { settledUndone = asking }
    guard let settledUndone, !asking.isEmpty else { return false }
    return settledUndone != asking
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
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

// MARK: Events

extension RotationMachine {
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .looked(let context): return looked(context)
    case .questioned(let context): return questioned(context)
    case .rotate(let call, let current, let hasRequests): return wait(for: call, current, hasRequests: hasRequests)
    case .cancel(let id): return cancel(id)
    case .endRotation: endRotation()
    case .requestsBegan(let current): if home == nil || !isRotating { home = current }
    case .geometry(let geometry): return geometryChanged(geometry)
    case .geometryCommitted: return completeArrived()
    case .caused(let asking): begin(asking: asking)
    case .transitionBegan(let asking): begin(asking: asking + chain.undone)
    case .deviceRotated(let device, let current, let asking): deviceRotated(device, current, asking)
    case .refused(let id, let text, let isInTransition): return refused(id, text, isInTransition: isInTransition)
    case .timedOut(let id): return timedOut(id)
    case .placementChanged: failures = []
    }
    return []
  }

  private mutating func begin(asking: [Asker]) {
    chain.begin(asking: asking)
    rest = nil
    if pin?.end == .nextCause { pin = nil }
  }

  private mutating func wait(for call: RotateCall, _ current: UIInterfaceOrientation, hasRequests: Bool) -> [Effect] {
    // Where to go back to when nobody asks for anything else.
    if pin == nil, rotation == nil, !hasRequests { home = current }
    var effects: [Effect] = []
    if let waiting { effects += [.cancelTimeout(waiting.id), .complete(waiting.id, .superseded)] }
    if let older = rotation?.call { effects.append(.complete(older, .superseded)) }
    rotation?.call = nil
    waiting = call
    return effects + [.startTimeout(call.id)]
  }

  private mutating func cancel(_ id: RotateCall.ID) -> [Effect] {
    if waiting?.id == id {
      waiting = nil
      return [.cancelTimeout(id), .complete(id, .cancelled)]
    }
    guard rotation?.call == id else { return [] }
    pin = nil
    return abandon(.cancelled)
  }

  private mutating func endRotation() {
    if let pin, pin.preference == nil, pin.end != .nextCause { self.pin = nil }
    if rotation?.preference == nil, rotation?.end == .ended || rotation?.end == .deviceRotates { rotation?.end = .arrival }
  }

  private mutating func geometryChanged(_ geometry: Geometry) -> [Effect] {
    var effects: [Effect] = []
    // What comes after everything had come to rest is the first consequence of something else.
    if !chain.isOpen { chain.begin(asking: Array(chain.undone)) }
    if let rotation, rotation.goal == geometry.to {
      chain.rotated(RotationChain.Turn(from: rotation.from, to: geometry.to, askers: rotation.askers, isUIKits: false))
      if rotation.isUnderWay {
        self.rotation?.state = .arrived
        failures = []
        corrected = nil
        effects.append(.cancelTimeout(rotation.id))
      }
    } else {
      chain.rotated(RotationChain.Turn(from: geometry.from, to: geometry.to, askers: geometry.allowedBy, isUIKits: true))
    }
    failures.removeAll { $0.goal == geometry.to }
    if !isRotating, pin == nil, geometry.to == geometry.device || !geometry.hasRequests { home = geometry.to }
    return effects
  }

  private mutating func completeArrived() -> [Effect] {
    guard let rotation, rotation.state == .arrived, let call = rotation.call else { return [] }
    self.rotation?.call = nil
    return [.complete(call, .arrived(rotation.goal))]
  }

  private mutating func deviceRotated(_ device: UIInterfaceOrientation?, _ current: UIInterfaceOrientation, _ asking: [Asker]) {
    guard let device else { return }
    // UIKit may have rotated before it said why: that rotation follows from this move.
    let isCounted = chain.count == 1 && device == current && chain.last?.isUIKits == true
    if !isCounted { begin(asking: asking) } else if pin?.end == .nextCause { pin = nil }
    if let pin, pin.end == .deviceRotates, pin.device != device { self.pin = nil }
    if let rotation, rotation.isUnderWay, rotation.end == .deviceRotates, rotation.device != device {
      self.rotation?.end = .arrival
    }
  }

  private mutating func refused(_ id: Rotation.ID, _ text: String, isInTransition: Bool) -> [Effect] {
    guard let rotation, rotation.id == id, case .underWay(let isRetried) = rotation.state else { return [] }
    if !isRetried, isInTransition {
      self.rotation?.state = .underWay(isRetried: true)
      return [.cancelTimeout(id), .startTimeout(id), .awaitTransition]
    }
    return fail(rotation, .refused(text), .refused(text))
  }

  private mutating func timedOut(_ id: Rotation.ID) -> [Effect] {
    if waiting?.id == id {
      waiting = nil
      return [.complete(id, .timedOut)]
    }
    guard let rotation, rotation.id == id, case .underWay = rotation.state else { return [] }
    return fail(rotation, .timedOut, .timedOut)
  }

  // What has just failed is not tried again for the same mask from the same orientation.
  private mutating func fail(_ rotation: Rotation, _ kind: RotationFailure.Kind, _ outcome: RotationOutcome) -> [Effect] {
    let failure = RotationFailure(kind: kind, goal: rotation.goal, from: rotation.from, masks: rotation.masks)
    corrected = failure
    if rotation.call == nil || kind != .timedOut { failures = [failure] }
    if pin?.side == rotation.goal { pin = nil }
    self.rotation?.state = .failed
    self.rotation?.end = .arrival
    self.rotation?.call = nil
    return [.cancelTimeout(rotation.id)] + (rotation.call.map { [.complete($0, outcome)] } ?? [])
  }

  mutating func abandon(_ outcome: RotationOutcome) -> [Effect] {
    guard let old = rotation else { return [] }
    rotation = nil
    var effects: [Effect] = [.cancelTimeout(old.id)]
    if old.suspendsLock { effects.append(.resumeLockPreference) }
    if let call = old.call { effects.append(.complete(call, outcome)) }
    return effects
  }
}
