#if !canImport(Combine)
  extension Publishers {
    public struct HandleEvents<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public var receiveSubscription: ((any Subscription) -> Void)?
      public var receiveOutput: ((Upstream.Output) -> Void)?
      public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
      public var receiveCancel: (() -> Void)?
      public var receiveRequest: ((Subscribers.Demand) -> Void)?

      public init(
        upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Upstream.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
      ) {
        self.upstream = upstream
        self.receiveSubscription = receiveSubscription
        self.receiveOutput = receiveOutput
        self.receiveCompletion = receiveCompletion
        self.receiveCancel = receiveCancel
        self.receiveRequest = receiveRequest
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        upstream.receive(subscriber: Watch(self, for: subscriber))
      }

      private final class Watch<Downstream: Subscriber>: Subscriber, Subscription
      where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let downstream: Downstream
        private var source: (any Subscription)?
        /// Let go of as soon as nothing more can happen.
        private var events: HandleEvents?

        init(_ events: HandleEvents, for downstream: Downstream) {
          self.events = events
          self.downstream = downstream
        }

        func receive(subscription: any Subscription) {
          events?.receiveSubscription?(subscription)
          source = subscription
          downstream.receive(subscription: self)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
          guard let events else { return .none }
          events.receiveOutput?(input)
          let demand = downstream.receive(input)
          if demand > .none { self.events?.receiveRequest?(demand) }
          return demand
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
          guard let events = end() else { return }
          events.receiveCompletion?(completion)
          downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
          events?.receiveRequest?(demand)
          source?.request(demand)
        }

        func cancel() {
          let source = source
          guard let events = end() else { return }
          events.receiveCancel?()
          source?.cancel()
        }

        private func end() -> HandleEvents? {
          defer { (events, source) = (nil, nil) }
          return events
        }
      }
    }
  }

  extension Publisher {
    /// Calls closures with what passes between a publisher and its subscriber.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      Publishers.HandleEvents(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
  }
#endif
