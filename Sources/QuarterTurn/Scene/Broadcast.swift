import QuarterTurnPlatform

/// The streams that tell one value after another to everybody who reads; a slow reader gets the newest.
@MainActor
final class Broadcast<Value: Sendable> {
  private var continuations: [Int: AsyncStream<Value>.Continuation] = [:]
  private var nextID = 0
  private var isFinished = false
  private let limit: Int

  /// - Parameter limit: how many values wait for a slow reader.
  init(keeping limit: Int) {
    self.limit = limit
  }

  /// A new stream that begins with some values; finished at once where there is nothing more to come.
  func stream(beginningWith values: [Value]) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(limit))
    for value in values { continuation.yield(value) }
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    let id = nextID
    nextID += 1
    continuations[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.continuations[id] = nil }
    }
    return stream
  }

  func send(_ value: Value) {
    for continuation in continuations.values { continuation.yield(value) }
  }

  func finish() {
    isFinished = true
    for continuation in continuations.values { continuation.finish() }
    continuations = [:]
  }
}
