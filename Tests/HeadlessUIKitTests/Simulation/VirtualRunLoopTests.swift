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
