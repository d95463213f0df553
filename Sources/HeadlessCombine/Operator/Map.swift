#if !canImport(Combine)
  extension Publishers {
    public struct Map<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let transform: (Upstream.Output) -> Output

      public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(subscriber: Relay(to: subscriber) { transform($0) })
      }
    }
  }

  extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
      Publishers.Map(upstream: self, transform: transform)
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
      Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
      map { $0 ?? output }
    }
  }

  extension Publishers {
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let keyPath: KeyPath<Upstream.Output, Output>

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(subscriber: Relay(to: subscriber) { $0[keyPath: keyPath] })
      }
    }
  }
#endif
