#if !canImport(Combine)
  /// What queues and run loops have in common as schedulers: the main ones run their work in the simulated world's loop.
  public protocol LoopScheduler: Scheduler where SchedulerTimeType == LoopTime {
    var isMainLoop: Bool { get }
    var queue: DispatchQueue { get }
  }

  extension LoopScheduler {
    public var now: LoopTime {
      LoopTime(seconds: (isMainLoop ? MainLoop.now : nil) ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9)
    }

    public var minimumTolerance: LoopTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(after: 0, action) }

    public func schedule(
      after date: LoopTime, tolerance: LoopTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      run(after: date.seconds - now.seconds, action)
    }

    public func schedule(
      after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let repetition = Repetition(action)
      repetition.run(every: interval.timeInterval, first: date.seconds - now.seconds, on: self)
      return repetition
    }

    fileprivate func run(after delay: TimeInterval, _ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      if isMainLoop, MainLoop.schedule(after: delay, { action() }) { return }
      queue.asyncAfter(deadline: .now() + max(delay, 0), qos: .unspecified, flags: []) { action() }
    }
  }

  /// An action again and again, until it is called off.
  ///
  /// In the simulated world it keeps nobody waiting: it runs as time passes.
  private final class Repetition: Cancellable {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func cancel() { action = nil }

    func run<Loop: LoopScheduler>(every interval: TimeInterval, first: TimeInterval, on loop: Loop) {
      nonisolated(unsafe) let tick: () -> Void = { [weak self] in
        guard let self, let action else { return }
        action()
        run(every: interval, first: interval, on: loop)
      }
      if loop.isMainLoop, MainLoop.schedule(after: first, isRepeating: true, { tick() }) { return }
      loop.queue.asyncAfter(deadline: .now() + max(first, 0), qos: .unspecified, flags: []) { tick() }
    }
  }

  extension DispatchQueue: LoopScheduler {
    public typealias SchedulerTimeType = LoopTime
    /// How the work of a queue is run; the model's queue has one way.
    public struct SchedulerOptions {
      public init() {}
    }

    public var isMainLoop: Bool { label == DispatchQueue.main.label }
    public var queue: DispatchQueue { self }
  }

  extension RunLoop: LoopScheduler {
    public typealias SchedulerTimeType = LoopTime
    public struct SchedulerOptions {
      public init() {}
    }

    public var isMainLoop: Bool { true }
    public var queue: DispatchQueue { .main }
  }

  extension OperationQueue: LoopScheduler {
    public typealias SchedulerTimeType = LoopTime
    public struct SchedulerOptions {
      public init() {}
    }

    public var isMainLoop: Bool { self === OperationQueue.main }
    public var queue: DispatchQueue { underlyingQueue ?? .main }
  }

  /// Runs its work at once.
  public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = LoopTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: LoopTime { LoopTime(seconds: 0) }
    public var minimumTolerance: LoopTime.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(after date: LoopTime, tolerance: LoopTime.Stride, options: Never?, _ action: @escaping () -> Void) {
      action()
    }
    public func schedule(
      after date: LoopTime, interval: LoopTime.Stride, tolerance: LoopTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      action()
      return AnyCancellable {}
    }
  }
#endif
