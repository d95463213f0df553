import HeadlessUIKit
import Testing

@testable import QuarterTurn
@testable import QuarterTurnPlatform

@Suite("How a rotation ends, and what it leaves behind") struct RotationMachineOutcomeTests {
  /// One that a request preferred, with the device held another way.
  private func preferring(_ orientation: UIInterfaceOrientation) -> RotationMachine {
    var machine = RotationMachine()
    _ = machine.handle(.looked(Look(device: .portrait, preferring: orientation).context))
    return machine
  }

  /// After it has arrived and everything has been looked at again.
  private func arrived(_ machine: RotationMachine, _ look: Look) -> RotationMachine {
    var machine = machine
    _ = machine.handle(.geometry(turn(to: look.current)))
    _ = machine.handle(.looked(look.context))
    return machine
  }

  // MARK: Ending it

  @Test("ending a rotation ends what was called for, and neither a preference nor a rest")
  func endRotation() {
    var called = rotating(to: .landscapeRight)
    #expect(called.rotation?.end == .deviceRotates)
    _ = called.handle(.endRotation)
    #expect(called.rotation?.end == .arrival)
    var lasting = RotationMachine()
    let endless = RotateCall(id: 1, mask: .landscapeRight, end: .ended, screen: Look.page)
    _ = lasting.handle(.rotate(endless, at: .portrait, hasRequests: false))
    _ = lasting.handle(.looked(Look(device: .portrait).context))
    #expect(lasting.rotation?.end == .ended)
    _ = lasting.handle(.endRotation)
    #expect(lasting.rotation?.end == .arrival)
    var preferred = preferring(.landscapeLeft)
    _ = preferred.handle(.endRotation)
    #expect(preferred.rotation?.end == .deviceRotates)
    let there = Look(current: .landscapeLeft, device: .portrait, preferring: .landscapeLeft)
    var pinned = arrived(preferring(.landscapeLeft), there)
    #expect(pinned.pin?.side == .landscapeLeft)
    _ = pinned.handle(.endRotation)
    #expect(pinned.pin?.side == .landscapeLeft)
    var held = arrived(rotating(to: .landscapeRight), Look(current: .landscapeRight, device: .portrait))
    #expect(held.pin?.side == .landscapeRight)
    _ = held.handle(.endRotation)
    #expect(held.pin == nil)
  }

  @Test("a call ends with the screen it was made on")
  func screenGone() {
    var waiting = RotationMachine()
    _ = waiting.handle(.rotate(call(1, to: .landscape), at: .portrait, hasRequests: false))
    let effects = waiting.handle(.looked(Look(screens: [Look.cover]).context))
    #expect(effects.contains(.complete(1, .cancelled)) && effects.contains(.cancelTimeout(1)))
    #expect(waiting.waiting == nil && waiting.rotation == nil)
  }

  // MARK: Geometry

  @Test("a rotation has arrived where it was to lead, and nowhere else")
  func arrival() {
    var machine = rotating(to: .landscapeRight)
    let elsewhere = machine.handle(.geometry(turn(to: .landscapeLeft)))
    #expect(elsewhere.isEmpty && machine.isRotating && !machine.isOver)
    let early = machine.handle(.geometryCommitted)
    #expect(early.isEmpty)
    let there = machine.handle(.geometry(turn(from: .landscapeLeft, to: .landscapeRight)))
    #expect(there == [.cancelTimeout(machine.rotation?.id ?? 0)] && machine.isOver)
    let told = machine.handle(.geometryCommitted)
    #expect(told == [.complete(100, .arrived(.landscapeRight))])
    let again = machine.handle(.geometryCommitted)
    #expect(again.isEmpty)
  }

  @Test("home is what the device or nobody's request has brought about, and no rotation or pin")
  func home() {
    var machine = RotationMachine()
    _ = machine.handle(.requestsBegan(at: .portrait))
    _ = machine.handle(.geometry(turn(to: .landscapeRight)))
    #expect(machine.home == .portrait)
    _ = machine.handle(.geometry(turn(from: .landscapeRight, to: .landscapeLeft, device: .landscapeLeft)))
    #expect(machine.home == .landscapeLeft)
    _ = machine.handle(.geometry(turn(from: .landscapeLeft, to: .portrait, hasRequests: false)))
    #expect(machine.home == .portrait)
    var rotating = rotating(to: .landscapeRight)
    _ = rotating.handle(.geometry(turn(to: .landscapeLeft, device: .landscapeLeft)))
    #expect(rotating.home == .portrait)
    var pinned = arrived(preferring(.landscapeLeft), Look(current: .landscapeLeft, device: .portrait, preferring: .landscapeLeft))
    let before = pinned.home
    _ = pinned.handle(.geometry(turn(from: .landscapeLeft, to: .portrait, device: .portrait)))
    #expect(pinned.pin != nil && pinned.home == before)
  }

  // MARK: The device

  @Test("the device's next orientation ends what was to last until then, and its present one nothing")
  func deviceRotates() {
    var pinned = arrived(rotating(to: .landscapeRight), Look(current: .landscapeRight, device: .portrait))
    _ = pinned.handle(.deviceRotated(.portrait, at: .landscapeRight, asking: []))
    #expect(pinned.pin?.side == .landscapeRight)
    _ = pinned.handle(.deviceRotated(.landscapeLeft, at: .landscapeRight, asking: []))
    #expect(pinned.pin == nil)
    var under = rotating(to: .landscapeRight)
    _ = under.handle(.deviceRotated(.portrait, at: .portrait, asking: []))
    #expect(under.rotation?.end == .deviceRotates)
    _ = under.handle(.deviceRotated(.landscapeLeft, at: .portrait, asking: []))
    #expect(under.rotation?.end == .arrival)
  }

  @Test("held the way the interface is, the device makes that home, unless a rotation or a pin has brought it there")
  func deviceMakesHome() {
    var machine = RotationMachine()
    _ = machine.handle(.requestsBegan(at: .portrait))
    _ = machine.handle(.deviceRotated(.landscapeLeft, at: .landscapeRight, asking: []))
    #expect(machine.home == .portrait)
    _ = machine.handle(.deviceRotated(.landscapeRight, at: .landscapeRight, asking: []))
    #expect(machine.home == .landscapeRight)
    var under = rotating(to: .landscapeRight)
    _ = under.handle(.deviceRotated(.landscapeRight, at: .landscapeRight, asking: []))
    #expect(under.home == .portrait)
    var pinned = arrived(preferring(.landscapeLeft), Look(current: .landscapeLeft, device: .portrait, preferring: .landscapeLeft))
    let before = pinned.home
    _ = pinned.handle(.deviceRotated(.landscapeLeft, at: .landscapeLeft, asking: []))
    #expect(pinned.home == before)
  }

  // MARK: Failures

  @Test("refused during a transition it is tried once more, then it has failed")
  func refused() {
    var machine = rotating(to: .landscapeRight)
    let id = machine.rotation?.id ?? 0
    let foreign = machine.handle(.refused(id + 1, "no", isInTransition: true))
    #expect(foreign.isEmpty && machine.rotation?.state == .underWay(isRetried: false))
    let first = machine.handle(.refused(id, "no", isInTransition: true))
    #expect(first == [.cancelTimeout(id), .startTimeout(id), .awaitTransition])
    let second = machine.handle(.refused(id, "no", isInTransition: true))
    #expect(second == [.cancelTimeout(id), .complete(100, .refused("no"))])
    #expect(machine.isOver && machine.failures.map(\.goal) == [.landscapeRight])
    let third = machine.handle(.refused(id, "no", isInTransition: true))
    #expect(third.isEmpty)
  }

  @Test("refused outside of one it has failed at once")
  func refusedAtOnce() {
    var machine = rotating(to: .landscapeRight)
    let id = machine.rotation?.id ?? 0
    let effects = machine.handle(.refused(id, "no", isInTransition: false))
    #expect(effects == [.cancelTimeout(id), .complete(100, .refused("no"))])
  }

  @Test("what waits or rotates too long has failed, and its timer stands for nothing else")
  func timedOut() {
    var waiting = RotationMachine()
    _ = waiting.handle(.rotate(call(1, to: .landscape), at: .portrait, hasRequests: false))
    let waited = waiting.handle(.timedOut(1))
    #expect(waited == [.complete(1, .timedOut)] && waiting.waiting == nil)
    var machine = rotating(to: .landscapeRight)
    let id = machine.rotation?.id ?? 0
    let foreign = machine.handle(.timedOut(id + 1))
    #expect(foreign.isEmpty && !machine.isOver)
    let effects = machine.handle(.timedOut(id))
    #expect(effects == [.cancelTimeout(id), .complete(100, .timedOut)])
    #expect(machine.isOver && machine.rotation?.call == nil)
  }

  @Test("an arrival clears what failed before")
  func arrivalClears() {
    var machine = preferring(.landscapeLeft)
    let id = machine.rotation?.id ?? 0
    _ = machine.handle(.timedOut(id))
    #expect(machine.failures.map(\.goal) == [.landscapeLeft])
    _ = machine.handle(.rotate(call(1, to: .landscapeRight), at: .portrait, hasRequests: true))
    // The first look ends what has failed, the next begins what waits.
    for _ in 0..<2 { _ = machine.handle(.looked(Look(device: .portrait, preferring: .landscapeLeft).context)) }
    #expect(machine.rotation?.goal == .landscapeRight && !machine.failures.isEmpty)
    _ = machine.handle(.geometry(turn(to: .landscapeRight)))
    #expect(machine.failures.isEmpty)
  }

  @Test("a lock preference that was taken back for a rotation is stated again, however that ends")
  func lockPreference() {
    var machine = rotating(to: .landscapeRight, era: .ios26, isLockHeld: true)
    #expect(machine.suspendsLock)
    let cancelled = machine.handle(.cancel(100))
    #expect(cancelled.contains(.resumeLockPreference))
    var plain = rotating(to: .landscapeRight, era: .ios26)
    let effects = plain.handle(.cancel(100))
    #expect(!plain.suspendsLock && !effects.contains(.resumeLockPreference))
  }

  // MARK: Chains

  @Test("a chain of rotations ends with the first look that finds nothing to do and nothing under way")
  func chainCloses() {
    func isOpen(after look: Look) -> Bool {
      var machine = RotationMachine()
      _ = machine.handle(.geometry(turn(to: .landscapeRight)))
      _ = machine.handle(.looked(look.context))
      return machine.chain.isOpen
    }
    #expect(!isOpen(after: Look(current: .landscapeRight)))
    #expect(isOpen(after: Look(current: .landscapeRight, transition: .settling)))
    #expect(isOpen(after: Look(current: .landscapeRight, transition: .running)))
    #expect(isOpen(after: Look(current: .landscapeRight, device: .landscapeRight, resolved: .portrait, reported: .all)))
  }
}
