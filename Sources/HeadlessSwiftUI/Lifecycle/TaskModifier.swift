/// Runs a task while what is inside is visible; another identifier starts it anew.
nonisolated struct TaskModifier: PrimitiveModifier {
  /// The closure runs in its own isolation, wherever the task is made.
  struct Action: @unchecked Sendable {
    let run: @isolated(any) () async -> Void
  }

  let id: (any Equatable)?
  let priority: TaskPriority
  let action: Action

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    // Kept in the node: a handle of one evaluation could not cancel what an earlier one started.
    let handle = node.stored(0) { TaskHandle(node.runtime) }
    handle.action = action
    handle.priority = priority
    node.onVisibilityChange = { handle.isWanted = $0 }
    if let id {
      if let known = handle.id, !id.isEqual(to: known) { handle.restart() }
      handle.id = id
    }
    node.place(inner, at: .slot(0))
  }
}

/// The task of one place in the interface.
@MainActor
private final class TaskHandle {
  private let runtime: Runtime
  private var task: Task<Void, Never>?
  private var taskID = 0
  var action: TaskModifier.Action?
  var priority = TaskPriority.userInitiated
  var id: (any Equatable)?
  var isWanted = false {
    didSet { if isWanted { startSoon() } else { cancel() } }
  }

  init(_ runtime: Runtime) { self.runtime = runtime }

  func restart() {
    guard isWanted else { return }
    cancel()
    startSoon()
  }

  private func cancel() {
    guard let task else { return }
    task.cancel()
    self.task = nil
    runtime.taskCancelled(taskID)
  }

  private func startSoon() {
    runtime.perform { [self] in
      guard isWanted, task == nil, let action else { return }
      let id = runtime.taskStarted()
      taskID = id
      // What comes before the first suspension runs in order with everything else.
      task = ImmediateTask.start(runtime.taskStart, priority: priority) { [runtime] in
        await action.run()
        runtime.taskEnded(id)
      }
    }
  }
}

extension Runtime {
  /// Starts a task that nobody cancels, whose first part runs in order with everything else.
  func startTask(_ operation: @escaping @MainActor @Sendable () async -> Void) {
    perform { [self] in
      let id = taskStarted()
      _ = ImmediateTask.start(taskStart) { [self] in
        await operation()
        taskEnded(id)
      }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}

extension View {
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: TaskModifier.Action(run: action)))
  }

  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: TaskModifier.Action(run: action)))
  }
}
