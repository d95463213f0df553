import HeadlessUIKit

@testable import QuarterTurn
@testable import QuarterTurnPlatform

/// What the machine decides, written out for the documentation: a row for each situation, a column for each era.
enum DecisionTable {
  private typealias Context = RotationMachine.Context

  private static let screen = ObjectIdentifier(DecisionTable.self)
  private static let eras: [(name: String, era: Era)] = [("iOS 15", .ios15), ("16 to 18", .ios16), ("26, 27", .ios26)]

  private static let situations: [(name: String, effects: @Sendable (Era) -> [RotationMachine.Effect])] = [
    ("nothing has changed", { look($0, .all, reported: .all) }),
    ("the mask changes and allows the present orientation", { look($0, .allButUpsideDown, reported: .all) }),
    ("the mask changes and excludes it", { look($0, .landscape, reported: .all) }),
    ("`rotate(to:until:)`", { rotate($0, isLockHeld: false) }),
    ("`rotate(to:until:)` while the interface is locked", { rotate($0, isLockHeld: true) }),
    ("the rotation has ended, and who asked for it goes on asking", { arrive($0, isAsked: true, isLockHeld: false) }),
    ("the same while the interface is locked", { arrive($0, isAsked: true, isLockHeld: true) }),
    ("the rotation has ended and has removed who asked for it", { arrive($0, isAsked: false, isLockHeld: false) }),
    ("two rotations have followed from one cause", { rest($0) }),
  ]

  /// The table in Markdown; a dash where UIKit is not called.
  static var markdown: String {
    let header = ["what a look at the scene finds"] + eras.map(\.name)
    let rows = situations.map { situation in [situation.name] + eras.map { words(situation.effects($0.era)) } }
    return ([header, header.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func words(_ effects: [RotationMachine.Effect]) -> String {
    let words: [String] = effects.compactMap { effect in
      switch effect {
      case .refresh: "refresh"
      case .writeDeviceOrientation: "write the device orientation"
      case .attemptRotation: "attempt rotation"
      case .requestGeometry: "request geometry"
      case .suspendLockPreference: "take the lock preference back"
      case .resumeLockPreference: "state the lock preference again"
      case .startTimeout, .cancelTimeout, .complete, .awaitTransition: nil
      }
    }
    return words.isEmpty ? "–" : words.joined(separator: ", ")
  }

  // MARK: Situations

  private static func masks(_ resolved: UIInterfaceOrientationMask) -> SceneMasks {
    SceneMasks(device: .all, defaults: .portrait, requested: resolved, resolved: resolved, controller: .all)
  }

  private static func context(
    _ era: Era, _ resolved: UIInterfaceOrientationMask, reported: UIInterfaceOrientationMask,
    at current: UIInterfaceOrientation = .portrait, isLockHeld: Bool = false, isAsked: Bool = true
  ) -> Context {
    Context(
      era: era, current: current, device: .portrait, masks: masks(resolved), reported: ReportedMask(reported),
      transition: current == .portrait ? .none : .settling, isLockHeld: isLockHeld, screens: [screen],
      askers: (isAsked ? [Asker("page", resolved)] : []) + [Asker("", .all, .controller)])
  }

  private static func look(
    _ era: Era, _ resolved: UIInterfaceOrientationMask, reported: UIInterfaceOrientationMask
  ) -> [RotationMachine.Effect] {
    var machine = RotationMachine()
    return machine.handle(.looked(context(era, resolved, reported: reported)))
  }

  private static func rotate(_ era: Era, isLockHeld: Bool) -> [RotationMachine.Effect] {
    var machine = RotationMachine()
    let call = RotateCall(id: machine.makeID(), mask: .landscapeRight, end: .deviceRotates, screen: screen)
    _ = machine.handle(.rotate(call, at: .portrait, hasRequests: false))
    return machine.handle(.looked(context(era, .all, reported: .all, isLockHeld: isLockHeld)))
  }

  /// A machine whose interface has rotated to landscape for a page.
  private static func rotated(_ era: Era, isLockHeld: Bool) -> RotationMachine {
    var machine = RotationMachine()
    _ = machine.handle(.looked(context(era, .landscape, reported: .all, isLockHeld: isLockHeld)))
    note(&machine, from: .portrait, to: .landscapeRight)
    return machine
  }

  private static func note(_ machine: inout RotationMachine, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) {
    let geometry = RotationMachine.Geometry(from: old, to: new, device: .portrait, hasRequests: true, allowedBy: [])
    _ = machine.handle(.geometry(geometry))
    _ = machine.handle(.geometryCommitted)
  }

  private static func arrive(_ era: Era, isAsked: Bool, isLockHeld: Bool) -> [RotationMachine.Effect] {
    var machine = rotated(era, isLockHeld: isLockHeld)
    let context = context(
      era, isAsked ? .landscape : .portrait, reported: .landscapeRight, at: .landscapeRight, isLockHeld: isLockHeld,
      isAsked: isAsked)
    _ = machine.review(context)
    return machine.handle(.looked(context))
  }

  private static func rest(_ era: Era) -> [RotationMachine.Effect] {
    var machine = rotated(era, isLockHeld: false)
    let undone = context(era, .portrait, reported: .landscapeRight, at: .landscapeRight, isAsked: false)
    _ = machine.review(undone)
    _ = machine.handle(.looked(undone))
    note(&machine, from: .landscapeRight, to: .portrait)
    // Back in the tall layout the page asks for landscape again, and is rejected for it.
    let back = context(era, .portrait, reported: .portrait)
    _ = machine.review(back)
    return machine.handle(.looked(back))
  }
}
