#if !canImport(Combine)
  /// A publisher that sends what it is given.
  public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
  }

  extension Subject where Output == Void {
    public func send() { send(()) }
  }

  /// The subscribers of a subject, in the order they came.
  final class Conduits<Output, Failure: Error> {
    private(set) var all: [Conduit<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    func add(_ conduit: Conduit<Output, Failure>) {
      if let completion {
        conduit.begin()
        conduit.send(completion: completion)
        return
      }
      all.append(conduit)
      conduit.onCancel = { [weak self, weak conduit] in self?.all.removeAll { $0 === conduit } }
      conduit.begin()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      guard self.completion == nil else { return }
      self.completion = completion
      let told = all
      all = []
      for conduit in told { conduit.send(completion: completion) }
    }
  }
#endif
