import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualRunLoopTests {
  @Test("work runs in the order it falls due, and time moves only for it")
  func order() {
    let loop = VirtualRunLoop()
    var ran: [String] = []
    loop.schedule(after: 2) { ran.append("late at \(loop.now)") }
    loop.schedule(after: 1) { ran.append("early at \(loop.now)") }
    loop.perform { ran.append("now at \(loop.now)") }
    loop.runUntilIdle()
    #expect(ran == ["now at 0.0", "early at 1.0", "late at 2.0"])
    #expect(loop.isIdle)
  }

  @Test("advancing runs what falls due within the time and leaves the clock there")
  func advancing() {
    let loop = VirtualRunLoop()
    var ran = 0
    loop.schedule(after: 1) { ran += 1 }
    loop.schedule(after: 3) { ran += 1 }
    loop.advance(by: 2)
    #expect(ran == 1)
    #expect(loop.now == 2)
    loop.advance(by: 1)
    #expect(ran == 2)
  }

  @Test("cancelled work does not run")
  func cancelling() {
    let loop = VirtualRunLoop()
    var ran = false
    let scheduled = loop.schedule(after: 1) { ran = true }
    scheduled.cancel()
    loop.runUntilIdle()
    #expect(!ran)
    #expect(loop.now == 0)
  }

  @Test("work that never ends is stopped and noted")
  func runaway() {
    let loop = VirtualRunLoop()
    @MainActor func again() { loop.perform { again() } }
    again()
    loop.runUntilIdle()
    #expect(loop.ranAway)
    #expect(loop.isIdle)
  }

  @Test("an animation has its end at once, its completion when it is over, and none if it repeats")
  func animations() {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    var ended: [String] = []
    simulation.run {
      let view = UIView(frame: .zero)
      UIView.animate(withDuration: 0.5, delay: 0.5, animations: { view.alpha = 0 }, completion: { ended.append("once \($0)") })
      UIView.animate(withDuration: 0.5, delay: 0, options: .repeat, animations: {}, completion: { _ in ended.append("repeats") })
      #expect(view.alpha == 0)
    }
    simulation.advance(by: 0.9)
    #expect(ended == [])
    simulation.settle()
    #expect(ended == ["once true"])
  }

  @Test("two runs of the same steps record the same")
  func deterministic() {
    func record() -> [SimulationEvent] {
      let phone = Phone(26, mask: .allButUpsideDown)
      phone.present(Page(.landscape), .fullScreen)
      phone.turn(.landscapeRight)
      phone.request(.landscapeRight)
      return phone.events
    }
    let first = record()
    #expect(!first.isEmpty)
    #expect(first == record())
  }
}

/// The finer points of a turn.
@MainActor @Suite struct VirtualRunLoopTurnTests {
  @Test("work that falls due together runs in the order it was asked for")
  func ties() {
    let loop = VirtualRunLoop()
    var ran: [Int] = []
    for number in 0..<5 { loop.schedule(after: 1) { ran.append(number) } }
    loop.schedule(after: -3) { ran.append(-1) }
    loop.runUntilIdle()
    #expect(ran == [-1, 0, 1, 2, 3, 4])
  }

  @Test("work asked for during a turn waits for the next")
  func nextTurn() {
    let loop = VirtualRunLoop()
    var ran: [String] = []
    loop.perform {
      ran.append("first")
      loop.perform { ran.append("second") }
    }
    loop.runTurn()
    #expect(ran == ["first"])
    #expect(!loop.isIdle)
    loop.runTurn()
    #expect(ran == ["first", "second"])
    #expect(loop.now == 0)
  }

  @Test("a commit comes after the turn's work and before the next turn")
  func commits() {
    let phone = Phone(18, mask: .portrait, assuming: [.refreshReportsImmediately: 1])
    phone.allow(.landscape)
    phone.forget()
    let order = Order()
    phone.simulation.run {
      let loop = phone.simulation.runLoop
      loop.perform {
        phone.root.setNeedsUpdateOfSupportedInterfaceOrientations()
        loop.perform { order.append("next turn: \(phone.questionsToTheApp)") }
      }
      loop.perform { order.append("same turn: \(phone.questionsToTheApp)") }
    }
    phone.simulation.settle()
    #expect(order.list == ["same turn: 0", "next turn: 1"])
  }

  @Test("work can call off what is due in the same turn")
  func cancelledInTheTurn() {
    let loop = VirtualRunLoop()
    var ran = false
    var later: VirtualRunLoop.Scheduled?
    loop.perform { later?.cancel() }
    later = loop.schedule(after: 0) { ran = true }
    loop.runUntilIdle()
    #expect(!ran)
    #expect(loop.isIdle)
  }

  @Test("a settling loop jumps, an advancing one does not pass its end")
  func jumping() {
    let loop = VirtualRunLoop()
    var at: [TimeInterval] = []
    @MainActor func tick() {
      at.append(loop.now)
      if at.count < 4 { loop.schedule(after: 3_600) { tick() } }
    }
    loop.schedule(after: 3_600) { tick() }
    loop.advance(by: 3_599)
    #expect(at.isEmpty && loop.now == 3_599)
    loop.advance(by: -5)
    #expect(loop.now == 3_599)
    loop.runUntilIdle()
    #expect(at == [3_600, 7_200, 10_800, 14_400])
  }

  @Test("layout that never ends is stopped and noted")
  func endlessLayout() {
    let phone = Phone(18) { Restless() }
    #expect(phone.simulation.runLoop.ranAway)
    #expect(phone.simulation.runLoop.isIdle)
  }
}

/// Needs layout whenever it was laid out.
@MainActor
private final class Restless: UIViewController {
  override func viewDidLayoutSubviews() { view.setNeedsLayout() }
}
