#if !canImport(Combine)
  /// Sends before an object changes.
  public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = Conduits<Void, Never>()

    public init() {}

    public func send() { for conduit in conduits.all { conduit.send(()) } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
      conduits.add(Conduit(subscriber))
    }
  }
#endif
