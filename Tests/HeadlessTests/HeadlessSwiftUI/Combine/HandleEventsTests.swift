import HeadlessCombine
import Testing

@MainActor @Suite struct HandleEventsTests {
  @MainActor private final class Record {
    var events: [String] = []
  }

  private func watched(_ subject: PassthroughSubject<Int, Never>, _ record: Record)
    -> Publishers.HandleEvents<
      PassthroughSubject<Int, Never>
    >
  {
    subject.handleEvents(
      receiveSubscription: { _ in MainActor.assumeIsolated { record.events.append("subscription") } },
      receiveOutput: { value in MainActor.assumeIsolated { record.events.append("output \(value)") } },
      receiveCompletion: { _ in MainActor.assumeIsolated { record.events.append("completion") } },
      receiveCancel: { MainActor.assumeIsolated { record.events.append("cancel") } },
      receiveRequest: { demand in
        MainActor.assumeIsolated { record.events.append(demand == .unlimited ? "request" : "limited request") }
      })
  }

  @Test("What passes is told in order, before the subscriber hears of it, and an end is no cancellation")
  func completion() {
    let (subject, record) = (PassthroughSubject<Int, Never>(), Record())
    let subscription = watched(subject, record).sink { value in
      MainActor.assumeIsolated { record.events.append("value \(value)") }
    }
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    subscription.cancel()
    #expect(record.events == ["subscription", "request", "output 1", "value 1", "completion"])
  }

  @Test("A cancellation is told once, and nothing after it")
  func cancellation() {
    let (subject, record) = (PassthroughSubject<Int, Never>(), Record())
    let subscription = watched(subject, record).sink { _ in }
    subscription.cancel()
    subscription.cancel()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(record.events == ["subscription", "request", "cancel"])
  }
}
