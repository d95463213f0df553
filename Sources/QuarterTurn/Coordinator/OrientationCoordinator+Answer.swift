import QuarterTurnPlatform

// All of this runs while UIKit waits for an answer: nothing here may rotate or present.
extension OrientationCoordinator {
  // A look-up and a walk to the queried controller, without an allocation while nothing changes.
  func answer(for window: UIWindow?) -> UIInterfaceOrientationMask {
    if probe.isRunning {
      probe.noteReached()
      return openMask
    }
    let answer = currentAnswer(for: window)
    if probe.questionArrived(era: era) { setNeedsUpdate(isStale: false) }
    lookSoon()
    return answer
  }

  // Where UIKit names the scene and not the window (R8.10).
  func answerForScene() -> UIInterfaceOrientationMask {
    resolved.setWindow(scene?.queriedWindow)
    return answer(for: resolved.window)
  }

  func currentAnswer(for window: UIWindow?) -> UIInterfaceOrientationMask {
    guard isConnected, let window, let root = window.rootViewController else { return defaultOrientations }
    // A controller may ask us from within its own answer (R3.20).
    guard !isAnswering else { return reported.answered ?? openMask }
    isAnswering = true
    defer { isAnswering = false }
    let visible = visibleLayers
    guard isQueried(window, visible) else { return answer(masks(QueriedController(root: root))).mask }
    let read = visible != nil || resolved.screens.count > Self.fewScreens ? snapshot(visible, window, root) : nil
    let queried = read?.queried ?? QueriedController(root: root)
    if !isUpToDate(queried, read) { resolveEarly(read ?? snapshot(nil, window, root)) }
    if queried.mask.isDisjoint(from: resolved.device) {
      // UIKit raises after this question, and its message does not say which orientation is missing.
      let name = queried.controller.screenName
      log.note(OrientationIssue(upsideDownAlone: name, on: name))
    }
    let answer = answer(masks(queried))
    // While nobody makes a request, UIKit's own questions are all the telling there is to do.
    let isAllThereIs = store.isEmpty && machine.pin == nil && !machine.isRotating
    if reported.answer(answer, isAllThereIs: isAllThereIs) { setNeedsUpdate(isStale: false) }
    return answer.mask
  }

  func answer(_ masks: SceneMasks) -> ReconciledMask { masks.answer(pinned: machine.pinned(on: resolved.screens.last)) }

  var openMask: UIInterfaceOrientationMask { machine.pinned(on: resolved.screens.last)?.soleMask ?? resolved.mask }

  var lastingMask: UIInterfaceOrientationMask { machine.lastingPin(on: resolved.screens.last)?.soleMask ?? resolved.mask }

  // MARK: Reading the hierarchy

  // Of more of them a second walk would cost more than an allocation.
  private static let fewScreens = 4

  // The scene's visible windows; nil where there is only one.
  private var visibleLayers: [UIWindowScene.Layer]? { scene?.hasLayers == true ? scene?.layers : nil }

  private func isQueried(_ window: UIWindow, _ visible: [UIWindowScene.Layer]?) -> Bool {
    if resolved.window === window, visible == nil { return true }
    resolved.setWindow(visible.map { $0.last?.window } ?? scene?.queriedWindow)
    return resolved.window === window
  }

  private func queriedController(in window: UIWindow, _ root: UIViewController) -> QueriedController {
    visibleLayers.map { snapshot($0, window, root).queried } ?? QueriedController(root: root)
  }

  func snapshot(_ window: UIWindow, _ root: UIViewController) -> SceneSnapshot { snapshot(visibleLayers, window, root) }

  private func snapshot(_ visible: [UIWindowScene.Layer]?, _ window: UIWindow, _ root: UIViewController) -> SceneSnapshot {
    let registry = scene.map(AnchorRegistry.shared(of:))
    return SceneSnapshot(visible, window: window, root: root) { registry?.makesRequests(in: $0) ?? false }
  }

  // `snapshot`: nil where the controller in front says enough.
  func isUpToDate(_ queried: QueriedController, _ snapshot: SceneSnapshot?) -> Bool {
    guard resolved.isOnTop(ObjectIdentifier(queried.topScreen)), !resolved.isStale || isHeldBack else { return false }
    return snapshot.map { resolved.screens == $0.screens.map(ObjectIdentifier.init) } ?? true
  }

  // What goes may be replaced by what was just made: giving the orientation back in between would rotate the interface there
  // and back.
  var isHeldBack: Bool { scene.map { AnchorRegistry.shared(of: $0).holdsBack($0) } ?? false }

  // `withForeign`: whether the mask that UIKit gets from elsewhere matters.
  func masks(_ queried: QueriedController, withForeign: Bool = false) -> SceneMasks {
    SceneMasks(
      device: resolved.device, defaults: defaults.mask, requested: resolved.resolution.requested, resolved: resolved.mask,
      controller: queried.mask, contested: queried.contestedMask, below: queried.maskBelow,
      arriving: resolved.arriving, foreign: withForeign ? foreignMask : nil, isNarrowed: withForeign && queried.narrowsItself)
  }

  var foreignMask: UIInterfaceOrientationMask? { probe.foreignMask(declared: defaults.declared) }

  var queriedNow: QueriedController? {
    guard !isAnswering, let window = resolved.window, let root = window.rootViewController else { return nil }
    isAnswering = true
    defer { isAnswering = false }
    return queriedController(in: window, root)
  }

  var currentMasks: SceneMasks? { queriedNow.map { masks($0, withForeign: true) } }

  func isOverridden(_ queried: QueriedController) -> Bool { masks(queried, withForeign: true).answer().isOverridden }

  // MARK: Putting the mask together

  private func resolveEarly(_ snapshot: SceneSnapshot) {
    let old = resolved.screens
    resolve(snapshot)
    setNeedsUpdate(isStale: false)
    guard !old.isEmpty, old.last != resolved.screens.last, !store.isEmpty else { return }
    _ = machine.handle(.questioned(context(snapshot)))
  }

  func resolve(_ snapshot: SceneSnapshot) {
    guard let scene else { return }
    let identifiers = snapshot.screens.map(ObjectIdentifier.init)
    if let top = identifiers.last, !resolved.isOnTop(top), resolved.screens.dropLast().contains(top) {
      store.uncover(snapshot.queried.topScreen)
    }
    let held = store.place(AnchorRegistry.shared(of: scene), snapshot.placement, in: self)
    defaults.declare(store.defaultOrientations(on: snapshot.screens), by: .view)
    defaults.declareInView(store.presentationPolicy(on: snapshot.screens))
    let device: UIInterfaceOrientationMask = Platform.hasUpsideDown(scene, window: resolved.window) ? .all : .allButUpsideDown
    let input = input(snapshot, device)
    let resolution = MaskResolution(input)
    let requestsBegin =
      resolved.resolution.source == .defaultOrientations && resolution.source != .defaultOrientations
    if requestsBegin { _ = machine.handle(.requestsBegan(at: driver.orientation)) }
    resolved.update(resolution, screens: identifiers, device: device)
    resolved.setArriving(arriving(snapshot, input))
    if let held { watch(held) }
  }

  private func input(_ snapshot: SceneSnapshot, _ device: UIInterfaceOrientationMask) -> MaskResolution.Input {
    var input = MaskResolution.Input(
      screens: snapshot.screens.map { MaskResolution.Screen(id: ObjectIdentifier($0), name: $0.screenName) },
      requests: store.requests, defaultOrientations: defaults.mask, policy: defaults.effectivePolicy, device: device)
    input.rejecting = machine.chain.undone
    return input
  }

  /// The mask that the requests will make once the push, pop or tab change under way is over; nil where there is none.
  func maskAfterTransition(_ window: UIWindow, _ root: UIViewController) -> UIInterfaceOrientationMask? {
    let snapshot = snapshot(window, root)
    return mask(afterTransitionOf: snapshot, input(snapshot, resolved.device))
  }

  private func mask(
    afterTransitionOf snapshot: SceneSnapshot, _ input: MaskResolution.Input
  ) -> UIInterfaceOrientationMask? {
    guard let transition = snapshot.transition, transition.presentationStyle == .none, transition.isOfControllers,
      let requests = store.requests(after: transition, snapshot.placement)
    else { return nil }
    var input = input
    input.requests = requests
    return MaskResolution(input).mask
  }

  /// The mask that a push or pop leads to which no finger can take back, if the interface may stay as it is with it: what rotates meanwhile
  /// would only rotate back.
  private func arriving(_ snapshot: SceneSnapshot, _ input: MaskResolution.Input) -> UIInterfaceOrientationMask? {
    guard let transition = snapshot.transition, !transition.initiallyInteractive, !transition.isInteractive,
      let mask = mask(afterTransitionOf: snapshot, input)
    else { return nil }
    return mask.allows(driver.orientation) ? mask : nil
  }

  func bringUpToDate() {
    guard resolved.isStale || store.hasDead, !isAnswering, !isHeldBack, isConnected, let window = scene?.queriedWindow,
      let root = window.rootViewController
    else { return }
    isAnswering = true
    defer { isAnswering = false }
    resolve(snapshot(window, root))
  }

  // What a delegate or a root declares when it forwards UIKit's call; nil takes it back.
  func declare(_ mask: UIInterfaceOrientationMask?, by source: DefaultOrientations.Source) {
    if defaults.declare(mask, by: source) { setNeedsUpdate() }
  }

  func anchorEnded() {
    store.noteEnd()
    setNeedsUpdate()
  }

  func shownPageChanged(from old: UIViewController?, to new: UIViewController, in container: UIViewController) {
    controllerMaskChanged()
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    let before = old.map { LockPreferenceChain(startingAt: $0).isPreferred } ?? false
    guard before != LockPreferenceChain(startingAt: new).isPreferred else { return }
    driver.updateLockPreference(container)
  }

  func controllerMaskChanged() {
    reported.noteChange(ofController: true)
    setNeedsUpdate()
  }
}
