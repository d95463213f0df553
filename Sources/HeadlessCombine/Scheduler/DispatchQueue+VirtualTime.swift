#if !os(iOS)
  /// The calls that ordinary code makes on the main queue, in the simulated world's time. They are preferred to Dispatch's own, which have
  /// parameters that nobody wrote; where no world is bound, and on every other queue, they call these.
  extension DispatchQueue {
    /// Runs the work in a turn of the simulated loop if this is the main queue.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      if isMainQueue, MainLoop.schedule(after: 0, work) { return }
      async(group: nil, qos: .unspecified, flags: [], execute: work)
    }

    /// Runs the work once the simulated time is there, to the nearest hundredth of a second, if this is the main queue.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {
      if isMainQueue {
        let now = DispatchTime.now().uptimeNanoseconds
        let due = deadline.uptimeNanoseconds
        let delay = due > now ? TimeInterval(due - now) / 1e9 : 0
        // The deadline was reckoned from the machine's clock a moment ago.
        if MainLoop.schedule(after: (delay * 100).rounded() / 100, work) { return }
      }
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }

    private var isMainQueue: Bool { label == DispatchQueue.main.label }
  }
#endif
