import QuarterTurnPlatform

@MainActor
final class Observers<Value: Sendable> {
  private var handlers: [Int: @MainActor (Value) -> Void] = [:]
  private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
  private var nextID = 0
  private var isFinished = false

  var isEmpty: Bool { handlers.isEmpty && continuations.isEmpty }

  func add(_ handler: @escaping @MainActor (Value) -> Void) -> Lifetime {
    let id = makeID()
    if !isFinished { handlers[id] = handler }
    return Lifetime { [weak self] in self?.remove(id) }
  }

  // `limit`: how many values wait for a slow reader; the newest are kept.
  func stream(beginningWith values: [Value], keeping limit: Int) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(limit))
    for value in values { continuation.yield(value) }
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    let id = makeID()
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.remove(id) }
    }
    return stream
  }

  func send(_ value: Value) {
    for id in handlers.keys.sorted() {
      guard let handler = handlers[id] else { continue }
      handler(value)
    }
    for continuation in continuations.values { continuation.yield(value) }
  }

  func finish() {
    isFinished = true
    let ended = (handlers, continuations)
    handlers = [:]
    continuations = [:]
    for continuation in ended.1.values { continuation.finish() }
  }

  // What a handler owns may end other observations as it is freed, so it is freed when the access has ended.
  private func remove(_ id: Int) {
    let removed = (handlers.removeValue(forKey: id), continuations.removeValue(forKey: id))
    withExtendedLifetime(removed) {}
  }

  private func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
