import QuarterTurnPlatform

// What the machine tells of itself, and what it goes by when it decides: nothing here changes anything.
extension RotationMachine {
  // The only orientation to return on a screen; nil for the whole mask.
  package func pinned(on screen: ObjectIdentifier?) -> UIInterfaceOrientation? {
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
}

// MARK: Deciding

extension RotationMachine {
  enum Wish: Equatable {
    case nothing
    case preferred(UIInterfaceOrientation)
    case call(RotateCall, UIInterfaceOrientation)
    // Somebody calls for orientations of which none is possible.
    case excluded(RotateCall)
    // The interface is outside its mask, and what kept it there is over.
    case correct
  }

  /// Lets UIKit know the whole mask, or what a pin leaves of it.
  func open(_ context: Context) -> [Effect] {
    let answer = context.masks.answer(pinned: pinned(on: context.screens.last)).mask
    guard context.era >= .ios16, context.reported.mask(besides: answer) != answer else { return [] }
    return [.refresh]
  }

  func unusedPreference(_ context: Context) -> MaskResolution.Preference? {
    context.preference == usedPreference ? nil : context.preference
  }

  func needsAction(_ context: Context) -> Bool {
    if waiting != nil || rotation?.state == .expected || context.reported.isControllerChanged || context.transition == .dismissal
    {
      return true
    }
    let answer = context.masks.answer(pinned: lastingPin(on: context.screens.last)).mask
    return unusedPreference(context) != nil || context.reported.mask(besides: answer) != answer || isOutsideMask(context)
  }

  // Although UIKit knows the mask. From 16 on UIKit corrects that itself; below, nothing rotates an interface that lost its
  // orientation during another rotation or behind a window (R2.14). Tried once for a mask and an orientation.
  func isOutsideMask(_ context: Context) -> Bool {
    guard context.era == .ios15, !isRotating, context.mayCorrect else { return false }
    let masks = context.masks
    let answer = masks.answer(pinned: lastingPin(on: context.screens.last)).mask
    guard context.reported.mask(besides: answer) == answer else { return false }
    let allowed = answer.intersection(masks.controller).intersection(masks.device)
    guard context.current != .unknown, !allowed.isEmpty, !allowed.allows(context.current) else { return false }
    return corrected?.from != context.current || corrected?.masks?.effective() != masks.effective()
  }

  func wish(_ context: Context) -> Wish {
    if let call = waiting {
      let possible = call.mask.intersection(context.masks.effective())
      let target = TargetOrientation(device: context.device, home: home, current: context.current, in: possible)
      return target.map { .call(call, $0.orientation) } ?? .excluded(call)
    }
    if let preference = unusedPreference(context) { return .preferred(preference.orientation) }
    return isOutsideMask(context) ? .correct : .nothing
  }

  // Where it is not known how the device is held, UIKit may rotate into an open mask.
  func mayFollowUnknownDevice(_ context: Context, in mask: UIInterfaceOrientationMask) -> Bool {
    // While nobody asks for anything, the user alone has rotated it.
    let isAsked = !chain.isUIKits || context.askers.contains { $0.role != .controller }
    return chain.isOpen && (isUndone || chain.isExhausted && isAsked) && context.device == nil && mask != context.current.soleMask
  }

  func holds(_ pin: Pin, _ context: Context) -> Bool {
    let isOnTop = pin.screen == context.screens.last
    let isPossible = context.masks.resolved.allows(pin.side) && context.masks.controller.allows(pin.side)
    let isObsolete = pin.end != .nextCause && isOnTop && !isPossible
    // What a preference brought about ends with the request that stated it.
    let isUnwanted = pin.preference != nil && pin.preference != context.preference
    return context.screens.contains(pin.screen) && !isObsolete && !isUnwanted
  }

  func keepsGoing(_ rotation: Rotation, _ context: Context) -> Bool {
    guard rotation.screen == context.screens.last, context.masks.effective().allows(rotation.goal) else { return false }
    return rotation.call != nil || rotation.end != .arrival || rotation.masks.resolved == context.masks.resolved
  }

  // Where the interface would go by itself, if nobody called for anything.
  func target(_ context: Context, in mask: UIInterfaceOrientationMask) -> TargetOrientation? {
    TargetOrientation(
      preferred: unusedPreference(context)?.orientation, device: context.device, home: home, current: context.current, in: mask)
  }

  func target(_ wish: Wish, _ context: Context, in mask: UIInterfaceOrientationMask) -> TargetOrientation? {
    var requested: UIInterfaceOrientation?
    var preferred: UIInterfaceOrientation?
    if case .call(_, let orientation) = wish { requested = orientation }
    if case .preferred(let orientation) = wish { preferred = orientation }
    return TargetOrientation(
      requested: requested, preferred: preferred, device: context.device, home: home, current: context.current, in: mask)
  }

  // Until when the answer stays narrowed to the target; nil if nothing would rotate the interface away from it.
  func pinEnd(
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

  func follow(_ era: Era) -> [Effect] { era == .ios15 ? [.attemptRotation] : [.refresh] }

  func preference(of wish: Wish, _ context: Context) -> MaskResolution.Preference? {
    if case .preferred = wish { context.preference } else { nil }
  }
}

extension RotationMachine.Rotation {
  // From where the interface is, for those who do not allow that.
  init(
    _ id: ID, to goal: UIInterfaceOrientation, on screen: ObjectIdentifier, _ context: RotationMachine.Context,
    end: RotationMachine.Pin.End, preference: MaskResolution.Preference? = nil, call: RotateCall.ID? = nil, state: State,
    suspendsLock: Bool = false
  ) {
    self.init(
      id: id, from: context.current, goal: goal, screen: screen,
      askers: context.askers.filter { $0.role != .covered && !$0.allows(context.current) }, end: end, device: context.device,
      masks: context.masks, preference: preference, call: call, state: state, suspendsLock: suspendsLock)
  }
}
