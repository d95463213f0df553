import HeadlessUIKit

@testable import QuarterTurn
@testable import QuarterTurnPlatform

/// What a look finds, in one place: the rest is as it mostly is.
struct Look {
  static let page = ObjectIdentifier(Look.self)
  static let cover = ObjectIdentifier(TestApp.self)

  var era = Era.ios16
  var current = UIInterfaceOrientation.portrait
  var device: UIInterfaceOrientation?
  var resolved = UIInterfaceOrientationMask.all
  var reported: UIInterfaceOrientationMask?
  var isControllerChanged = false
  var preferring: UIInterfaceOrientation?
  var transition = RotationMachine.Context.Transition.none
  var screens = [Look.page]
  var isLockHeld = false
  var areMasksHonored = true
  var mayCorrect = true
  var askers: [Asker]?

  var context: RotationMachine.Context {
    var known = ReportedMask(reported ?? resolved)
    if isControllerChanged { known.noteChange(ofController: true) }
    return RotationMachine.Context(
      era: era, current: current, device: device,
      preference: preferring.map { MaskResolution.Preference(request: RequestID(rawValue: 1), began: 1, orientation: $0) },
      masks: SceneMasks(device: .all, defaults: .all, requested: [], resolved: resolved, controller: .all), reported: known,
      transition: transition, isLockHeld: isLockHeld, areMasksHonored: areMasksHonored, mayCorrect: mayCorrect,
      screens: screens, askers: askers ?? [Asker("page", resolved)])
  }
}

func call(_ id: Int, to mask: UIInterfaceOrientationMask) -> RotateCall {
  RotateCall(id: id, mask: mask, end: .deviceRotates, screen: Look.page)
}

/// A machine in the middle of a rotation that somebody called for.
func rotating(
  to mask: UIInterfaceOrientationMask, era: Era = .ios16, device: UIInterfaceOrientation? = .portrait,
  reported: UIInterfaceOrientationMask = .all, isLockHeld: Bool = false
) -> RotationMachine {
  var machine = RotationMachine()
  _ = machine.handle(.rotate(call(100, to: mask), at: .portrait, hasRequests: false))
  _ = machine.handle(.looked(Look(era: era, device: device, reported: reported, isLockHeld: isLockHeld).context))
  return machine
}

/// The interface has rotated.
func turn(
  from: UIInterfaceOrientation = .portrait, to: UIInterfaceOrientation, device: UIInterfaceOrientation? = nil,
  hasRequests: Bool = true
) -> RotationMachine.Geometry {
  RotationMachine.Geometry(from: from, to: to, device: device, hasRequests: hasRequests, allowedBy: [])
}
