import QuarterTurnPlatform

/// Ends something on the main actor when it is let go of, on whichever thread that is.
///
/// Not an isolated deinit: its runtime is said to abort on some of Apple's systems (swiftlang/swift issues 85221, 85500, 87316), and
/// weak references made inside a deinit trap where Objective-C is.
final class Lifetime: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit { Platform.onMainActor(end) }
}

extension Lifetime {
  /// Removes the token of a notification.
  convenience init(removing token: any NSObjectProtocol) {
    // The token is an object of Foundation's that is only handed back.
    nonisolated(unsafe) let token = token
    self.init { NotificationCenter.default.removeObserver(token) }
  }

  /// Observes a notification that is posted on the main thread, for as long as it is kept.
  static func observing(
    _ name: Notification.Name, of object: AnyObject?, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> Lifetime {
    Lifetime(
      removing: NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainActor.assumeIsolated(handler)
      })
  }
}
