#if !canImport(Combine)
  /// Hands on what an upstream sends, changed by a closure or left out where that answers nil.
  final class Relay<Input, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let transform: (Input) -> Downstream.Input?
    private let onCancel: () -> Void
    private var upstream: (any Subscription)?
    private var isOver = false
    /// Set by a closure that has seen the last value it wants.
    var endsAfterValue = false

    init(to downstream: Downstream, onCancel: @escaping () -> Void = {}, _ transform: @escaping (Input) -> Downstream.Input?) {
      self.downstream = downstream
      self.onCancel = onCancel
      self.transform = transform
    }

    func receive(subscription: any Subscription) {
      upstream = subscription
      downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard !isOver else { return .none }
      guard let value = transform(input) else { return .max(1) }
      let demand = downstream.receive(value)
      guard endsAfterValue, !isOver else { return demand }
      end()
      downstream.receive(completion: .finished)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      upstream = nil
      downstream.receive(completion: completion)
      onCancel()
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() { end() }

    private func end() {
      guard !isOver else { return }
      isOver = true
      let source = upstream
      upstream = nil
      source?.cancel()
      onCancel()
    }
  }
#endif
