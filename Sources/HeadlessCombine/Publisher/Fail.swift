#if !canImport(Combine)
  /// Ends at once with an error.
  public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }

    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let conduit = Conduit(subscriber)
      conduit.begin()
      conduit.send(completion: .failure(error))
    }
  }
#endif
