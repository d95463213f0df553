import QuarterTurnPlatform

/// What issues are made of, with names instead of controllers.
struct IssueFacts {
  /// Who is asked for the lock preference.
  struct LockQuestion {
    let first: String
    let passesLibrary: Bool
    let isHeld: Bool
    let isPreferred: Bool
  }

  let queried: String
  let topScreen: String
  let masks: SceneMasks
  let resolution: MaskResolution
  let current: UIInterfaceOrientation
  let hasEmptyDefault: Bool
  /// Whether somebody wants less than everything the device shows.
  let isNarrowed: Bool
  let windowing: WindowingState
  let lock: LockQuestion?
  let delegate: DelegateStatus?
  let failures: [RotationFailure]
  let rest: RotationMachine.Rest?
  /// Below iOS 16: whether the queried controller rotates at all (R3.14).
  let autorotates: Bool

  /// Those that are open, and nothing else.
  func issues() -> [OrientationIssue] {
    rejected + undone + overridden + delegateIssue + failed + ignored
  }

  private var subject: String {
    resolution.requests.last { $0.status == .inForce }?.label ?? "the default orientations"
  }

  // MARK: Requests

  private var rejected: [OrientationIssue] {
    var issues: [OrientationIssue] = []
    for request in resolution.requests {
      guard case .setAside(let reason) = request.status else { continue }
      switch reason {
      case .conflict(let newer): issues.append(OrientationIssue(conflict: request.label, with: newer, on: queried))
      case .upsideDown: issues.append(OrientationIssue(upsideDown: request.label, on: queried))
      case .empty: issues.append(OrientationIssue(emptyMask: request.label, on: queried))
      case .overlayWindow: issues.append(OrientationIssue(inOverlay: request.label, on: topScreen))
      case .undoneByRotation: issues.append(OrientationIssue(undone: request.label, on: topScreen))
      case .controllerInFront: break
      }
    }
    if hasEmptyDefault { issues.append(OrientationIssue(emptyDefaultOn: queried)) }
    return issues
  }

  /// Rest where nobody who asks has been found undone: masks change with each rotation.
  private var undone: [OrientationIssue] {
    guard let rest, !resolution.requests.contains(where: { $0.status == .setAside(.undoneByRotation) }) else { return [] }
    let subject = rest.turn?.askers.last { $0.role == .request }?.name ?? self.subject
    return [OrientationIssue(undone: subject, on: topScreen)]
  }

  private var overridden: [OrientationIssue] {
    guard masks.answer().isOverridden else { return [] }
    return [
      OrientationIssue(setAside: subject, mask: resolution.mask, by: queried, allowing: masks.controller, on: queried)
    ]
  }

  // MARK: Delegates and failures

  private var delegateIssue: [OrientationIssue] { delegate?.issue(on: queried).map { [$0] } ?? [] }

  private var failed: [OrientationIssue] {
    failures.compactMap { failure in
      switch failure.kind {
      case .refused(let text):
        let error: OrientationError = windowing.display == .phone ? .refused(text) : .windowingMode
        return OrientationIssue(refused: failure.goal, text: text, remedy: error.remedy, on: queried)
      case .timedOut:
        // Where UIKit does not ask the library, that is the cause, and it has been told. On an iPad nobody listened, and that is told then.
        guard delegate?.issue(on: queried) == nil, windowing.support.isHeard else { return nil }
        return autorotates
          ? OrientationIssue(timedOut: failure.goal, on: queried)
          : OrientationIssue(autorotationDisabled: failure.goal, by: queried, on: queried)
      }
    }
  }

  // MARK: Masks that do not count

  private var ignored: [OrientationIssue] {
    let support = windowing.support
    guard support != .honored, isNarrowed else { return [] }
    let isThere = resolution.mask.allows(current)
    if isThere, lock?.isHeld == true { return [] }
    guard let remedy = remedy(support, isThere: isThere) else { return [] }
    return [OrientationIssue(unheard: subject, support, remedy: remedy, on: topScreen)]
  }

  private func remedy(_ support: MaskSupport, isThere: Bool) -> OrientationIssue.WindowingRemedy? {
    if support == .valueOnly { return .shape }
    guard let lock else { return .plist }
    if !lock.passesLibrary { return .root(in: lock.first) }
    if windowing.isSmallerThanScreen { return .layout }
    if !isThere { return .turn(resolution.mask) }
    // The device is held another way that is allowed: the interface follows, and is held again there.
    return lock.isPreferred ? .layout : nil
  }
}

extension OrientationCoordinator {
  func updateIssues(_ snapshot: SceneSnapshot, isWaiting: Bool) {
    // What the system does with masks is known only once everything has been asked for.
    let kept: Set<OrientationIssue.Code> = isWaiting ? [.multitasking, .windowResized, .windowingMode] : []
    guard mayHaveIssues || !log.open.isEmpty else { return }
    log.replace(with: facts(snapshot).issues(), keeping: kept)
  }

  /// Whether it is worth looking for names.
  private var mayHaveIssues: Bool {
    probe.isReported || reported.isOverridden || defaults.hasEmpty || windowing.support != .honored || !machine.failures.isEmpty
      || machine.rest != nil || resolved.resolution.hasRejected || isOverridden
  }

  private func facts(_ snapshot: SceneSnapshot) -> IssueFacts {
    let queried = snapshot.queried
    var status = probe.status
    if !probe.isReported { status = nil }
    return IssueFacts(
      queried: queried.controller.screenName, topScreen: queried.topScreen.screenName, masks: masks(queried, withForeign: true),
      resolution: resolved.resolution, current: driver.orientation, hasEmptyDefault: defaults.hasEmpty, isNarrowed: isNarrowed,
      windowing: windowing, lock: lockQuestion(queried.root), delegate: status, failures: machine.failures, rest: machine.rest,
      autorotates: era > .ios15 || queried.controller.shouldAutorotate)
  }

  private func lockQuestion(_ root: UIViewController) -> IssueFacts.LockQuestion? {
    guard #available(iOS 26.0, *), era >= .ios26 else { return nil }
    let chain = LockPreferenceChain(root: root)
    return IssueFacts.LockQuestion(
      first: chain.first.screenName, passesLibrary: chain.passesLibrary, isHeld: driver.isLockHeld,
      isPreferred: reported.prefersLock)
  }

  /// At the first request: do UIKit's questions reach the library at all?
  func probeDelegates(_ scene: UIWindowScene, _ snapshot: SceneSnapshot) {
    // A `rotate` needs the answer as much as a request does.
    guard needsDevice, !(store.isEmpty && machine.isAtRest), !Platform.isWithoutDelegate, let window = resolved.window else {
      return
    }
    if !probe.isDone {
      probe.begin()
      let found = DelegateProbe.ask(scene, window: window, era: era) { [self] in probe.takeReached() }
      probe.end(found)
    } else {
      probe.concludeFromQuestions()
    }
    // A controller of the library in front may do without a delegate, as long as Info.plist declares what is asked for.
    guard !probe.isReported, probe.status?.issue(on: "") != nil else { return }
    let queried = snapshot.queried
    let shown = resolved.mask.intersection(queried.mask).intersection(resolved.device)
    guard !queried.narrowsItself || shown.isDisjoint(from: foreignMask ?? .all) else { return }
    probe.noteReport()
  }
}
