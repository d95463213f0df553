import QuarterTurnPlatform

/// Everybody who wants to know which way one scene's interface is up.
@MainActor
final class OrientationObservers {
  private var handlers: [Int: @MainActor (OrientationChange) -> Void] = [:]
  private let streams = Broadcast<UIInterfaceOrientation>(keeping: 1)
  private var nextID = 0

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
    if change.phase == .settled { streams.send(change.current) }
  }

  /// A new stream that begins with the current value; a slow reader gets the newest only.
  func stream(current: UIInterfaceOrientation) -> AsyncStream<UIInterfaceOrientation> {
    streams.stream(beginningWith: [current])
  }

  func finish() {
    streams.finish()
    handlers = [:]
  }
}
