import Synchronization

/// `Task.sleep` in the virtual time of a bound world: nothing waits for the real clock, and the order is the same in every run.
///
/// These stand before the standard library's functions of the same names in every file that imports this module. Outside of a world they
/// are those functions.
extension Task where Success == Never, Failure == Never {
  @MainActor
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    try await sleep(seconds: TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18)
  }

  @MainActor
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(seconds: TimeInterval(duration) / 1e9)
  }

  @MainActor
  private static func sleep(seconds: TimeInterval) async throws {
    guard let simulation = Simulation.bound else {
      try await _Concurrency.Task.sleep(until: .now + .seconds(seconds), clock: .continuous)
      return
    }
    let awakenings = Runtime.of(simulation).awakenings
    let sleeper = Sleeper(awakenings)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleeper.continuation = continuation
        // The handler may have come first.
        guard !isCancelled else { return sleeper.wake() }
        sleeper.scheduled = simulation.runLoop.schedule(after: seconds) { sleeper.wake() }
      }
    } onCancel: {
      awakenings.begin()
      _Concurrency.Task { @MainActor in
        sleeper.wake()
        awakenings.end()
      }
    }
    awakenings.end()
    try checkCancellation()
  }
}

/// One sleep, which ends once.
@MainActor
private final class Sleeper {
  var continuation: CheckedContinuation<Void, Never>?
  var scheduled: VirtualRunLoop.Scheduled?
  private let awakenings: Awakenings

  init(_ awakenings: Awakenings) { self.awakenings = awakenings }

  func wake() {
    scheduled?.cancel()
    scheduled = nil
    guard let continuation else { return }
    self.continuation = nil
    awakenings.begin()
    continuation.resume()
  }
}

/// How many tasks have been woken and have not gone on yet: whoever settles waits for them, as their way may lead over other threads.
final class Awakenings: Sendable {
  private let count = Mutex(0)

  func begin() { count.withLock { $0 += 1 } }
  func end() { count.withLock { $0 -= 1 } }
  var isEmpty: Bool { count.withLock { $0 == 0 } }
}
