#if !canImport(Combine)
  /// Keeps the last value, which each new listener gets first.
  public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
      get { current }
      set { send(newValue) }
    }

    public func send(_ value: Output) {
      guard conduits.completion == nil else { return }
      current = value
      for conduit in conduits.all { conduit.send(value) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let conduit = Conduit<Output, Failure>(subscriber)
      conduit.onRequest = { [weak self, weak conduit] in
        guard let self, let conduit else { return }
        conduit.onRequest = nil
        conduit.send(current)
      }
      conduits.add(conduit)
    }
  }
#endif
