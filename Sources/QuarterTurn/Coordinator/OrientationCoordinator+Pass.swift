import QuarterTurnPlatform

/// The one place where changes take effect: once per run-loop turn, after every change of that turn has been made.
extension OrientationCoordinator {
  // `isStale`: whether the mask has to be resolved again.
  func setNeedsUpdate(isStale: Bool = true) {
    guard isConnected else { return }
    if isStale {
      resolved.noteChange()
      reported.noteChange()
    }
    guard !isPassDue else { return }
    isPassDue = true
    scheduler.afterThisTurn { [weak self] in self?.pass() }
  }

  private func pass() {
    isPassDue = false
    guard isConnected, let scene else { return }
    readGeometry()
    resolved.setWindow(scene.queriedWindow)
    guard !isAnswering, let window = resolved.window, let root = window.rootViewController else { return }
    windowing.noteQueried(window)
    guard windowing.display != .external else { return updateIssues(read(window, root), isWaiting: false) }
    if isHeldBack { return holdBack(scene, window, root) }
    let before = resolved.mask
    var snapshot = read(window, root)
    if lockBeforeDeciding(snapshot, previous: before) { snapshot = read(window, root, anew: true) }
    // How the device is held has to be known before anything is decided by it.
    if needsDevice { observeDevice() }
    probeDelegates(scene, snapshot)
    if machine.chain.isOpen, machine.review(context(snapshot)) { snapshot = read(window, root, anew: true) }
    noteTransition(snapshot)
    let effects = machine.handle(.looked(context(snapshot)))
    let isWaiting = perform(effects, snapshot)
    if !isWaiting {
      reported.noteReport()
      lockCurrentOrientation(snapshot)
      updateLockPreference()
      probeWindowing(snapshot)
    }
    updateIssues(snapshot, isWaiting: isWaiting)
    restoreDevice(snapshot)
    observeDevice()
    if machine.chain.isOpen || machine.waiting != nil, !isWaiting { followChain(snapshot) }
    if !isWaiting { fullScreenPlayers.sceneDid(.settle, in: self) }
    if hasChangedMind { noteCause() }
  }

  // Whether a request whose rotation was undone asks for something else, and nothing follows from that rotation any more.
  private var hasChangedMind: Bool {
    guard !machine.chain.undone.isEmpty else { return false }
    let labels = Set(machine.chain.undone.map(\.name))
    let asking = resolved.resolution.requests.filter { labels.contains($0.label) && $0.status != .offScreen }
    return machine.noteUndone(asking: asking.map { Asker($0.label, $0.supportedOrientations ?? []) })
  }

  private func holdBack(_ scene: UIWindowScene, _ window: UIWindow, _ root: UIViewController) {
    // In the layout of a rotation the new branch of a view may be made long before it is shown.
    if let transition = snapshot(window, root).transition, !transition.isOfControllers { watch(transition) }
    isPassDue = true
    scheduler.afterThisTurn { [weak self, weak scene] in
      if let scene { AnchorRegistry.shared(of: scene).age(in: scene) }
      self?.pass()
    }
  }

  private func read(_ window: UIWindow, _ root: UIViewController, anew: Bool = false) -> SceneSnapshot {
    isAnswering = true
    defer { isAnswering = false }
    let snapshot = snapshot(window, root)
    if anew || !isUpToDate(snapshot.queried, snapshot) { resolve(snapshot) }
    return snapshot
  }

  func context(_ snapshot: SceneSnapshot, at current: UIInterfaceOrientation? = nil) -> RotationMachine.Context {
    let queried = snapshot.queried
    return RotationMachine.Context(
      era: era, current: current ?? driver.orientation, device: driver.device.interfaceOrientation,
      preference: resolved.resolution.preference,
      masks: masks(queried, withForeign: true), reported: reported, isForeground: driver.isInForeground,
      transition: transition(snapshot),
      isLockHeld: driver.isLockHeld, areMasksHonored: windowing.support.isHeard,
      mayCorrect: !isHandsOff && !probe.isReported && windowing.overrulingWindow == nil
        && scene?.activationState == .foregroundActive
        && queried.controller.shouldAutorotate,
      screens: resolved.screens, askers: askers(queried))
  }

  /// Below iOS 16, where nothing but a write of the device's orientation would help: another window in front, such as a web video's, has its
  /// way while nobody asks for anything.
  private var isHandsOff: Bool {
    era == .ios15 && store.isEmpty && machine.isAtRest && scene?.hasLayers == true
      && scene?.layers.first?.window !== resolved.window
  }

  private func transition(_ snapshot: SceneSnapshot) -> RotationMachine.Context.Transition {
    guard snapshot.transition == nil else { return snapshot.isLeaving ? .dismissal : .running }
    return driver.isRotationFresh || fullScreenPlayers.hasOrphans ? .settling : .none
  }

  private func askers(_ queried: QueriedController) -> [Asker] {
    resolved.resolution.requests.compactMap { request in
      switch request.status {
      case .active, .rejected(.undoneByRotation): request.asker()
      case .suspended: request.asker(.covered)
      default: nil
      }
    } + [Asker("", queried.mask, .controller)]
  }

  // Who of those whose rotation was undone still asks: the others make no difference to a cause.
  private var whoAsks: [Asker] { machine.chain.undone.isEmpty ? [] : queriedNow.map(askers) ?? [] }

  // MARK: Causes and consequences

  // An API call, a push or another cause: what follows is a consequence of it and not of an earlier rotation.
  func noteCause() {
    guard !monitor.isTelling else { return }
    let askers = whoAsks
    let wasResting = machine.rest != nil || !machine.chain.undone.isEmpty
    _ = machine.handle(.caused(asking: askers))
    if wasResting { setNeedsUpdate() }
  }

  // A push, pop, presentation or dismissal that did not begin together with a rotation is somebody's doing.
  private func noteTransition(_ snapshot: SceneSnapshot) {
    guard let transition = snapshot.transition, !monitor.isAhead, driver.isCause(transition), !fullScreenPlayers.hasOrphans else {
      return
    }
    _ = machine.handle(.transitionBegan(asking: askers(snapshot.queried)))
    if machine.chain.isOpen || machine.rest != nil { watch(transition) }
  }

  private func followChain(_ snapshot: SceneSnapshot) {
    guard driver.mayFollowUp() else { return machine.closeChain() }
    if let transition = snapshot.transition {
      watch(transition)
    } else if driver.isRotationFresh, machine.waiting == nil {
      driver.whenSettled { [weak self] in self?.setNeedsUpdate(isStale: false) }
    } else {
      setNeedsUpdate(isStale: false)
    }
  }

  func watch(_ transition: any UIViewControllerTransitionCoordinator) {
    driver.watch(transition) { [weak self] in
      guard let self else { return }
      // What SwiftUI removes with an animation goes once the rotation is over.
      if machine.chain.isOpen, !transition.isOfControllers { driver.noteRotation() }
      setNeedsUpdate()
    }
  }

  // MARK: Locking the current orientation

  // A lock of the current orientation gets its mask once the interface is where the other requests want it.
  private func lockCurrentOrientation(_ snapshot: SceneSnapshot) {
    let screen = ObjectIdentifier(snapshot.queried.topScreen)
    guard !machine.isRotating, machine.waiting == nil, store.awaitsLock(on: screen) else { return }
    let current = driver.orientation
    guard current != .unknown else { return }
    store.lock(to: resolved.mask.allows(current) ? current.soleMask : resolved.mask, on: screen)
    setNeedsUpdate()
  }

  // A lock that begins as another request ends keeps the interface: the end takes no effect first.
  private func lockBeforeDeciding(_ snapshot: SceneSnapshot, previous: UIInterfaceOrientationMask) -> Bool {
    let screen = ObjectIdentifier(snapshot.queried.topScreen)
    let current = driver.orientation
    guard resolved.resolution.source == .defaultOrientations, !resolved.mask.allows(current), previous.allows(current),
      snapshot.queried.mask.allows(current), !machine.isRotating, machine.waiting == nil, store.awaitsLock(on: screen)
    else { return false }
    store.lock(to: current.soleMask, on: screen)
    return true
  }

  // MARK: The device

  // Device notifications are on while a request or a rotation lives, and only then (R2.1, R2.2). Below iOS 16 they may be all
  // that reports a rotation.
  var needsDevice: Bool {
    !store.isEmpty || !machine.isAtRest || machine.pin != nil || reported.prefersLock || isHeldByLockAlone
      || era == .ios15 && !(changes.isEmpty && sides.isEmpty)
  }

  func observeDevice() {
    driver.observeDevice(needsDevice) { [weak self] in self?.deviceRotated(to: $0) }
  }

  private func deviceRotated(to orientation: UIInterfaceOrientation?) {
    lookSoon()
    reported.noteDeviceRotated()
    let askers = whoAsks
    let (pin, isHeld) = (machine.pin, machine.rotation?.end)
    _ = machine.handle(.deviceRotated(orientation, at: driver.orientation, asking: askers))
    fullScreenPlayers.sceneDid(.noteDevice(orientation), in: self)
    if machine.pin != pin || machine.rotation?.end != isHeld || windowing.support != .honored || !log.open.isEmpty {
      setNeedsUpdate(isStale: false)
    }
  }

  // The device orientation that was written has had its effect: restore the real one if that rotates nothing.
  private func restoreDevice(_ snapshot: SceneSnapshot) {
    guard era == .ios15, !machine.isRotating, driver.device.isOverwritten else { return }
    let applied = masks(snapshot.queried, withForeign: true).applied(pinned: machine.pinned(on: resolved.screens.last))
    if let held = driver.device.lastReading, held != driver.orientation, applied.allows(held) { return }
    driver.restoreDeviceOrientation()
  }
}

// MARK: Effects

extension OrientationCoordinator {
  // `snapshot`: nil outside of passes, where nobody is asked anew.
  // Returns whether a transition has to complete first.
  @discardableResult
  func perform(_ effects: [RotationMachine.Effect], _ snapshot: SceneSnapshot? = nil) -> Bool {
    // A controller that allows nothing this device can show: UIKit would raise if it were made to ask (R3.17).
    let asked = snapshot.flatMap { $0.queried.mask.isDisjoint(from: resolved.device) ? nil : $0.queried }
    var isWaiting = false
    for effect in effects {
      switch effect {
      case .refresh:
        guard let asked else { continue }
        noteReported(asked)
        driver.refresh(asked.controller)
      case .writeDeviceOrientation(let goal):
        guard let asked else { continue }
        observeDevice()
        noteReported(asked)
        driver.writeDeviceOrientation(goal)
      case .attemptRotation where asked != nil:
        driver.attemptRotation()
        scheduler.afterThisTurn { [weak self] in self?.readGeometry() }
      case .attemptRotation: break
      case .requestGeometry(let goal, let id): request(goal, id)
      case .awaitTransition:
        if let transition = snapshot?.transition { watch(transition) }
        isWaiting = true
      case .suspendLockPreference, .resumeLockPreference:
        if let queried = snapshot?.queried ?? queriedNow { driver.updateLockPreference(queried.controller) }
      case .startTimeout(let id): driver.startTimeout(id) { [weak self] in self?.timedOut(id) }
      case .cancelTimeout(let id): driver.cancelTimeout(id)
      case .complete(let call, let outcome): calls.take(call)?(result(outcome))
      }
    }
    // Below 16 nobody has to be told: UIKit asks at its next rotation (R2.15).
    if era == .ios15, let snapshot, !isWaiting { noteReported(snapshot.queried) }
    return isWaiting
  }

  private func noteReported(_ queried: QueriedController) {
    reported.refresh(answer(masks(queried)), controller: queried.mask)
  }

  // A turn of the run loop after the refresh, which may count only when the transaction has committed (R5.6).
  private func request(_ goal: UIInterfaceOrientation, _ id: RotationMachine.Rotation.ID) {
    scheduler.afterThisTurn { [weak self] in
      guard let self, let rotation = machine.rotation, rotation.id == id, !machine.isOver, driver.orientation != goal
      else { return }
      driver.requestGeometry(goal.soleMask) { [weak self] text in self?.refused(id, goal, text) }
    }
  }

  private func refused(_ id: RotationMachine.Rotation.ID, _ goal: UIInterfaceOrientation, _ text: String) {
    guard machine.rotation?.id == id else { return }
    let transition = resolved.window?.rootViewController?.runningTransition()
    let effects = machine.handle(.refused(id, text, isInTransition: transition != nil))
    if let transition, effects.contains(.awaitTransition) {
      perform(effects)
      _ = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.request(goal, id) }
      return
    }
    if windowing.display != .phone { windowing.noteRefusal() }
    fullScreenPlayers.sceneDid(.refuseRotation, in: self)
    perform(effects)
    setNeedsUpdate(isStale: false)
  }

  private func timedOut(_ id: RotationMachine.Rotation.ID) {
    readGeometry()
    let isPlain = machine.rotation?.id == id && machine.rotation?.call == nil && !machine.isOver
    perform(machine.handle(.timedOut(id)))
    // On an iPad nobody listened.
    if isPlain, windowing.display != .phone, era >= .ios16, probe.status == .reached { windowing.noteRefusal() }
    setNeedsUpdate(isStale: false)
  }

  // MARK: Geometry

  func readGeometry() {
    // What UIKit does in the background, as for the app switcher's pictures, nobody sees.
    guard isConnected, let scene, scene.activationState != .background else { return }
    let now = driver.orientation
    notePlacement(now)
    if driver.isLockHeld != monitor.isLockHeld {
      monitor.noteLock(driver.isLockHeld)
      setNeedsUpdate(isStale: false)
    }
    guard let previous = monitor.read(now) else { return }
    resolved.setWindow(scene.queriedWindow)
    noteOverruling(now)
    reviewUnasked(previous)
    driver.noteRotation()
    perform(
      machine.handle(
        .geometry(
          RotationMachine.Geometry(
            from: previous, to: now, device: driver.device.interfaceOrientation, hasRequests: !store.isEmpty,
            allowedBy: requestsAllowing(now)))))
    // The windows have their new bounds only after this turn of the run loop.
    scheduler.afterThisTurn { [weak self] in self?.geometryCommitted() }
  }

  // Whose masks an orientation needs. While something else is shown they may change without the rotation being the reason.
  private func requestsAllowing(_ orientation: UIInterfaceOrientation) -> [Asker] {
    guard !defaults.mask.allows(orientation), let root = resolved.window?.rootViewController,
      !root.isChangingControllers
    else { return [] }
    return resolved.resolution.requests.compactMap { $0.status == .active ? $0.asker() : nil }.filter { $0.allows(orientation) }
  }

  // Below iOS 16, where no delegate forwards, UIKit rotates back with a dismissal and asks nobody: what the rotation before had removed is
  // looked for now.
  private func reviewUnasked(_ previous: UIInterfaceOrientation) {
    guard era == .ios15, machine.chain.isOpen, !isAnswering, let window = resolved.window, let root = window.rootViewController
    else { return }
    _ = machine.review(context(read(window, root), at: previous))
  }

  private func geometryCommitted() {
    guard isConnected else { return }
    if let change = monitor.didRotate() {
      monitor.beginTelling()
      changes.send(change)
      sides.send(change.current)
      monitor.endTelling()
    }
    perform(machine.handle(.geometryCommitted))
    if mayFollow { return setNeedsUpdate(isStale: false) }
    guard let transition = resolved.window?.rootViewController?.runningTransition() else {
      return machine.closeChain()
    }
    driver.watch(transition) { [weak self] in self?.setNeedsUpdate(isStale: false) }
  }

  // Whether anything may have to be done after a rotation; else nobody looks before its transition is over.
  private var mayFollow: Bool {
    if !store.isEmpty || !machine.isAtRest || machine.pin != nil || resolved.isStale || reported.isControllerChanged {
      return true
    }
    if fullScreenPlayers.isCovering || windowing.support != .honored { return true }
    // A window shown during a rotation may have ruled its end out; below iOS 16 UIKit rotates nothing for it there (R2.14).
    guard era == .ios15 else { return false }
    return !openMask.allows(driver.orientation) || queriedNow?.mask.allows(driver.orientation) == false
  }

  func lookSoon() {
    guard era == .ios15 else { return }
    driver.lookSoon { [weak self] in self?.readGeometry() }
  }
}
