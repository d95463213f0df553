/// Stops observing when it is invalidated or released; off Apple's systems Foundation has none.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let stop: @MainActor @Sendable () -> Void
  private var isStopped = false

  init(stop: @escaping @MainActor @Sendable () -> Void) {
    self.stop = stop
    super.init()
  }

  public func invalidate() {
    guard !isStopped else { return }
    isStopped = true
    MainActor.assumeIsolated(stop)
  }

  deinit {
    guard !isStopped else { return }
    let stop = stop
    // The last reference may be dropped anywhere; the scene's list of observers belongs to the main actor.
    Task { @MainActor in stop() }
  }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var new: Self { Self(rawValue: 1 << 0) }
  public static var old: Self { Self(rawValue: 1 << 1) }
  public static var initial: Self { Self(rawValue: 1 << 2) }
  public static var prior: Self { Self(rawValue: 1 << 3) }
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
