import QuarterTurnPlatform

/// The orientation was read where nobody observes it: told once for each process.
enum MissingObserver {
  static func report() {
    Platform.onMainActor {
      guard Platform.isFirstTime("missing observer") else { return }
      // This comes from inside a view's update.
      Scheduler.current.afterThisTurn {
        let issue = OrientationIssue.observerMissing
        let coordinators = SceneCoordinators.inThisWorld
        if coordinators.isEmpty { Platform.log("\(issue.happened) \(issue.remedy)") }
        for coordinator in coordinators { coordinator.board.raise(issue) }
      }
    }
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
