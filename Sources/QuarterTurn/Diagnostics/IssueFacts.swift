import QuarterTurnPlatform

/// What issues are derived from, with names instead of controllers.
struct IssueFacts {
  /// Who is asked for the lock preference.
  struct LockState {
    let first: String
    let passesLibrary: Bool
    let isHeld: Bool
    let isPreferred: Bool
  }

  /// What controllers and windows are called.
  struct Names {
    let queried: String
    let contested: String?
    /// The class of the window UIKit asks, if it is another than the app's main one.
    let otherWindow: String?
    let content: String
    let topScreen: String
    /// The screen on which it was found out that a delegate does not forward.
    let delegateScreen: String?
  }

  /// A container that does not forward the mask of one inside it.
  struct Swallowed {
    let container: String
    let child: String
    let mask: UIInterfaceOrientationMask
  }

  let names: Names
  let contentMask: UIInterfaceOrientationMask?
  let swallowed: Swallowed?
  let masks: SceneMasks
  let resolution: MaskResolution
  let current: UIInterfaceOrientation
  let hasEmptyDefault: Bool
  let isNarrowed: Bool
  let windowing: WindowingState
  let lock: LockState?
  let delegate: DelegateStatus?
  let machine: RotationMachine
  // Below iOS 16: whether the queried controller rotates at all (R3.14).
  let autorotates: Bool

  func issues() -> [OrientationIssue] {
    guard windowing.display != .external else { return requested.map { .sceneDoesNotRotate($0, on: names.topScreen) } }
    return rejected + undone + overridden + overruled + containers + delegateIssue + failed + ignored
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
      case .conflict(let newer): issues.append(conflict(request, with: newer))
      case .upsideDown: issues.append(OrientationIssue(upsideDown: request.label, on: names.queried))
      case .empty: issues.append(OrientationIssue(emptyMask: request.label, on: names.queried))
      case .overlayWindow: issues.append(OrientationIssue(inOverlay: request.label, on: names.topScreen))
      case .undoneByRotation: issues.append(OrientationIssue(undone: request.label, on: names.topScreen))
      case .controllerInFront: break
      }
    }
    if hasEmptyDefault { issues.append(OrientationIssue(emptyDefaultOn: names.queried)) }
    return issues
  }

  /// Two requests from one line, as a page and its sheet may be, are told apart by where they are.
  private func conflict(_ request: OrientationRequest, with newer: String) -> OrientationIssue {
    guard request.label == newer else { return OrientationIssue(conflict: request.label, with: newer, on: names.queried) }
    let other = resolution.requests.last { $0.label == newer && $0.status == .active }
    return OrientationIssue(
      conflict: request.label, with: newer,
      places: (request.presented ?? names.topScreen, other?.presented ?? names.topScreen), on: names.queried)
  }

  private var undone: [OrientationIssue] {
    let asking = resolution.requests.filter { $0.status == .rejected(.undoneByRotation) }.map(\.label)
    let undone = machine.chain.undone.filter { $0.role == .request }.map(\.name).sorted()
    let gone = undone.filter { !asking.contains($0) }
    if !gone.isEmpty { return gone.map { OrientationIssue(undone: $0, on: names.topScreen) } }
    guard let rest = machine.rest, asking.isEmpty else { return [] }
    return [OrientationIssue(undone: rest.turn?.askers.last { $0.role == .request }?.name ?? subject, on: names.topScreen)]
  }

  private var overridden: [OrientationIssue] {
    guard masks.answer().isOverridden else { return [] }
    if let contested = masks.contested, let contestedName = names.contested, !masks.resolved.isDisjoint(from: masks.controller) {
      return [
        OrientationIssue(rejected: subject, mask: resolution.mask, by: contestedName, allowing: contested, on: names.queried)
      ]
    }
    let root = names.otherWindow.map { "\(names.queried), the root of another window (\($0))," }
    return [
      OrientationIssue(
        rejected: subject, mask: resolution.mask, by: root ?? names.queried, allowing: masks.controller, on: names.queried,
        isOtherWindow: root != nil)
    ]
  }

  private var overruled: [OrientationIssue] {
    guard windowing.overrulingWindow != nil, let otherWindow = names.otherWindow, !requested.isEmpty,
      !resolution.mask.allows(current)
    else {
      return []
    }
    return [OrientationIssue(overruled: subject, by: otherWindow, at: current, on: names.queried)]
  }

  /// Controllers whose masks cannot have their way.
  private var containers: [OrientationIssue] {
    var issues: [OrientationIssue] = []
    // UIKit would raise if the content of a root of the library had its way.
    let applied = masks.foreign ?? masks.answer().mask
    if let contentMask, contentMask.intersection(masks.device).isDisjoint(from: applied) {
      issues.append(OrientationIssue(disjoint: names.content, contentMask, with: applied, on: names.queried))
    }
    if let swallowed, !masks.effective().subtracting(swallowed.mask).isEmpty {
      issues.append(OrientationIssue(swallowed, on: names.queried))
    }
    return issues
  }

  // MARK: Delegates and failures

  private var delegateIssue: [OrientationIssue] { delegate?.issue(on: names.delegateScreen ?? names.queried).map { [$0] } ?? [] }

  private var failed: [OrientationIssue] {
    machine.failures.compactMap { failure in
      switch failure.kind {
      case .refused(let text):
        return OrientationIssue(refused: failure.goal, text: text, refusal, on: names.queried)
      case .timedOut:
        // Where UIKit does not ask the library, that is the cause, and it has been told. On an iPad nobody listened, and that
        // is told then.
        guard delegate?.issue(on: names.queried) == nil, windowing.support.isHeard else { return nil }
        return autorotates
          ? OrientationIssue(timedOut: failure.goal, on: names.queried)
          : OrientationIssue(autorotationDisabled: failure.goal, by: names.queried, on: names.queried)
      }
    }
  }

  private var refusal: OrientationIssue.Refusal {
    guard windowing.display == .phone else { return .windowing }
    return delegateIssue.isEmpty ? .transition : .delegate
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
        on: names.topScreen)
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
    if !snapshot.queried.mask.isDisjoint(from: resolved.device) { log.withdraw(.upsideDownUnavailable) }
    let swallowed = swallowed(by: snapshot.queried.controller)
    guard mayHaveIssues(snapshot.queried) || swallowed != nil || !log.open.isEmpty else { return }
    log.replace(with: facts(snapshot, swallowed).issues(), keeping: kept)
  }

  private func mayHaveIssues(_ queried: QueriedController) -> Bool {
    windowing.display == .external || windowing.overrulingWindow != nil || probe.isReported || reported.isOverridden
      || defaults.hasEmpty || windowing.support != .honored || !machine.failures.isEmpty
      || machine.rest != nil || !machine.chain.undone.isEmpty || resolved.resolution.hasRejected || isOverridden(queried)
  }

  /// A plain container in front around one of the library's that is shown: nobody hears of the inner one's mask.
  private func swallowed(by controller: UIViewController) -> IssueFacts.Swallowed? {
    guard !(controller is any ForwardingContainer) else { return nil }
    for child in controller.children where child.viewIfLoaded?.window != nil {
      if let inner = child as? any ForwardingContainer {
        return IssueFacts.Swallowed(
          container: controller.screenName, child: inner.screenName, mask: inner.supportedInterfaceOrientations)
      }
      if let found = swallowed(by: child) { return found }
    }
    return nil
  }

  private func facts(_ snapshot: SceneSnapshot, _ swallowed: IssueFacts.Swallowed?) -> IssueFacts {
    let queried = snapshot.queried
    let content = (queried.controller as? OrientationRootController)?.content
    let windowName = resolved.window.map { String(describing: type(of: $0)) } ?? "window"
    var status = probe.status
    if !probe.isReported { status = nil }
    return IssueFacts(
      names: IssueFacts.Names(
        queried: queried.controller.screenName, contested: queried.contested?.screenName,
        otherWindow: scene?.layers.first?.window === resolved.window ? nil : windowName,
        content: content?.screenName ?? "the content", topScreen: queried.topScreen.screenName,
        delegateScreen: probe.reportedScreen),
      contentMask: queried.narrowsItself ? queried.controller.ownOrientations : nil, swallowed: swallowed,
      masks: masks(queried, withForeign: true), resolution: resolved.resolution, current: driver.orientation,
      hasEmptyDefault: defaults.hasEmpty, isNarrowed: isNarrowed, windowing: windowing, lock: lockState(queried.root),
      delegate: status, machine: machine, autorotates: era > .ios15 || queried.controller.shouldAutorotate)
  }

  private func lockState(_ root: UIViewController) -> IssueFacts.LockState? {
    guard #available(iOS 26.0, *), era >= .ios26 else { return nil }
    let chain = LockPreferenceChain(root: root)
    return IssueFacts.LockState(
      first: chain.first.screenName, passesLibrary: chain.passesLibrary, isHeld: driver.isLockHeld,
      isPreferred: reported.prefersLock)
  }

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
