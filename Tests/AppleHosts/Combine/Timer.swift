import Foundation

// Foundation's own on Apple's systems.
extension RunLoop {
  public struct SchedulerOptions {
    public init() {}
  }
}

extension Timer {
  public final class TimerPublisher {}

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher() }
}
