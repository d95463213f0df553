#if !canImport(Combine)
  /// Sends the one value that its closure promises, also to those who come later.
  public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { [self] result in
        guard self.result == nil else { return }
        self.result = result
        let due = waiting
        waiting = []
        for tell in due { tell(result) }
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let conduit = Conduit(subscriber)
      conduit.begin()
      let tell: (Result<Output, Failure>) -> Void = { result in
        switch result {
        case .success(let value):
          conduit.send(value)
          conduit.send(completion: .finished)
        case .failure(let error): conduit.send(completion: .failure(error))
        }
      }
      if let result { tell(result) } else { waiting.append(tell) }
    }
  }
#endif
