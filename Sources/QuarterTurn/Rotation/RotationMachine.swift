import QuarterTurnPlatform

/// What rotates a scene's interface, as a value: events in, effects out; no UIKit objects, no clock, no closures.
package struct RotationMachine: Equatable, Sendable {
  package private(set) var rotation: Rotation?
  package private(set) var pin: Pin?
  private(set) var waiting: RotateCall?
  // The orientation before the first request, or the last one that the interface took of its own accord.
  private(set) var home: UIInterfaceOrientation?
  private(set) var usedPreference: MaskResolution.Preference?
  package private(set) var chain: RotationChain
  private(set) var failures: [RotationFailure] = []
  package private(set) var rest: Rest?
  // Whether the last review found that a rotation took away whoever it was made for.
  private(set) var isUndone = false
  private(set) var corrected: RotationFailure?
  // The last decision, for descriptions.
  private(set) var lastTarget: TargetOrientation?
  // What those found undone asked for when everything had come to rest; nil while it has not.
  private var settledUndone: [Asker]?
  private var lastID = 0

  /// - Parameter limit: how many rotations one cause may bring about.
  package init(limit: Int = RotationChain.limit) {
    chain = RotationChain(limit: limit)
  }
}

// MARK: Keeping

extension RotationMachine {
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

  /// Nothing follows from the last rotation any more.
  mutating func closeChain() { chain.close() }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }
}

// MARK: Events

extension RotationMachine {
  package mutating func handle(_ event: Event) -> [Effect] {
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
    case .interfaceTurns(let isTurning): rotation?.isTurning = isTurning
    case .placementChanged: failures = []
    case .activated: corrected = nil
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
    return rotation?.call == id ? abandon(.cancelled) : []
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
    // Held the way the interface is, the device has brought it there, whatever did at first.
    if device == current, !isRotating, pin == nil { home = current }
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

  private mutating func abandon(_ outcome: RotationOutcome) -> [Effect] {
    guard let old = rotation else { return [] }
    rotation = nil
    var effects: [Effect] = [.cancelTimeout(old.id)]
    if old.suspendsLock { effects.append(.resumeLockPreference) }
    if let call = old.call { effects.append(.complete(call, outcome)) }
    return effects
  }
}

// MARK: Passes

extension RotationMachine {
  // Before anything is refreshed.
  // Returns whether the mask has to be resolved again, without those that the last rotation took away.
  package mutating func review(_ context: Context) -> Bool {
    guard !isRotating || isOver else {
      isUndone = false
      return false
    }
    let before = chain.undone
    isUndone = chain.review(current: context.current, effective: context.masks.effective(), askers: context.askers)
    return chain.undone != before
  }

  // MARK: Looking

  private mutating func looked(_ context: Context) -> [Effect] {
    var effects = endWhatLostItsPlace(context)
    if isOver, let arrived = rotation {
      effects += arrive(arrived, context)
      let isUnchanged =
        context.masks.resolved == arrived.masks.resolved && context.masks.effective() == arrived.masks.effective()
      // With unchanged masks an arrival chooses no goal: what is current is where it has to be (B80).
      if isUnchanged || !context.areMasksHonored { return effects + open(context) }
    }
    failures.removeAll { $0.masks?.resolved != context.masks.resolved }
    if context.transition == .running || context.transition == .dismissal, needsAction(context) {
      // What keeps the interface as it is may be told at once, before the device rotates it for nothing.
      let keeps = context.masks.arriving != nil && context.masks.effective().allows(context.current) && rotation == nil
      return effects + (keeps ? open(context) : []) + [.awaitTransition]
    }
    if let rest = restIfDue(context) { return effects + rest }
    if context.areMasksHonored || waiting != nil { effects += decide(context) } else { forgetPlans(context) }
    if effects.isEmpty, rotation == nil, context.transition == .none { chain.close() }
    return effects
  }

  private mutating func arrive(_ arrived: Rotation, _ context: Context) -> [Effect] {
    let effects = (arrived.suspendsLock ? [.resumeLockPreference] : []) + completeArrived()
    rotation = nil
    if arrived.end != .arrival {
      let kept = Pin(
        side: arrived.goal, screen: arrived.screen, end: arrived.end, device: arrived.device, preference: arrived.preference)
      pin = holds(kept, context) ? kept : nil
    }
    return effects
  }

  // A `rotate` ends when the screen that called is gone, and a pin when the mask excludes it.
  private mutating func endWhatLostItsPlace(_ context: Context) -> [Effect] {
    var effects: [Effect] = []
    if let call = waiting, let screen = call.screen, !context.screens.contains(screen) {
      waiting = nil
      effects += [.cancelTimeout(call.id), .complete(call.id, .cancelled)]
    }
    if let pin, !holds(pin, context) { self.pin = nil }
    if let rotation, rotation.isUnderWay, !isOver, !rotation.isTurning, !context.screens.contains(rotation.screen) {
      effects += abandon(.cancelled)
    }
    return effects
  }

  private mutating func forgetPlans(_ context: Context) {
    if rotation?.state == .expected { rotation = nil }
    usedPreference = context.preference
    if pin?.preference != nil { pin = nil }
  }

  // MARK: Resting

  // After an undone rotation, or as many as one cause may bring about, nothing rotates unless it has to.
  // Returns the effects; nil if it is not time to rest.
  private mutating func restIfDue(_ context: Context) -> [Effect]? {
    let requests = context.askers.filter { $0.role == .request }
    if pin?.end == .nextCause {
      // Another request may have come with the last rotation: that is a consequence, and no cause.
      if chain.isOpen, rest != nil { rest = Rest(askers: requests, turn: chain.last) }
      if rest?.askers == requests, waiting == nil { return resting(context) }
      _ = handle(.caused(asking: context.askers))
    }
    if !chain.isOpen { isUndone = false }
    guard waiting == nil, context.areMasksHonored, !isRotating, pin?.screen != context.screens.last || isUndone,
      context.era > .ios15 || context.mayCorrect
    else { return nil }
    let effective = context.masks.effective()
    guard let target = target(context, in: effective) else { return nil }
    guard target.orientation != context.current || mayFollowUnknownDevice(context, in: effective) else {
      if context.transition == .none { chain.close() }
      return nil
    }
    guard chain.isOpen else {
      chain.begin(asking: context.askers)
      rest = nil
      return nil
    }
    guard isUndone || chain.isExhausted, effective.allows(context.current) || chain.isExhausted else { return nil }
    // A device that is held that way would not rotate it when the mask opens; where that is not known, it may.
    if context.device != context.current || !effective.allows(context.current), let screen = context.screens.last {
      pin = Pin(side: context.current, screen: screen, end: .nextCause, device: context.device, preference: nil)
    }
    rest = Rest(askers: requests, turn: chain.last)
    return resting(context)
  }

  private mutating func resting(_ context: Context) -> [Effect] {
    if rotation?.state == .expected { rotation = nil }
    usedPreference = context.preference
    if context.transition == .none { chain.close() }
    guard context.masks.effective().allows(context.current) else { return [] }
    return open(context)
  }

  // MARK: Deciding

  private mutating func decide(_ context: Context) -> [Effect] {
    var effects: [Effect] = []
    let wish = wish(context)
    if case .excluded(let call) = wish {
      waiting = nil
      // What else there is to do comes next.
      return [.cancelTimeout(call.id), .complete(call.id, .excluded(call.mask))] + decide(context)
    }
    if wish == .correct {
      corrected = RotationFailure(kind: .timedOut, goal: context.current, from: context.current, masks: context.masks)
    }
    usedPreference = context.preference
    if rotation?.state == .expected { rotation = nil }
    if case .call = wish {
    } else if let rotation {
      if wish == .nothing, keepsGoing(rotation, context) { return [] }
      effects = abandon(.excluded(rotation.goal.soleMask))
    }
    if wish != .nothing, let pin, pin.screen == context.screens.last { self.pin = nil }
    return effects + act(on: wish, context)
  }

  private mutating func act(on wish: Wish, _ context: Context) -> [Effect] {
    let pinned = wish == .nothing ? lastingPin(on: context.screens.last) : nil
    let answer = context.masks.answer(pinned: pinned).mask
    let effective = context.masks.effective(pinned: pinned)
    let isControllerNews = context.reported.isControllerChanged && context.reported.controller != context.masks.controller
    let known = context.reported.mask(besides: answer)
    let isUnchanged = known == answer && !isControllerNews
    if isUnchanged, wish == .nothing { return [] }
    // Masks changed in the background take effect on activation (R5.14).
    guard context.isForeground else { return end(wish, .notInForeground) }
    guard let target = target(wish, context, in: effective) else { return isUnchanged ? [] : follow(context.era) }
    lastTarget = target
    let end = pinEnd(wish, target.orientation, context, effective: effective)
    if target.orientation == context.current {
      return stay(wish, end: end, context, known: known, isUnchanged: isUnchanged)
    }
    return rotate(wish, to: target.orientation, end: end ?? .arrival, context, known: isControllerNews ? [] : known)
  }

  private mutating func end(_ wish: Wish, _ outcome: RotationOutcome) -> [Effect] {
    guard case .call(let call, _) = wish else { return [] }
    waiting = nil
    return [.cancelTimeout(call.id), .complete(call.id, outcome)]
  }

  private mutating func stay(
    _ wish: Wish, end: Pin.End?, _ context: Context, known: UIInterfaceOrientationMask, isUnchanged: Bool
  ) -> [Effect] {
    var effects: [Effect] = []
    if case .call = wish { effects += abandon(.superseded) }
    if let end, let screen = context.screens.last {
      pin = Pin(
        side: context.current, screen: screen, end: end, device: context.device, preference: preference(of: wish, context))
      if context.era >= .ios16, known != context.current.soleMask { effects.append(.refresh) }
    } else if !isUnchanged {
      effects += follow(context.era)
    }
    return effects + self.end(wish, .arrived(context.current))
  }

  private mutating func rotate(
    _ wish: Wish, to goal: UIInterfaceOrientation, end: Pin.End, _ context: Context, known: UIInterfaceOrientationMask
  ) -> [Effect] {
    guard let screen = context.screens.last else { return [] }
    var effects: [Effect] = []
    var call: RotateCall.ID?
    if case .call(let waited, _) = wish {
      effects += abandon(.superseded) + [.cancelTimeout(waited.id)]
      call = waited.id
      waiting = nil
      pin = nil
    } else if end != .arrival {
      pin = nil
    }
    // Below 16 the device reads what was written until it moves: nothing else tells where to go back to.
    if context.era == .ios15, home == nil { home = context.current }
    let id = makeID()
    let suspendsLock = context.era >= .ios26 && context.isLockHeld
    rotation = Rotation(
      id, to: goal, on: screen, context, end: end, preference: preference(of: wish, context), call: call,
      state: .underWay(isRetried: false), suspendsLock: suspendsLock)
    effects.append(.startTimeout(id))
    if suspendsLock { effects.append(.suspendLockPreference) }
    guard context.era >= .ios16 else { return effects + [.writeDeviceOrientation(goal), .attemptRotation] }
    effects.append(.refresh)
    // A refresh with the mask that UIKit knows already does nothing (R5.8).
    if call != nil || wish == .correct && known == goal.soleMask { effects.append(.requestGeometry(goal, id)) }
    return effects
  }

  // UIKit rotates as part of the presentation that made it ask: narrowed to the target at once, it rotates there.
  private mutating func questioned(_ context: Context) -> [Effect] {
    // A dismissal may rotate the interface back before anybody has looked at what the last rotation took away.
    if chain.isOpen { _ = review(context) }
    guard !isRotating, let screen = context.screens.last else { return [] }
    rotation = nil
    guard let target = target(context, in: context.masks.effective()), target.orientation != context.current else { return [] }
    rotation = Rotation(makeID(), to: target.orientation, on: screen, context, end: .arrival, state: .expected)
    return []
  }
}
