#if !canImport(Combine)
  extension Publishers {
    public struct Filter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let isIncluded: (Output) -> Bool

      public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(subscriber: Relay(to: subscriber) { isIncluded($0) ? $0 : nil })
      }
    }

    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let transform: (Upstream.Output) -> Output?

      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(subscriber: Relay(to: subscriber) { transform($0) })
      }
    }
  }

  extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
      Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
      Publishers.CompactMap(upstream: self, transform: transform)
    }
  }
#endif
