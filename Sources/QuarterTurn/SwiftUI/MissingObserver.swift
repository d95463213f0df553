import QuarterTurnPlatform

/// Notices that the orientation is read where nobody observes it, and says so once for each process.
@MainActor
final class MissingObserver {
  private var reads = 0
  private var isLookDue = false
  private var isReported = false

  /// The value was read where there is none.
  nonisolated static func noteRead() {
    Platform.onMainActor { Platform.shared { MissingObserver() }.noteRead() }
  }

  /// A value is set: what is written through a key path is read first, which does not count.
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
      happened: "A view reads interfaceOrientation from the environment, but nobody observes it above: it is always unknown.",
      remedy: "Attach .observingInterfaceOrientation() to the root view of the window.")
  }
}
