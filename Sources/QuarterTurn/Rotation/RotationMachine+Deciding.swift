import QuarterTurnPlatform

extension RotationMachine {
  private enum Wish: Equatable {
    case nothing
    case preferred(UIInterfaceOrientation)
    case call(RotateCall, UIInterfaceOrientation)
    // The interface is outside its mask, and what kept it there is over.
    case correct
  }

  // MARK: Reviewing

  // Before anything is refreshed.
  // Returns whether the mask has to be resolved again, without those that the last rotation took away.
  mutating func review(_ context: Context) -> Bool {
    guard !isRotating || isOver else {
      isUndone = false
      return false
    }
    let before = chain.undone
    isUndone = chain.review(current: context.current, effective: context.masks.effective(), askers: context.askers)
    return chain.undone != before
  }

  // MARK: Looking

  mutating func looked(_ context: Context) -> [Effect] {
    var effects = endWhatLostItsPlace(context)
    if isOver, let arrived = rotation {
      effects += arrive(arrived)
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

  private mutating func arrive(_ arrived: Rotation) -> [Effect] {
    var effects = completeAndResume(arrived)
    rotation = nil
    if arrived.end != .arrival {
      pin = Pin(
        side: arrived.goal, screen: arrived.screen, end: arrived.end, device: arrived.device, preference: arrived.preference)
    }
    if let call = arrived.call { effects.append(.complete(call, .arrived(arrived.goal))) }
    return effects
  }

  private func completeAndResume(_ arrived: Rotation) -> [Effect] {
    arrived.suspendsLock ? [.resumeLockPreference] : []
  }

  /// Lets UIKit know the whole mask, or what a pin leaves of it.
  private func open(_ context: Context) -> [Effect] {
    let answer = context.masks.answer(pinned: pinned(on: context.screens.last)).mask
    guard context.era >= .ios16, context.reported.known(besides: answer) != answer else { return [] }
    return [.refresh]
  }

  // A `rotate` ends when the screen that called is gone, and a pin when the mask excludes it.
  private mutating func endWhatLostItsPlace(_ context: Context) -> [Effect] {
    var effects: [Effect] = []
    if let call = waiting, let screen = call.screen, !context.screens.contains(screen) {
      waiting = nil
      effects += [.cancelTimeout(call.id), .complete(call.id, .cancelled)]
    }
    if let pin {
      let isOnTop = pin.screen == context.screens.last
      let isPossible = context.masks.resolved.allows(pin.side) && context.masks.controller.allows(pin.side)
      let isObsolete = pin.end != .nextCause && (isOnTop && !isPossible)
      // What a preference brought about ends with the request that stated it.
      let isUnwanted = pin.preference != nil && context.preference != usedPreference
      if !context.screens.contains(pin.screen) || isObsolete || isUnwanted { self.pin = nil }
    }
    if let rotation, rotation.isUnderWay, !isOver, !context.screens.contains(rotation.screen) {
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
      if rest?.askers == requests, waiting == nil { return resting(context) }
      _ = handle(.caused(asking: context.askers))
    }
    if !chain.isOpen { isUndone = false }
    guard waiting == nil, context.areMasksHonored, !isRotating, pin == nil || isUndone,
      context.era > .ios15 || context.mayCorrect
    else { return nil }
    let effective = context.masks.effective()
    guard
      let target = TargetOrientation(
        preferred: unusedPreference(context)?.orientation, device: context.device, home: home, current: context.current,
        in: effective)
    else { return nil }
    // Where it is not known how the device is held, UIKit may rotate into an open mask.
    let mayFollowDevice =
      chain.isOpen && (isUndone || chain.isExhausted) && context.device == nil && effective != context.current.soleMask
    guard target.orientation != context.current || mayFollowDevice else {
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
    chain.close()
    return resting(context)
  }

  private mutating func resting(_ context: Context) -> [Effect] {
    if rotation?.state == .expected { rotation = nil }
    usedPreference = context.preference
    guard context.masks.effective().allows(context.current) else { return [] }
    return open(context)
  }

  // MARK: Deciding

  private func unusedPreference(_ context: Context) -> MaskResolution.Preference? {
    context.preference == usedPreference ? nil : context.preference
  }

  private func needsAction(_ context: Context) -> Bool {
    if waiting != nil || rotation?.state == .expected || context.reported.isControllerChanged || context.transition == .dismissal
    {
      return true
    }
    let answer = context.masks.answer(pinned: lastingPin(on: context.screens.last)).mask
    return unusedPreference(context) != nil || context.reported.known(besides: answer) != answer || isOutsideMask(context)
  }

  // Although UIKit knows the mask. From 16 on UIKit corrects that itself; below, nothing rotates an interface that lost its
  // orientation during another rotation or behind a window (R2.14). Tried once for a mask and an orientation.
  private func isOutsideMask(_ context: Context) -> Bool {
    guard context.era == .ios15, !isRotating, context.mayCorrect else { return false }
    let masks = context.masks
    let answer = masks.answer(pinned: lastingPin(on: context.screens.last)).mask
    guard context.reported.known(besides: answer) == answer else { return false }
    let allowed = answer.intersection(masks.controller).intersection(masks.device)
    guard context.current != .unknown, !allowed.isEmpty, !allowed.allows(context.current) else { return false }
    return corrected?.from != context.current || corrected?.masks?.effective() != masks.effective()
  }

  private mutating func decide(_ context: Context) -> [Effect] {
    var effects: [Effect] = []
    let wish: Wish
    if let call = waiting {
      let possible = call.mask.intersection(context.masks.effective())
      let target = TargetOrientation(device: context.device, home: home, current: context.current, in: possible)
      guard let target else {
        waiting = nil
        // What else there is to do comes next.
        return [.cancelTimeout(call.id), .complete(call.id, .excluded(call.mask))] + decide(context)
      }
      wish = .call(call, target.orientation)
    } else if let preference = unusedPreference(context) {
      wish = .preferred(preference.orientation)
    } else if isOutsideMask(context) {
      wish = .correct
      corrected = RotationFailure(kind: .timedOut, goal: context.current, from: context.current, masks: context.masks)
    } else {
      wish = .nothing
    }
    usedPreference = context.preference
    if rotation?.state == .expected { rotation = nil }
    if case .call = wish {
    } else if let rotation {
      if wish == .nothing, keepsGoing(rotation, context) { return effects }
      effects += abandon(.excluded(rotation.goal.soleMask))
    }
    if wish != .nothing, let pin, pin.screen == context.screens.last { self.pin = nil }
    return effects + act(on: wish, context)
  }

  private func keepsGoing(_ rotation: Rotation, _ context: Context) -> Bool {
    guard rotation.screen == context.screens.last, context.masks.effective().allows(rotation.goal) else { return false }
    return rotation.call != nil || rotation.end != .arrival || rotation.masks.resolved == context.masks.resolved
  }

  private mutating func act(on wish: Wish, _ context: Context) -> [Effect] {
    let pinned = wish == .nothing ? lastingPin(on: context.screens.last) : nil
    let answer = context.masks.answer(pinned: pinned).mask
    let effective = context.masks.effective(pinned: pinned)
    let isControllerNews = context.reported.isControllerChanged && context.reported.controller != context.masks.controller
    let known = context.reported.known(besides: answer)
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

  private func target(_ wish: Wish, _ context: Context, in mask: UIInterfaceOrientationMask) -> TargetOrientation? {
    var requested: UIInterfaceOrientation?
    var preferred: UIInterfaceOrientation?
    if case .call(_, let orientation) = wish { requested = orientation }
    if case .preferred(let orientation) = wish { preferred = orientation }
    return TargetOrientation(
      requested: requested, preferred: preferred, device: context.device, home: home, current: context.current, in: mask)
  }

  // Until when the answer stays narrowed to the target; nil if nothing would rotate the interface away from it.
  private func pinEnd(
    _ wish: Wish, _ goal: UIInterfaceOrientation, _ context: Context, effective: UIInterfaceOrientationMask
  ) -> Pin.End? {
    if case .call(let call, _) = wish {
      if call.end == .ended { return .ended }
      // A flat device has no say now, but a mask that changes before it is held upright again must not undo the rotation.
      if context.device != goal, context.device != nil || goal != context.current { return .deviceRotates }
    }
    // UIKit puts the device's side before everything else (R5.9): with the mask open it would undo the rotation at once (R5.11).
    if let device = context.device, device != goal, effective.allows(device) { return .deviceRotates }
    return goal == context.current ? nil : .arrival
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

  private func follow(_ era: Era) -> [Effect] { era == .ios15 ? [.attemptRotation] : [.refresh] }

  private func preference(of wish: Wish, _ context: Context) -> MaskResolution.Preference? {
    if case .preferred = wish { context.preference } else { nil }
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
      id: id, from: context.current, goal: goal, screen: screen,
      askers: context.askers.filter { $0.role != .covered && !$0.allows(context.current) }, end: end, device: context.device,
      masks: context.masks,
      preference: preference(of: wish, context), call: call, state: .underWay(isRetried: false), suspendsLock: suspendsLock)
    effects.append(.startTimeout(id))
    if suspendsLock { effects.append(.suspendLockPreference) }
    guard context.era >= .ios16 else { return effects + [.writeDeviceOrientation(goal), .attemptRotation] }
    effects.append(.refresh)
    // A refresh with the mask that UIKit knows already does nothing (R5.8).
    if call != nil || wish == .correct && known == goal.soleMask { effects.append(.requestGeometry(goal, id)) }
    return effects
  }

  // MARK: Questions

  // UIKit rotates as part of the presentation that made it ask: narrowed to the target at once, it rotates there.
  mutating func questioned(_ context: Context) -> [Effect] {
    guard !isRotating, let screen = context.screens.last else { return [] }
    rotation = nil
    let target = TargetOrientation(
      preferred: unusedPreference(context)?.orientation, device: context.device, home: home, current: context.current,
      in: context.masks.effective())
    guard let target, target.orientation != context.current else { return [] }
    rotation = Rotation(
      id: makeID(), from: context.current, goal: target.orientation, screen: screen,
      askers: context.askers.filter { $0.role != .covered && !$0.allows(context.current) }, end: .arrival, device: context.device,
      masks: context.masks, preference: nil, call: nil, state: .expected)
    return []
  }
}
