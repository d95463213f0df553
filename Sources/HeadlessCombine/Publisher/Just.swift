#if !canImport(Combine)
  /// Sends one value, then ends.
  public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
      let conduit = Conduit(subscriber)
      conduit.begin()
      conduit.send(output)
      conduit.send(completion: .finished)
    }
  }
#endif
