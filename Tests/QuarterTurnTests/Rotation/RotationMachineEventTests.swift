import HeadlessUIKit
import Testing

@testable import QuarterTurn
@testable import QuarterTurnPlatform

@Suite("What happens to a rotation meanwhile") struct RotationMachineEventTests {
  // MARK: Calls

  @Test("a call that was superseded ends nothing when its task is cancelled")
  func cancelledLate() {
    var machine = rotating(to: .landscapeRight)
    #expect(machine.rotation?.call == 100)
    let ended = machine.handle(.rotate(call(101, to: .portrait), at: .portrait, hasRequests: false))
    #expect(ended.contains(.complete(100, .superseded)))
    let late = machine.handle(.cancel(100))
    #expect(late.isEmpty)
    #expect(machine.rotation != nil && machine.waiting?.id == 101)
    let cancelled = machine.handle(.cancel(101))
    #expect(cancelled == [.cancelTimeout(101), .complete(101, .cancelled)])
    #expect(machine.rotation != nil)
  }

  @Test("a rotation that was called for goes on while a mask changes that allows its goal")
  func goesOn() {
    // Held that way already, nothing has to be pinned afterwards.
    var called = rotating(to: .landscapeRight, device: .landscapeRight)
    #expect(called.rotation?.end == .arrival)
    let calledOn = called.handle(.looked(Look(device: .landscapeRight, resolved: .landscape).context))
    #expect(calledOn.isEmpty)
    #expect(called.rotation?.call == 100)
    var preferred = RotationMachine()
    _ = preferred.handle(.looked(Look(device: .portrait, preferring: .landscapeLeft).context))
    #expect(preferred.rotation?.end == .deviceRotates)
    let changed = Look(device: .portrait, resolved: .allButUpsideDown, preferring: .landscapeLeft)
    let preferredOn = preferred.handle(.looked(changed.context))
    #expect(preferredOn.isEmpty)
    #expect(preferred.rotation?.goal == .landscapeLeft)
  }

  @Test("it ends where its goal is excluded, and where its page is covered")
  func ends() {
    var excluded = rotating(to: .landscapeRight)
    let excludedBy = excluded.handle(.looked(Look(resolved: .portrait).context))
    #expect(excludedBy.contains(.complete(100, .excluded(.landscapeRight))))
    #expect(excluded.rotation?.call == nil)
    var covered = rotating(to: .landscapeRight)
    _ = covered.handle(.looked(Look(screens: [Look.page, Look.cover]).context))
    #expect(covered.rotation?.screen != Look.page)
  }

  @Test("how long it stays: until the device is held another way, also where it is there already")
  func pinEnd() {
    let machine = RotationMachine()
    let held = Look(device: .landscapeRight, resolved: .portrait).context
    let wanted = RotationMachine.Wish.call(call(1, to: .portrait), .portrait)
    #expect(machine.pinEnd(wanted, .portrait, held, effective: .portrait) == .deviceRotates)
    let flat = Look(resolved: .portrait).context
    #expect(machine.pinEnd(wanted, .portrait, flat, effective: .portrait) == nil)
  }

  @Test("where the interface goes back to is where it was while nobody asked for anything")
  func home() {
    var machine = rotating(to: .landscapeRight)
    #expect(machine.home == .portrait)
    _ = machine.handle(.rotate(call(101, to: .landscapeLeft), at: .landscapeRight, hasRequests: false))
    #expect(machine.home == .portrait)
    var pinned = rotating(to: .landscapeRight)
    _ = pinned.handle(.geometry(turn(to: .landscapeRight)))
    _ = pinned.handle(.looked(Look(current: .landscapeRight, device: .portrait).context))
    #expect(pinned.rotation == nil && pinned.pin?.side == .landscapeRight)
    _ = pinned.handle(.rotate(call(101, to: .landscapeLeft), at: .landscapeRight, hasRequests: false))
    #expect(pinned.home == .portrait)
    var asked = RotationMachine()
    _ = asked.handle(.requestsBegan(at: .portrait))
    _ = asked.handle(.rotate(call(1, to: .landscapeLeft), at: .landscapeRight, hasRequests: true))
    #expect(asked.home == .portrait)
  }

  // MARK: Transitions

  @Test("what a running transition delays is done after it, and nothing else waits")
  func waitsForTransition() {
    let asked = call(1, to: .landscape)
    func waits(_ look: Look, _ prepare: (inout RotationMachine) -> Void = { _ in }) -> Bool {
      var machine = RotationMachine()
      prepare(&machine)
      return machine.handle(.looked(look.context)).contains(.awaitTransition)
    }
    #expect(!waits(Look(transition: .running)))
    #expect(waits(Look(transition: .running)) { _ = $0.handle(.rotate(asked, at: .portrait, hasRequests: false)) })
    #expect(waits(Look(isControllerChanged: true, transition: .running)))
    #expect(waits(Look(transition: .dismissal)))
    #expect(waits(Look(preferring: .landscapeLeft, transition: .running)))
    #expect(waits(Look(resolved: .landscape, reported: .all, transition: .running)))
    #expect(waits(Look(era: .ios15, resolved: .landscape, transition: .running)))
    #expect(
      waits(Look(current: .landscapeRight, resolved: .landscape, transition: .running)) { machine in
        _ = machine.handle(.questioned(Look(resolved: .landscape).context))
      })
  }

  // MARK: Below iOS 16

  @Test("below iOS 16 an interface outside the mask that UIKit knows is brought back, once for each mask and orientation")
  func corrects() {
    let outside = Look(era: .ios15, resolved: .landscape)
    let machine = RotationMachine()
    #expect(machine.wish(outside.context) == .correct)
    #expect(machine.wish(Look(era: .ios15, resolved: .landscape, reported: .all).context) == .nothing)
    #expect(machine.wish(Look(era: .ios15, current: .unknown, resolved: .landscape).context) == .nothing)
    #expect(machine.wish(Look(era: .ios16, resolved: .landscape).context) == .nothing)
    var tried = machine
    _ = tried.handle(.looked(outside.context))
    if let id = tried.rotation?.id { _ = tried.handle(.timedOut(id)) }
    _ = tried.handle(.looked(outside.context))
    #expect(tried.wish(outside.context) == .nothing)
    #expect(tried.wish(Look(era: .ios15, current: .portraitUpsideDown, resolved: .landscape).context) == .correct)
    #expect(tried.wish(Look(era: .ios15, resolved: .landscapeLeft).context) == .correct)
  }

  // MARK: Pins

  @Test("a pin is its own screen's, and goes with it")
  func screens() {
    let machine = rotating(to: .landscapeRight)
    #expect(machine.pinned(on: Look.page) == .landscapeRight && machine.lastingPin(on: Look.page) == .landscapeRight)
    #expect(machine.pinned(on: Look.cover) == nil && machine.lastingPin(on: Look.cover) == nil)
    let pin = RotationMachine.Pin(side: .portrait, screen: Look.cover, end: .ended, device: nil, preference: nil)
    #expect(machine.holds(pin, Look(screens: [Look.page, Look.cover]).context))
    #expect(!machine.holds(pin, Look().context))
  }

  @Test("a rotation that UIKit is expected to make pins nothing beyond it")
  func expected() {
    var machine = RotationMachine()
    _ = machine.handle(.questioned(Look(device: .portrait, resolved: .landscape).context))
    #expect(machine.rotation?.state == .expected && machine.lastingPin(on: Look.page) == nil)
    #expect(machine.pinned(on: Look.page)?.isLandscape == true)
  }

  @Test("nothing is at rest while a call waits or a pin holds")
  func atRest() {
    var machine = RotationMachine()
    #expect(machine.isAtRest)
    _ = machine.handle(.rotate(call(1, to: .portrait), at: .portrait, hasRequests: false))
    #expect(!machine.isAtRest)
    _ = machine.handle(.looked(Look(device: .landscapeRight).context))
    #expect(machine.pin?.side == .portrait && !machine.isAtRest)
  }

  @Test("where it is not known how the device is held, UIKit may rotate once a chain of rotations has ended")
  func unknownDevice() {
    var machine = RotationMachine()
    #expect(!machine.mayFollowUnknownDevice(Look().context, in: .all))
    _ = machine.handle(.geometry(turn(to: .landscapeRight)))
    _ = machine.handle(.geometry(turn(from: .landscapeRight, to: .portrait)))
    #expect(machine.chain.isExhausted)
    #expect(machine.mayFollowUnknownDevice(Look().context, in: .all))
    #expect(!machine.mayFollowUnknownDevice(Look(device: .landscapeRight).context, in: .all))
    #expect(!machine.mayFollowUnknownDevice(Look().context, in: .portrait))
    machine.closeChain()
    #expect(!machine.mayFollowUnknownDevice(Look().context, in: .all))
  }
}
