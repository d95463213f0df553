import Foundation

/// An observation of notifications that ends with its owner.
final class NotificationListener: Sendable {
  // Only ever handed back to the center, which takes it on any thread.
  private nonisolated(unsafe) let token: any NSObjectProtocol

  init(_ name: Notification.Name, object: AnyObject?, _ heard: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated(heard)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
