#if !canImport(Combine)
  extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let publishers: [Upstream]

      public init(_ upstream: Upstream...) { publishers = upstream }

      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        Junction(to: subscriber).join(publishers.map { $0.eraseToAnyPublisher() })
      }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
      public typealias Output = A.Output
      public typealias Failure = A.Failure

      public let a: A
      public let b: B

      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        Junction(to: subscriber).join([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
      }
    }
  }

  extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where Failure == P.Failure, Output == P.Output {
      Publishers.Merge(self, other)
    }
  }

  /// Sends what several upstreams send to one subscriber; ends with the last of them, or with the first error.
  final class Junction<Output, Failure: Error> {
    let conduit: Conduit<Output, Failure>
    private var subscriptions: [AnyCancellable] = []
    private var open = 0

    init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
      conduit = Conduit(subscriber)
      conduit.onCancel = { [self] in subscriptions = [] }
    }

    func join(_ upstreams: [AnyPublisher<Output, Failure>]) {
      begin(count: upstreams.count)
      for upstream in upstreams { listen(to: upstream) { [self] in conduit.send($0) } }
    }

    func begin(count: Int) {
      open = count
      conduit.begin()
      if count == 0 { conduit.send(completion: .finished) }
    }

    func listen<Value>(to upstream: AnyPublisher<Value, Failure>, _ receive: @escaping (Value) -> Void) {
      guard !conduit.isOver else { return }
      let subscription = upstream.sink(receiveCompletion: ended, receiveValue: receive)
      if conduit.isOver { subscription.cancel() } else { subscriptions.append(subscription) }
    }

    private func ended(_ completion: Subscribers.Completion<Failure>) {
      open -= 1
      if case .failure = completion {
        conduit.send(completion: completion)
      } else if open == 0 {
        conduit.send(completion: .finished)
      }
    }
  }
#endif
