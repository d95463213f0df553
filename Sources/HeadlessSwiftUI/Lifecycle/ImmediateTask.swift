import Synchronization

/// Starts a task whose first part, up to where it first waits, runs before the start returns: so it is in order with everything else.
@MainActor
package enum ImmediateTask {
  package enum Way: CaseIterable {
    /// The standard library's own, new in macOS 26.
    case immediate
    /// The same order of events by an executor that runs what it is given at once.
    case executor
  }

  package static var preferredWay: Way {
    if #available(macOS 26, *) { return .immediate }
    return .executor
  }

  package static func start(
    _ way: Way, priority: TaskPriority? = nil, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    if way == .immediate, #available(macOS 26, *) { return Task.immediate(priority: priority, operation: operation) }
    let executor = FirstPartExecutor()
    // The type without its isolation: otherwise the task would be queued for the main actor and not given to the executor. The operation
    // itself still goes to the main actor as it begins, and that is where it is run from.
    let unisolated = unsafeBitCast(operation, to: (@Sendable () async -> Void).self)
    let task = Task(executorPreference: executor, priority: priority, operation: unisolated)
    executor.runFirstPart()
    return task
  }
}

/// Keeps a task's first job for whoever made the task; what the task does off the main actor later runs where it always does.
private final class FirstPartExecutor: TaskExecutor {
  private let kept = Mutex<UnownedJob?>(nil)
  private let isStarted = Mutex(false)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard isStarted.withLock({ $0 }) else { return kept.withLock { $0 = job } }
    globalConcurrentExecutor.enqueue(job)
  }

  @MainActor
  func runFirstPart() {
    isStarted.withLock { $0 = true }
    let job = kept.withLock { job in
      defer { job = nil }
      return job
    }
    job?.runSynchronously(isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
  }
}
