extension Simulation {
  /// Settles like ``settle()``, and lets the tasks of views go on in between until none of them makes progress.
  ///
  /// Tasks sleep in virtual time; one that was woken is waited for until it sleeps again, one that was cancelled until it ends: so every run is
  /// the same. A task that waits for real time or for another thread is given a few chances only, and one that never comes to an end is
  /// left where it is after many rounds; ``VirtualRunLoop/ranAway`` says so.
  public func settleTasks() async {
    await runAsync {
      let runtime = Runtime.of(self)
      var quietRounds = 0
      var patience = Self.patience
      var rounds = 0
      while quietRounds < 8 {
        // A task that waits and goes on for ever, like a clock, keeps the loop from coming to rest as well as two parties that answer each
        // other.
        guard rounds <= Self.roundLimit, !runLoop.ranAway else { return runLoop.stop() }
        runLoop.runUntilIdle()
        let before = (runtime.runningTasks, runtime.evaluationCount)
        await Task.yield()
        // What was woken or cancelled goes on soon, but maybe by way of another thread.
        while !runtime.awakenings.isEmpty || !runtime.cancelledTasks.isEmpty, patience > 0 {
          patience -= 1
          await Task.yield()
        }
        let isQuiet = runLoop.isIdle && before == (runtime.runningTasks, runtime.evaluationCount)
        quietRounds = isQuiet ? quietRounds + 1 : 0
        if !isQuiet {
          rounds += 1
          patience = Self.patience
        }
      }
    }
  }

  /// How often somebody is waited for who makes no progress.
  private static let patience = 10_000
  /// More rounds in which something goes on than any page takes that comes to rest.
  private static let roundLimit = 5_000

  /// Makes views' properties be found, and their tasks be started, the way that other systems do it.
  package func use(fields reader: FieldReader = .preferred, taskStart: ImmediateTask.Way = ImmediateTask.preferredWay) {
    let runtime = Runtime.of(self)
    runtime.fields = DynamicFields.read(by: reader)
    runtime.taskStart = taskStart
  }

  /// How many nodes of views live, and how many evaluations there were: for leak checks and measurements.
  public var liveNodeCount: Int { Runtime.of(self).nodeCount }
  public var nodeEvaluationCount: Int { Runtime.of(self).evaluationCount }
}
