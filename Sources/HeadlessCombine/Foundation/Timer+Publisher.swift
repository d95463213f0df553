#if !canImport(Combine)
  extension Timer {
    /// Sends the date again and again.
    ///
    /// In a simulated world that is the world's time, and it passes when a test lets it: `advance(by:)`.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      public let interval: TimeInterval
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode
      private let dates = PassthroughSubject<Date, Never>()

      init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
        self.interval = interval
        self.runLoop = runLoop
        self.mode = mode
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        dates.receive(subscriber: subscriber)
      }

      public func connect() -> any Cancellable {
        let start = runLoop.now
        let began = Date()
        return runLoop.schedule(
          after: start.advanced(by: .seconds(interval)), interval: .seconds(interval), tolerance: 0, options: nil
        ) { [dates, runLoop] in
          dates.send(began.addingTimeInterval(start.distance(to: runLoop.now).timeInterval))
        }
      }
    }
  }
#endif
