#if !canImport(Combine)
  extension Publishers {
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let predicate: (Output, Output) -> Bool

      public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        var last: Output?
        upstream.receive(
          subscriber: Relay(to: subscriber) { value in
            if let last, predicate(last, value) { return nil }
            last = value
            return value
          })
      }
    }
  }

  extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
  }

  extension Publisher {
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
      Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
  }
#endif
