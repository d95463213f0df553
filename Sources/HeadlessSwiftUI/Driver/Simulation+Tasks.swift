extension Simulation {
  /// Settles like ``settle()``, and lets the tasks of views go on in between until none of them makes progress.
  ///
  /// Tasks run on the main actor: each turn gives all that are ready one step, so the order is the same in every run. A task that waits for
  /// real time or for another thread is not waited for.
  public func settleTasks() async {
    await runAsync {
      let runtime = Runtime.of(self)
      var idleRounds = 0
      while idleRounds < 8 {
        runLoop.runUntilIdle()
        let before = (runtime.taskCount, runtime.evaluationCount)
        await Task.yield()
        let isQuiet = runLoop.isIdle && before == (runtime.taskCount, runtime.evaluationCount)
        idleRounds = isQuiet ? idleRounds + 1 : 0
      }
    }
  }

  /// How many nodes of views live, and how many evaluations there were: for leak checks and measurements.
  public var liveNodeCount: Int { Runtime.of(self).nodeCount }
  public var nodeEvaluationCount: Int { Runtime.of(self).evaluationCount }
}
