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
  func runProbe(_ scene: UIWindowScene, _ front: Front) {
    if probe.isRefuted {
      probe.isRefuted = false
      hook = .reached
      board.resolve(where: \.isAboutTheHook)
    }
    // A `rotate` needs the answer as much as a request does.
    guard needsPose, !Platform.isWithoutDelegate, let window = steeringWindow else { return }
    if !probe.isDone {
      probe.begin()
      hook = HookProbe.ask(scene, window: window, era: era) { [self] in
        defer { probe.wasReached = false }
        return probe.wasReached
      }
      probe.end()
    } else if hook == nil, hasBeenAsked {
      hook = .reached
    }
    reportHook(front)
  }

  /// A controller of the library in front may do without a delegate, as long as Info.plist declares what is asked for.
  private func reportHook(_ front: Front) {
    guard !board.open.contains(where: \.isAboutTheHook), let issue = hook?.issue(on: front.asked.screenName) else { return }
    let shown = resolution.mask.intersection(front.mask).intersection(deviceMask)
    guard !front.isNarrowed || shown.isDisjoint(from: foreignMask ?? .all) else { return }
    probe.isReported = true
    board.raise(issue)
  }

  /// Where masks do not count, what does, and what to do about it.
  func reportWindowing(_ front: Front) {
    board.update([.multitasking, .windowResized, .windowingMode], to: windowingIssue(front).map { [$0] } ?? [])
  }

  private func windowingIssue(_ front: Front) -> OrientationIssue? {
    let obedience = circumstances.obedience
    guard obedience != .obeyed, isNarrowed else { return nil }
    let isThere = resolution.mask.allows(driver.orientation)
    if isThere, driver.isLockHeld { return nil }
    let newest = resolution.requests.last { $0.status == .inForce }
    let subject = newest?.label ?? "the default orientations"
    if obedience == .valueOnly {
      return OrientationIssue(unheard: subject, obedience, remedy: .shape, on: front.screen.screenName)
    }
    guard #available(iOS 26.0, *), era >= .ios26 else {
      return OrientationIssue(unheard: subject, obedience, remedy: .plist, on: front.screen.screenName)
    }
    let question = LockQuestion(root: front.root)
    let remedy: OrientationIssue.WindowingRemedy
    if !question.passesLibrary {
      remedy = .root(in: question.first.screenName)
    } else if circumstances.isSmallerThanScreen {
      remedy = .layout
    } else if !isThere {
      remedy = .turn(resolution.mask)
    } else if wantsLock {
      remedy = .layout
    } else {
      // The device is held another way that is allowed: the interface follows, and is held again there.
      return nil
    }
    return OrientationIssue(unheard: subject, obedience, remedy: remedy, on: front.screen.screenName)
  }
}
