import QuarterTurnPlatform

/// Everybody who wants to know which way one scene's interface is up.
@MainActor
final class OrientationObservers {
  private var handlers: [Int: @MainActor (OrientationChange) -> Void] = [:]
  private var streams: [Int: AsyncStream<UIInterfaceOrientation>.Continuation] = [:]
  private var nextID = 0
  private var isFinished = false

  func add(_ handler: @escaping @MainActor (OrientationChange) -> Void) -> Int {
    defer { nextID += 1 }
    handlers[nextID] = handler
    return nextID
  }

  func remove(_ id: Int) {
    handlers[id] = nil
  }

  func send(_ change: OrientationChange) {
    for id in handlers.keys.sorted() { handlers[id]?(change) }
    guard change.phase == .settled else { return }
    for continuation in streams.values { continuation.yield(change.current) }
  }

  /// A new stream that begins with the current value; a slow reader gets the newest only.
  func stream(current: UIInterfaceOrientation) -> AsyncStream<UIInterfaceOrientation> {
    let (stream, continuation) = AsyncStream.makeStream(of: UIInterfaceOrientation.self, bufferingPolicy: .bufferingNewest(1))
    continuation.yield(current)
    guard !isFinished else {
      continuation.finish()
      return stream
    }
    let id = nextID
    nextID += 1
    streams[id] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.streams[id] = nil }
    }
    return stream
  }

  func finish() {
    isFinished = true
    for continuation in streams.values { continuation.finish() }
    streams = [:]
    handlers = [:]
  }
}
