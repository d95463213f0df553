#if !canImport(Combine)
  /// One subscriber's connection to a subject or another source: counts what is wanted, and is silent once it is over.
  final class Conduit<Output, Failure: Error>: Subscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private(set) var demand = Subscribers.Demand.none
    /// What is told when more is wanted, and when the subscription is over.
    var onRequest: (() -> Void)?
    var onCancel: (() -> Void)?

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
      downstream = AnySubscriber(subscriber)
    }

    var isOver: Bool { downstream == nil }

    func begin() { downstream?.receive(subscription: self) }

    func request(_ demand: Subscribers.Demand) {
      guard !isOver else { return }
      self.demand += demand
      onRequest?()
    }

    /// Returns whether the value was wanted.
    @discardableResult
    func send(_ value: Output) -> Bool {
      guard let downstream, demand > .none else { return false }
      demand -= .max(1)
      demand += downstream.receive(value)
      return true
    }

    func send(completion: Subscribers.Completion<Failure>) {
      let told = downstream
      close()
      told?.receive(completion: completion)
    }

    func cancel() { close() }

    private func close() {
      guard downstream != nil else { return }
      downstream = nil
      let tell = onCancel
      onRequest = nil
      onCancel = nil
      tell?()
    }
  }
#endif
