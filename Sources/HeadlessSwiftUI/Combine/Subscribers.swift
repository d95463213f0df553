#if !canImport(Combine)
  /// The receivers of a publisher, in the order they came.
  final class Subscribers<Output> {
    private var receivers: [(id: Int, receive: (Output) -> Void)] = []
    private var nextID = 0

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      let id = nextID
      nextID += 1
      receivers.append((id, receive))
      return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
    }

    func send(_ value: Output) {
      for receiver in receivers { receiver.receive(value) }
    }
  }
#endif
