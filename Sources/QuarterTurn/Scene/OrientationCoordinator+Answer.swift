import QuarterTurnPlatform

/// What UIKit is answered. All of this runs inside UIKit's questions: it calls nothing of UIKit's that turns or presents.
extension OrientationCoordinator {
  /// The answer to UIKit's question for a window: a look-up and a walk to the controller in front, without an allocation while
  /// nothing changes.
  func answer(for window: UIWindow?) -> UIInterfaceOrientationMask {
    if probe.isRunning {
      probe.wasReached = true
      return openMask
    }
    hasBeenAsked = true
    lookSoon()
    let answer = currentAnswer(for: window)
    if probe.questionArrived(era: era) { setNeedsUpdate(isStale: false) }
    return answer
  }

  /// The same, whoever asks.
  func currentAnswer(for window: UIWindow?) -> UIInterfaceOrientationMask {
    guard isConnected, let window, let root = window.rootViewController else { return defaultOrientations }
    // A controller may ask us from within its own answer (R3.20).
    guard !isReading else { return lastAnswer ?? openMask }
    isReading = true
    defer { isReading = false }
    let isSteering = steers(window)
    let front = isSteering ? front(in: window, root: root) : Front(root: root)
    if isSteering, !isUpToDate(with: front) { resolveEarly(front) }
    let agreement = agree(with: front)
    guard isSteering else { return agreement.answer }
    var needsLook = false
    if lastAnswer != agreement.answer || isGivingWay != agreement.isGivenWay {
      lastAnswer = agreement.answer
      isGivingWay = agreement.isGivenWay
      needsLook = true
    }
    // While nobody asks for anything, UIKit's own questions are all the telling there is to do.
    if store.isEmpty, hold == nil, turn == nil, !isTellingDue { told = agreement.answer }
    if needsLook { setNeedsUpdate(isStale: false) }
    return agreement.answer
  }

  /// The mask before it is compared with the controller in front: that of the requests, or narrowed to a goal.
  var openMask: UIInterfaceOrientationMask {
    if let turn, turn.narrows, turn.screen == resolvedScreens.last { return turn.goal.soleMask }
    if let hold, hold.screen == resolvedScreens.last { return hold.goal.soleMask }
    if let provisional, provisional.screen == resolvedScreens.last { return provisional.goal.soleMask }
    return resolution.mask
  }

  /// The mask that lasts, without the narrowing during a turn.
  var lastingMask: UIInterfaceOrientationMask {
    if let hold, hold.screen == resolvedScreens.last { return hold.goal.soleMask }
    return resolution.mask
  }

  func isOnTop(_ screen: ObjectIdentifier) -> Bool { screen == resolvedScreens.last }

  /// Rule 6: never disjoint from the mask of the controller that UIKit asks, nor from one that it may ask.
  func agree(with front: Front, mask: UIInterfaceOrientationMask? = nil) -> Agreement {
    let allowed = defaultOrientations.union(resolution.requested)
    var open = mask ?? openMask
    // A goal that the controller in front excludes would only get in the way of the rest of the mask.
    if open.intersection(deviceMask).isDisjoint(from: front.mask) { open = resolution.mask }
    // UIKit asks the window on top alone; what lies below it stays visible and has its say here (R3.21).
    if let below = front.maskBelow?.intersection(open), !below.intersection(deviceMask).isDisjoint(from: front.mask) {
      open = below
    }
    let agreement = Agreement(mask: open, controller: front.mask, allowed: allowed, device: deviceMask)
    guard let contested = front.contestedMask else { return agreement }
    return agreement.widened(for: contested, allowed: allowed, device: deviceMask)
  }

  /// Puts the mask together inside a question of UIKit's, because what is in front has changed since it was last done.
  ///
  /// UIKit turns as part of the presentation that made it ask: the answer is narrowed to the goal at once, so that it turns there.
  private func resolveEarly(_ front: Front) {
    let old = resolvedScreens
    resolve(front)
    setNeedsUpdate(isStale: false)
    guard !old.isEmpty, old.last != resolvedScreens.last, turn == nil, !store.isEmpty else { return }
    provisional = nil
    let allowed = resolution.mask.intersection(front.mask).intersection(deviceMask).intersection(reach(of: front))
    let candidates = Goal.Candidates(
      preferred: resolution.preference.flatMap { $0 == consumed ? nil : $0.orientation }, pose: device.interfaceOrientation,
      before: before,
      current: driver.orientation)
    guard let goal = Goal(candidates, in: allowed), goal.orientation != driver.orientation, let screen = resolvedScreens.last
    else { return }
    provisional = Hold(goal: goal.orientation, end: .settled, screen: screen, pose: nil, isRotation: false)
  }

  /// Looks at the screens and puts the mask together.
  func resolve(_ front: Front) {
    let screens = front.screens
    for anchor in UnplacedAnchors.anchors(on: screens) where anchor.coordinator == nil { adopt(anchor) }
    let identifiers = screens.map(ObjectIdentifier.init)
    if let top = identifiers.last, top != resolvedScreens.last, resolvedScreens.dropLast().contains(top) {
      store.uncover(front.screen)
    }
    let held = store.place(on: screens)
    stated.byView = store.standard(on: screens)
    unclaimedByView = store.unclaimed(on: screens)
    if let scene { deviceMask = Platform.hasUpsideDown(scene, window: steeringWindow) ? .all : .allButUpsideDown }
    let wasDefault = resolution.source == .defaultOrientations
    resolution = Resolution(
      Situation(
        screens: screens.map { Screen(id: ObjectIdentifier($0), name: $0.screenName) }, requests: store.requests,
        defaultOrientations: defaultOrientations, unclaimed: unclaimedByView ?? unclaimedPresentations, device: deviceMask))
    if wasDefault, resolution.source != .defaultOrientations, before == nil || turn == nil { before = driver.orientation }
    resolvedScreens = identifiers
    isStale = false
    if let held { watch(held) }
  }

  /// Takes the default over that a delegate states in passing UIKit's question on; nil takes it back.
  func state(_ change: (inout StatedDefaults) -> Void) {
    let old = stated
    change(&stated)
    if stated != old { setNeedsUpdate() }
  }

  func bringUpToDate() {
    guard isStale || store.hasDead, !isReading, !isHoldingBack, isConnected, let window = scene?.steeringWindow,
      let root = window.rootViewController
    else { return }
    isReading = true
    defer { isReading = false }
    resolve(front(in: window, root: root))
  }

  var frontName: String? {
    steeringWindow?.rootViewController.map { Front.topScreen(over: $0).screenName }
  }
}

extension OrientationCoordinator {
  /// The answer where UIKit names the scene and not the window (R8.10).
  func answerForScene() -> UIInterfaceOrientationMask {
    steeringWindow = scene?.steeringWindow
    return answer(for: steeringWindow)
  }

  /// A container of ours shows another child, whose mask and lock preference count from now on.
  func shownPageChanged(from old: UIViewController?, to new: UIViewController, in container: UIViewController) {
    controllerMaskChanged()
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    let before = old.map { LockQuestion(startingAt: $0).isPreferred } ?? false
    guard before != LockQuestion(startingAt: new).isPreferred else { return }
    container.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}
