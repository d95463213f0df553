#if !canImport(Combine)
  extension Publishers {
    public struct Drop<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let count: Int

      public init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        var left = count
        upstream.receive(
          subscriber: Relay(to: subscriber) { value in
            guard left > 0 else { return value }
            left -= 1
            return nil
          })
      }
    }

    public struct First<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream

      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        let relay = Relay<Output, S>(to: subscriber) { $0 }
        relay.endsAfterValue = true
        upstream.receive(subscriber: relay)
      }
    }

    public struct Scan<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let initialResult: Output
      public let nextPartialResult: (Output, Upstream.Output) -> Output

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        var result = initialResult
        upstream.receive(
          subscriber: Relay(to: subscriber) { value in
            result = nextPartialResult(result, value)
            return result
          })
      }
    }
  }

  extension Publisher {
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    public func scan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
      Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }
#endif
