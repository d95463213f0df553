/// The way from the main queue to the loop of the simulated world that is bound, which the model of UIKit provides.
package enum MainLoop {
  /// A loop whose time is simulated.
  package protocol Clock: AnyObject, Sendable {
    @MainActor var now: TimeInterval { get }

    /// Work of a row without end runs as time passes, and nobody waits for it.
    @MainActor func schedule(after delay: TimeInterval, isRepeating: Bool, _ work: @escaping () -> Void)
  }

  /// Finds the bound world's clock, for the code of a task that runs in a world.
  ///
  /// Set once, by the first world there is.
  nonisolated(unsafe) package static var bound: @Sendable () -> (any Clock)? = { nil }

  private static let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main actor of a Linux process with an asynchronous main works on other threads than the first, but always on the main queue.
  private static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true }

  package static var now: TimeInterval? {
    guard let clock = bound(), isOnMainActor else { return nil }
    return MainActor.assumeIsolated { clock.now }
  }

  /// Returns false where no world is bound, so that the work has to go to the real queue.
  package static func schedule(
    after delay: TimeInterval, isRepeating: Bool = false, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let clock = bound() else { return false }
    if isOnMainActor {
      MainActor.assumeIsolated { clock.schedule(after: delay, isRepeating: isRepeating, work) }
    } else {
      Task { @MainActor in clock.schedule(after: delay, isRepeating: isRepeating, work) }
    }
    return true
  }
}
