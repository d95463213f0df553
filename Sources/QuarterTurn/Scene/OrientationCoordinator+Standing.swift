import QuarterTurnPlatform

/// What stands in a request's way, reported as issues.
extension OrientationCoordinator {
  func reportStanding(_ front: Front, _ agreement: Agreement) {
    let screen = front.asked.screenName
    var issues: [OrientationIssue] = []
    for request in resolution.requests {
      guard case .setAside(let reason) = request.status else { continue }
      switch reason {
      case .conflict(let newer): issues.append(OrientationIssue(conflict: request.label, with: newer, on: screen))
      case .upsideDown: issues.append(OrientationIssue(upsideDown: request.label, on: screen))
      case .empty: issues.append(OrientationIssue(emptyMask: request.label, on: screen))
      case .controllerInFront: break
      }
    }
    if stated.isEmptyStated { issues.append(OrientationIssue(emptyDefaultOn: screen)) }
    if agreement.isGivenWay {
      let newest = resolution.requests.last { $0.status == .inForce }
      issues.append(
        OrientationIssue(
          setAside: newest?.label ?? "the default orientations", mask: resolution.mask, by: screen, allowing: front.mask,
          on: screen))
    }
    board.update([.conflict, .upsideDownUnavailable, .emptyMask, .setAsideByController], to: issues)
  }

  func timeOutIssue(_ goal: UIInterfaceOrientation) -> OrientationIssue {
    let name = frontName ?? "window"
    // Below 16 a controller in front that does not rotate is the usual cause (R3.14).
    if era == .ios15, currentFront?.asked.shouldAutorotate == false {
      return OrientationIssue(autorotationDisabled: goal, by: name, on: name)
    }
    return OrientationIssue(timedOut: goal, on: name)
  }

  /// At the first request: does UIKit's question reach us at all?
  func runProbe(_ scene: UIWindowScene) {
    if probe.isRefuted {
      probe.isRefuted = false
      board.resolve { [.hookMissing, .hookElsewhere].contains($0.code) }
    }
    guard !store.isEmpty, !probe.isDone, !Platform.isWithoutDelegate, let window = steeringWindow else { return }
    probe.begin()
    let outcome = HookProbe.ask(scene, window: window, era: era) { [self] in
      defer { probe.wasReached = false }
      return probe.wasReached
    }
    probe.end()
    guard let issue = outcome.issue(on: window.rootViewController?.screenName ?? "window") else { return }
    probe.isReported = true
    board.raise(issue)
  }
}
