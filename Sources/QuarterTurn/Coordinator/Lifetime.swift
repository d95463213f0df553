import QuarterTurnPlatform

// Not an isolated deinit: its runtime is said to abort on some of Apple's systems (swiftlang/swift issues 85221, 85500,
// 87316), and weak references made inside a deinit trap where Objective-C is.
/// Runs a closure on the main actor when it is freed, on whichever thread that is.
final class Lifetime: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit { Platform.onMainActor(end) }
}

extension Lifetime {
  convenience init(removing token: any NSObjectProtocol) {
    // The token is an object of Foundation's that is only handed back.
    nonisolated(unsafe) let token = token
    self.init { NotificationCenter.default.removeObserver(token) }
  }

  static func observing(
    _ name: Notification.Name, of object: AnyObject?, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> Lifetime {
    Lifetime(
      removing: NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated(handler)
      })
  }
}
