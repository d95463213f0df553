/// A timer in the simulated world's time, with the declarations of Foundation's.
///
/// Foundation's own waits for a run loop that no test runs. A target whose pages use timers says once, in a file of its own, which is meant:
///
///     #if !os(iOS)
///       typealias Timer = SimulatedTimer
///     #endif
///
/// One that repeats fires as time passes, with ``Simulation/advance(by:)``: a world does not wait for it to come to rest.
public final class SimulatedTimer: NSObject, @unchecked Sendable {
  private let interval: TimeInterval
  private let isRepeating: Bool
  private var block: (@Sendable (SimulatedTimer) -> Void)?
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public let userInfo: Any? = nil

  /// Foundation's answers 0 for a timer that fires once.
  public var timeInterval: TimeInterval { isRepeating ? interval : 0 }

  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (SimulatedTimer) -> Void) {
    self.interval = max(interval, 0.0001)
    isRepeating = repeats
    self.block = block
    super.init()
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (SimulatedTimer) -> Void
  ) -> SimulatedTimer {
    let timer = SimulatedTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  public func invalidate() {
    isValid = false
    block = nil
  }

  public func fire() {
    guard isValid else { return }
    block?(self)
    if !isRepeating { invalidate() }
  }

  func schedule() {
    // As a run loop does, the simulated one keeps its timers alive.
    let isScheduled = MainLoop.schedule(after: interval, isRepeating: isRepeating) { [self] in
      guard isValid else { return }
      fire()
      if isValid { schedule() }
    }
    precondition(isScheduled, "A timer was scheduled outside of a simulation")
  }
}

extension RunLoop {
  public func add(_ timer: SimulatedTimer, forMode mode: RunLoop.Mode) {
    if timer.isValid { timer.schedule() }
  }
}

extension SimulatedTimer {
  /// What Foundation's timers publish, in the simulated world's time as well.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    Timer.publish(every: interval, tolerance: tolerance, on: runLoop, in: mode, options: options)
  }
}
