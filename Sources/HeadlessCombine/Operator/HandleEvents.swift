#if !canImport(Combine)
  extension Publishers {
    public struct HandleEvents<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public var receiveOutput: ((Output) -> Void)?
      public var receiveCancel: (() -> Void)?

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(
          subscriber: Relay(to: subscriber, onCancel: receiveCancel ?? {}) { value in
            receiveOutput?(value)
            return value
          })
      }
    }
  }

  extension Publisher {
    /// Calls a closure with each value on its way.
    public func handleEvents(
      receiveOutput: ((Output) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      Publishers.HandleEvents(upstream: self, receiveOutput: receiveOutput, receiveCancel: receiveCancel)
    }
  }
#endif
