#if !canImport(Combine)
  /// Sends before an object changes.
  public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscribers = Subscribers<Void>()

    public init() {}

    public func send() { subscribers.send(()) }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribers.add { _ in receiveValue(()) } }
  }
#endif
