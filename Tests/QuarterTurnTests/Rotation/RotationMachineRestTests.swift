import HeadlessUIKit
import Testing

@testable import QuarterTurn
@testable import QuarterTurnPlatform

@Suite("When everything comes to rest") struct RotationMachineRestTests {
  /// After as many rotations as one cause may bring about.
  private func exhausted() -> RotationMachine {
    var machine = RotationMachine()
    _ = machine.handle(.geometry(turn(to: .landscapeRight)))
    _ = machine.handle(.geometry(turn(from: .landscapeRight, to: .portrait)))
    return machine
  }

  /// A third rotation would be wanted.
  private let wanting = Look(device: .portrait, resolved: .landscape, reported: .all)

  private func resting() -> RotationMachine {
    var machine = exhausted()
    _ = machine.handle(.looked(wanting.context))
    return machine
  }

  // MARK: After two rotations

  @Test(
    "after two rotations the interface stays where it is until something else happens", arguments: [Era.ios15, .ios16, .ios26])
  func stays(era: Era) {
    var machine = exhausted()
    var look = wanting
    look.era = era
    let effects = machine.handle(.looked(look.context))
    #expect(effects.isEmpty && machine.rotation == nil)
    #expect(machine.pin?.side == .portrait && machine.pin?.end == .nextCause && machine.rest != nil)
    #expect(!machine.chain.isOpen)
    _ = machine.handle(.looked(look.context))
    #expect(machine.rotation == nil && machine.pin?.end == .nextCause)
    _ = machine.handle(.caused(asking: []))
    #expect(machine.pin == nil && machine.rest == nil)
  }

  @Test("the chain of rotations goes on while a transition runs")
  func goesOn() {
    var machine = exhausted()
    var look = wanting
    look.transition = .settling
    _ = machine.handle(.looked(look.context))
    #expect(machine.rest != nil && machine.chain.isOpen)
  }

  @Test("another request wakes it, unless it came with the last rotation")
  func otherRequest() {
    var woken = resting()
    var other = wanting
    other.askers = [Asker("other", .landscape)]
    _ = woken.handle(.looked(other.context))
    #expect(woken.rotation?.goal.isLandscape == true && woken.rest == nil)
    var following = exhausted()
    var settling = wanting
    settling.transition = .settling
    _ = following.handle(.looked(settling.context))
    other.transition = .settling
    _ = following.handle(.looked(other.context))
    #expect(following.rotation == nil && following.rest?.askers == other.askers)
  }

  @Test("a call wakes it, and never waits for a rest")
  func call() {
    var woken = resting()
    _ = woken.handle(.rotate(QuarterTurnTests.call(1, to: .landscapeLeft), at: .portrait, hasRequests: true))
    _ = woken.handle(.looked(wanting.context))
    #expect(woken.rotation?.goal == .landscapeLeft && woken.rotation?.call == 1)
    var called = exhausted()
    _ = called.handle(.rotate(QuarterTurnTests.call(1, to: .landscapeLeft), at: .portrait, hasRequests: true))
    _ = called.handle(.looked(wanting.context))
    #expect(called.rotation?.call == 1)
  }

  @Test("where it is not known how the device is held, the mask stays closed, so that UIKit rotates no third time")
  func unknownDevice() {
    var machine = exhausted()
    _ = machine.handle(.looked(Look().context))
    #expect(machine.pin?.side == .portrait && machine.pin?.end == .nextCause)
    var nobody = exhausted()
    _ = nobody.handle(.looked(Look(askers: []).context))
    #expect(nobody.pin == nil && !nobody.chain.isOpen)
  }

  @Test("a rotation that is under way is no reason to rest")
  func underWay() {
    var machine = rotating(to: .landscapeRight)
    _ = machine.handle(.geometry(turn(to: .landscapeLeft)))
    _ = machine.handle(.geometry(turn(from: .landscapeLeft, to: .portrait)))
    _ = machine.handle(.looked(Look(device: .portrait).context))
    #expect(machine.isRotating && machine.pin == nil && machine.rest == nil)
  }

  @Test("what comes after a chain has ended begins another")
  func another() {
    var machine = exhausted()
    machine.closeChain()
    #expect(machine.chain.isExhausted)
    _ = machine.handle(.looked(wanting.context))
    #expect(machine.rotation?.goal.isLandscape == true && machine.chain.count == 0)
  }

  @Test("below iOS 16 nothing is pinned where nothing would be brought back, from iOS 16 on it is")
  func mayCorrect() {
    var look = wanting
    look.mayCorrect = false
    look.era = .ios15
    var older = exhausted()
    _ = older.handle(.looked(look.context))
    #expect(older.rest == nil)
    look.era = .ios16
    var newer = exhausted()
    _ = newer.handle(.looked(look.context))
    #expect(newer.rest != nil)
  }

  // MARK: After a rotation that was undone

  /// A rotation has removed the view that asked for it.
  private func undone(_ look: Look) -> RotationMachine {
    var machine = RotationMachine()
    _ = machine.handle(.looked(Look(device: .portrait, resolved: .landscape, reported: .all).context))
    _ = machine.handle(.geometry(turn(to: .landscapeRight)))
    let isFound = machine.review(look.context)
    #expect(isFound)
    // The first look ends the rotation, the next decides what follows.
    for _ in 0..<2 { _ = machine.handle(.looked(look.context)) }
    return machine
  }

  @Test("a rotation that was undone rests where it has led, if that is allowed, and goes back if not")
  func undone() {
    let allowed = undone(
      Look(current: .landscapeRight, device: .portrait, reported: .landscape, transition: .settling, askers: []))
    #expect(allowed.rotation == nil && allowed.pin?.side == .landscapeRight && allowed.rest != nil)
    let excluded = undone(
      Look(
        current: .landscapeRight, device: .portrait, resolved: .portrait, reported: .landscape, transition: .settling, askers: [])
    )
    #expect(excluded.rotation?.goal == .portrait && excluded.rest == nil)
  }

  // MARK: Screens and masks that do not count

  @Test("a rotation whose screen is gone is cancelled, unless it has arrived")
  func screenGone() {
    let gone = Look(screens: [Look.cover])
    var machine = rotating(to: .landscapeRight)
    let effects = machine.handle(.looked(gone.context))
    #expect(effects.contains(.complete(100, .cancelled)))
    var arrived = rotating(to: .landscapeRight)
    _ = arrived.handle(.geometry(turn(to: .landscapeRight)))
    let ends = arrived.handle(.looked(Look(current: .landscapeRight, screens: [Look.cover]).context))
    #expect(ends.contains(.complete(100, .arrived(.landscapeRight))) && !ends.contains(.complete(100, .cancelled)))
  }

  @Test("where masks do not count a preference is used up, and what it pinned is opened")
  func ignored() {
    var machine = RotationMachine()
    let preferring = Look(device: .portrait, preferring: .landscapeLeft, areMasksHonored: false)
    let effects = machine.handle(.looked(preferring.context))
    #expect(effects.isEmpty && machine.rotation == nil)
    _ = machine.handle(.looked(Look(device: .portrait, preferring: .landscapeLeft).context))
    #expect(machine.rotation == nil)
    var called = rotating(to: .landscapeRight)
    _ = called.handle(.geometry(turn(to: .landscapeRight)))
    _ = called.handle(.looked(Look(current: .landscapeRight, device: .portrait).context))
    #expect(called.pin != nil)
    _ = called.handle(.looked(Look(current: .landscapeRight, device: .portrait, areMasksHonored: false).context))
    #expect(called.pin != nil)
    var under = rotating(to: .landscapeRight)
    _ = under.handle(.looked(Look(device: .portrait, areMasksHonored: false).context))
    #expect(under.isRotating)
    var expected = RotationMachine()
    _ = expected.handle(.questioned(Look(device: .portrait, resolved: .landscape).context))
    _ = expected.handle(.looked(Look(device: .portrait, resolved: .landscape, areMasksHonored: false).context))
    #expect(expected.rotation == nil)
  }

  @Test("below iOS 16 what has just failed is not tried again as a correction")
  func failedOnce() {
    var machine = rotating(to: .landscapeRight, era: .ios15)
    let outside = Look(era: .ios15, resolved: .landscape)
    #expect(machine.isRotating)
    _ = machine.handle(.timedOut(machine.rotation?.id ?? 0))
    _ = machine.handle(.looked(Look(era: .ios15).context))
    #expect(machine.wish(Look(era: .ios15, current: .portraitUpsideDown, resolved: .landscape).context) == .correct)
    #expect(machine.wish(outside.context) == .correct)
    var same = RotationMachine()
    _ = same.handle(.looked(Look(era: .ios15, device: .landscapeRight, resolved: .landscape, reported: .all).context))
    _ = same.handle(.timedOut(same.rotation?.id ?? 0))
    _ = same.handle(.looked(outside.context))
    #expect(same.wish(outside.context) == .nothing)
  }
}
