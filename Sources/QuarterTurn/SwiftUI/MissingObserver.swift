import QuarterTurnPlatform

/// Notices that a view reads the orientation without an observer above it, and says so once per process.
@MainActor
final class MissingObserver {
  private var reads = 0
  private var isLookDue = false
  private var isReported = false

  nonisolated static func noteRead() {
    Platform.onMainActor { Platform.shared { MissingObserver() }.noteRead() }
  }

  // What is written through a key path is read first, which does not count.
  nonisolated static func noteWrite() {
    Platform.onMainActor {
      let observer = Platform.shared { MissingObserver() }
      observer.reads = max(observer.reads - 1, 0)
    }
  }

  private func noteRead() {
    guard !isReported else { return }
    reads += 1
    guard !isLookDue else { return }
    isLookDue = true
    // This comes from inside a view's update.
    Scheduler.current.afterThisTurn { [self] in
      isLookDue = false
      if reads > 0 { report() }
    }
  }

  private func report() {
    isReported = true
    let issue = OrientationIssue.observerMissing
    let coordinators = SceneCoordinators.shared.all
    if coordinators.isEmpty { Platform.log("\(issue.reason) \(issue.remedy)") }
    for coordinator in coordinators { coordinator.log.note(issue) }
  }
}

extension OrientationIssue {
  static var observerMissing: OrientationIssue {
    OrientationIssue(
      code: .observerMissing, subject: "interfaceOrientation", screen: "window",
      reason: "A view reads interfaceOrientation from the environment, but nobody observes it above: it is always unknown.",
      remedy: "Attach .observingInterfaceOrientation() to the root view of the window.")
  }
}
