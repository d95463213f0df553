import Dispatch

/// Ends something on the main actor when its owner goes: kept as a stored property, it needs no deinitializer in the owner.
///
/// An isolated deinitializer would say the same, but its way to the main actor differs below macOS 15.4, and reports tell of its runtime
/// ending the process (swiftlang/swift issues 85221, 85500, 87316).
final class Lifetime: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit {
    let end = end
    // Elsewhere a task: unlike the queue's own work it takes the bound world along.
    if MainQueue.isCurrent { MainActor.assumeIsolated(end) } else { Task { @MainActor in end() } }
  }
}

/// The queue of the main actor, whose thread need not be the main one.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
