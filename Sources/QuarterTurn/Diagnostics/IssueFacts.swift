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
  let contestedName: String?
  /// The class of the window UIKit asks, if it is another than the app's main one.
  let otherWindow: String?
  let contentName: String
  let contentMask: UIInterfaceOrientationMask?
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
  let delegateScreen: String?
  let failures: [RotationFailure]
  let rest: RotationMachine.Rest?
  /// Whose own rotation took them away since somebody last did something.
  let undoneNames: [String]
  /// Below iOS 16: whether the queried controller rotates at all (R3.14).
  let autorotates: Bool

  /// Those that are open, and nothing else.
  func issues() -> [OrientationIssue] {
    guard windowing.display != .external else { return requested.map { .sceneDoesNotRotate($0, on: topScreen) } }
    return rejected + undone + overridden + overruled + content + delegateIssue + failed + ignored
  }

  private var requested: [String] {
    resolution.requests.filter { $0.status == .active }.map(\.label)
  }

  private var subject: String {
    resolution.requests.last { $0.status == .active }?.label ?? "the default orientations"
  }

  // MARK: Requests

  private var rejected: [OrientationIssue] {
    var issues: [OrientationIssue] = []
    for request in resolution.requests {
      guard case .rejected(let reason) = request.status else { continue }
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

  /// Whoever was found undone and does not ask at the moment; else rest because masks change with each rotation.
  private var undone: [OrientationIssue] {
    let asking = resolution.requests.filter { $0.status == .rejected(.undoneByRotation) }.map(\.label)
    let gone = undoneNames.filter { !asking.contains($0) }
    if !gone.isEmpty { return gone.map { OrientationIssue(undone: $0, on: topScreen) } }
    guard let rest, asking.isEmpty else { return [] }
    return [OrientationIssue(undone: rest.turn?.askers.last { $0.role == .request }?.name ?? subject, on: topScreen)]
  }

  private var overridden: [OrientationIssue] {
    guard masks.answer().isOverridden else { return [] }
    if let contested = masks.contested, let contestedName, !masks.resolved.isDisjoint(from: masks.controller) {
      return [OrientationIssue(setAside: subject, mask: resolution.mask, by: contestedName, allowing: contested, on: queried)]
    }
    let root = otherWindow.map { "\(queried), the root of another window (\($0))," }
    return [
      OrientationIssue(
        setAside: subject, mask: resolution.mask, by: root ?? queried, allowing: masks.controller, on: queried,
        isOtherWindow: root != nil)
    ]
  }

  /// Another window went with the device to where this scene's mask does not allow it.
  private var overruled: [OrientationIssue] {
    guard windowing.overrulingWindow != nil, let otherWindow, !requested.isEmpty, !resolution.mask.allows(current) else {
      return []
    }
    return [OrientationIssue(overruled: subject, by: otherWindow, at: current, on: queried)]
  }

  /// The content of a root of the library that allows nothing of what the app does: UIKit would raise if it had its way.
  private var content: [OrientationIssue] {
    guard let contentMask, contentMask.intersection(masks.device).isDisjoint(from: masks.foreign ?? masks.answer().mask) else {
      return []
    }
    return [OrientationIssue(disjoint: contentName, contentMask, with: masks.foreign ?? masks.answer().mask, on: queried)]
  }

  // MARK: Delegates and failures

  private var delegateIssue: [OrientationIssue] { delegate?.issue(on: delegateScreen ?? queried).map { [$0] } ?? [] }

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
    if isThere, lock?.isHeld == true || resolution.source == .defaultOrientations { return [] }
    guard let remedy = remedy(support, isThere: isThere) else { return [] }
    return [
      OrientationIssue(
        unheard: subject, support, remedy: remedy,
        isFullScreenIgnored: windowing.declaresFullScreen && !windowing.requiresFullScreen,
        on: topScreen)
    ]
  }

  private func remedy(_ support: MaskSupport, isThere: Bool) -> OrientationIssue.WindowingRemedy? {
    if support == .valueOnly { return .shape }
    guard let lock else { return .plist }
    if windowing.isSmallerThanScreen { return .layout }
    if !lock.passesLibrary { return .root(in: lock.first) }
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
    windowing.display == .external || windowing.overrulingWindow != nil || probe.isReported || reported.isOverridden
      || defaults.hasEmpty || windowing.support != .honored || !machine.failures.isEmpty
      || machine.rest != nil || !machine.chain.undone.isEmpty || resolved.resolution.hasRejected || isOverridden
  }

  private func facts(_ snapshot: SceneSnapshot) -> IssueFacts {
    let queried = snapshot.queried
    let content = (queried.controller as? OrientationRootController)?.content
    let windowName = resolved.window.map { String(describing: type(of: $0)) } ?? "window"
    var status = probe.status
    if !probe.isReported { status = nil }
    return IssueFacts(
      queried: queried.controller.screenName, contestedName: queried.contested?.screenName,
      otherWindow: scene?.layers.first === resolved.window ? nil : windowName,
      contentName: content?.screenName ?? "the content",
      contentMask: queried.narrowsItself ? queried.controller.ownOrientations : nil,
      topScreen: queried.topScreen.screenName, masks: masks(queried, withForeign: true),
      resolution: resolved.resolution, current: driver.orientation, hasEmptyDefault: defaults.hasEmpty, isNarrowed: isNarrowed,
      windowing: windowing, lock: lockQuestion(queried.root), delegate: status, delegateScreen: probe.reportedScreen,
      failures: machine.failures, rest: machine.rest,
      undoneNames: machine.chain.undone.filter { $0.role == .request }.map(\.name).sorted(),
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
    probe.noteReport(on: queried.controller.screenName)
  }
}
