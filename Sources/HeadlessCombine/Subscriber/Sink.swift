#if !canImport(Combine)
  extension Subscribers {
    /// Takes every value and calls a closure with it.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
      public let receiveValue: (Input) -> Void
      public let receiveCompletion: (Completion<Failure>) -> Void
      private var subscription: (any Subscription)?
      private var isOver = false

      public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
        self.receiveCompletion = receiveCompletion
        self.receiveValue = receiveValue
      }

      public func receive(subscription: any Subscription) {
        guard self.subscription == nil, !isOver else { return subscription.cancel() }
        self.subscription = subscription
        subscription.request(.unlimited)
      }

      public func receive(_ value: Input) -> Demand {
        if !isOver { receiveValue(value) }
        return .none
      }

      public func receive(completion: Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        subscription = nil
        receiveCompletion(completion)
      }

      public func cancel() {
        isOver = true
        subscription?.cancel()
        subscription = nil
      }
    }
  }

  extension Publisher {
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
      subscribe(sink)
      return AnyCancellable(sink)
    }
  }

  extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
  }
#endif
