import HeadlessUIKit
import Testing

/// Queues, run loops and timers in a simulated world's time.
@MainActor
@Suite struct VirtualTimeTests {
  private let simulation = Simulation(device: .phone, system: SystemVersion(26))

  @Test("the main queue's work runs in the next turn, in order")
  func mainQueue() {
    var steps: [String] = []
    simulation.run {
      DispatchQueue.main.async {
        steps.append(Simulation.bound === self.simulation ? "in its world" : "elsewhere")
        DispatchQueue.main.async { steps.append("nested") }
      }
      DispatchQueue.main.async { steps.append("second") }
      steps.append("first")
    }
    #expect(steps == ["first"])
    simulation.settle()
    #expect(steps == ["first", "in its world", "second", "nested"])
  }

  @Test("delayed work of the main queue runs once its time is there")
  func delays() {
    var times: [TimeInterval] = []
    simulation.run {
      let loop = simulation.runLoop
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { times.append(loop.now) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { times.append(loop.now) }
      DispatchQueue.main.asyncAfter(deadline: .now()) { times.append(loop.now) }
    }
    simulation.advance(by: 0.3)
    #expect(times == [0, 0.2])
    simulation.settle()
    #expect(times == [0, 0.2, 0.5])
  }

  @Test("values are received on the main queue and on the main run loop in the next turn")
  func receiving() {
    var values: [String] = []
    var bag: Set<AnyCancellable> = []
    simulation.run {
      let subject = PassthroughSubject<String, Never>()
      subject.receive(on: DispatchQueue.main).sink { values.append("queue \($0)") }.store(in: &bag)
      subject.receive(on: RunLoop.main).sink { values.append("loop \($0)") }.store(in: &bag)
      subject.receive(on: OperationQueue.main).sink { values.append("operations \($0)") }.store(in: &bag)
      subject.send("a")
    }
    #expect(values.isEmpty)
    simulation.settle()
    #expect(values == ["queue a", "loop a", "operations a"])
  }

  @Test("of values in quick succession only the last passes a debounce")
  func debounce() {
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let listener = simulation.run {
      subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { values.append($0) }
    }
    for number in 1...3 {
      simulation.run { subject.send(number) }
      simulation.advance(by: 0.1)
    }
    #expect(values.isEmpty)
    simulation.advance(by: 0.2)
    #expect(values == [3])
    withExtendedLifetime(listener) {}
  }

  @Test("a published timer fires as time passes, and keeps no world from coming to rest")
  func publishedTimer() {
    var count = 0
    var listener: AnyCancellable? = simulation.run {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    }
    simulation.settle()
    #expect(count == 0)
    simulation.advance(by: 3.5)
    #expect(count == 3)
    listener?.cancel()
    listener = nil
    simulation.advance(by: 3)
    #expect(count == 3)
  }

  @Test("a simulated timer fires once, or again and again until it is invalidated")
  func simulatedTimer() {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    simulation.run {
      SimulatedTimer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in log.lines.append("once") }
      SimulatedTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        log.lines.append("again")
        if log.lines.count == 3 { timer.invalidate() }
      }
    }
    simulation.settle()
    #expect(log.lines == ["once"])
    simulation.advance(by: 5)
    #expect(log.lines == ["once", "again", "again"])
  }

  @Test("outside of every world, and on every other queue, Dispatch's own calls are made")
  func realQueues() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
