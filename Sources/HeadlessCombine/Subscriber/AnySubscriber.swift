#if !canImport(Combine)
  /// A subscriber whose type is hidden.
  public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
      combineIdentifier = subscriber.combineIdentifier
      onSubscription = subscriber.receive(subscription:)
      onValue = subscriber.receive
      onCompletion = subscriber.receive(completion:)
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
  }
#endif
