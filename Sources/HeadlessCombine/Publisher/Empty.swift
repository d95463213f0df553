#if !canImport(Combine)
  /// Sends no value, and ends at once if it is told to.
  public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
      self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let conduit = Conduit(subscriber)
      conduit.begin()
      if completeImmediately { conduit.send(completion: .finished) }
    }
  }
#endif
