#if !canImport(Combine)
  extension Publishers {
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let scheduler: Context
      public let options: Context.SchedulerOptions?

      public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.upstream = upstream
        self.scheduler = scheduler
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        let junction = Junction<Output, Failure>(to: subscriber)
        junction.begin(count: 2)
        junction.hold(
          upstream.sink(
            receiveCompletion: { completion in
              scheduler.schedule(options: options) { junction.conduit.send(completion: completion) }
            },
            receiveValue: { value in scheduler.schedule(options: options) { junction.conduit.send(value) } }))
      }
    }

    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let dueTime: Context.SchedulerTimeType.Stride
      public let scheduler: Context

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        let junction = Junction<Output, Failure>(to: subscriber)
        var newest = 0
        junction.begin(count: 2)
        junction.hold(
          upstream.sink(
            receiveCompletion: { junction.conduit.send(completion: $0) },
            receiveValue: { value in
              newest += 1
              let own = newest
              scheduler.schedule(after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: nil)
              {
                if own == newest { junction.conduit.send(value) }
              }
            }))
      }
    }

    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      public let upstream: Upstream
      public let interval: Context.SchedulerTimeType.Stride
      public let scheduler: Context

      public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
        let junction = Junction<Output, Failure>(to: subscriber)
        let later: (@escaping () -> Void) -> Void = { work in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil, work)
        }
        junction.begin(count: 2)
        junction.hold(
          upstream.sink(
            receiveCompletion: { completion in later { junction.conduit.send(completion: completion) } },
            receiveValue: { value in later { junction.conduit.send(value) } }))
      }
    }
  }

  extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
      Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    public func debounce<S: Scheduler>(
      for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
      Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }

    public func delay<S: Scheduler>(
      for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
      Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
    }
  }

  extension Junction {
    /// Ends a subscription together with the downstream's.
    func hold(_ subscription: AnyCancellable) {
      if conduit.isOver { return subscription.cancel() }
      let before = conduit.onCancel
      conduit.onCancel = {
        before?()
        subscription.cancel()
      }
    }
  }
#endif
