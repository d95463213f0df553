#if !canImport(Combine)
  /// Hands on what is sent to those who listen at that moment.
  public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()

    public init() {}

    public func send(_ value: Output) {
      guard conduits.completion == nil else { return }
      for conduit in conduits.all { conduit.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      conduits.add(Conduit(subscriber))
    }
  }
#endif
