#if !canImport(Combine)
  /// A publisher that sends nothing before it is connected.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// Connects at the first subscription.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
  }

  extension Publishers {
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      private var connection: (any Cancellable)?
      private var count = 0

      init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        count += 1
        upstream.receive(subscriber: Relay(to: subscriber, onCancel: left) { $0 })
        if connection == nil { connection = upstream.connect() }
      }

      private func left() {
        count -= 1
        guard count == 0 else { return }
        connection?.cancel()
        connection = nil
      }
    }
  }
#endif
