import QuarterTurnPlatform

extension FullScreenVideoController {
  // Also while the full screen has taken the page out of its window.
  var coordinator: OrientationCoordinator? { forwarder.coordinator }

  private var scheduler: Scheduler { coordinator?.scheduler ?? .current }

  var isCovering: Bool { cover != nil }

  /// A container that forwards no appearance calls does not say that the video is shown.
  func cameToWindow() {
    scheduler.afterThisTurn { [weak self] in
      guard let self, let coordinator, viewIfLoaded?.window != nil else { return }
      coordinator.fullScreenPlayers.noteShown(self, in: coordinator)
      if hosted?.controller.parent === self { hosted?.showIfGone() }
      if machine.phase == .entering { carryOn() }
    }
  }

  // Whether it is in front on its page, or fills the screen with nothing over it.
  func mayFollow(_ coordinator: OrientationCoordinator) -> Bool {
    guard followsDeviceOrientation || wasTurnedByPhone else { return false }
    guard machine.phase == .inlineArmed || machine.phase == .inlineDisarmed else {
      return cover?.presentedViewController == nil
    }
    return viewIfLoaded?.window != nil && coordinator.orientation.isPortrait
      && coordinator.resolved.isOnTop(ObjectIdentifier(outermost))
      && outermost.presentedViewController == nil
  }

  func sceneIsSettled(_ coordinator: OrientationCoordinator) {
    updatePageRequest()
    lookForCover()
    guard let cover else { return }
    let isOnTop = coordinator.resolved.isOnTop(ObjectIdentifier(cover))
    if isOnTop { handle(.maskChanged(allowsLandscape: !coordinator.lastingMask.isDisjoint(from: .landscape))) }
    // With somebody else's screen over it, it has come all the same; which way that is up says nothing of what follows.
    let isCovered = machine.phase == .entering && !cover.isBeingDismissed && cover.presentedViewController != nil
    guard cover.isPresented, !coordinator.machine.isRotating, isOnTop || isCovered else { return }
    handle(.settled(inLandscape: coordinator.orientation.isLandscape))
  }

  // Otherwise rotating the device would rotate the page before the video fills the screen.
  func updatePageRequest() {
    let isPhone = coordinator?.mayFollowDevice ?? (traitCollection.userInterfaceIdiom == .phone)
    pageRequest?.declare(.pagePreference(followsDeviceOrientation && isPhone ? .portrait : nil))
  }

  // MARK: Doing it

  func carryOn() {
    scheduler.afterThisTurn { [weak self] in self?.reconcile() }
  }

  private func reconcile() {
    switch machine.phase {
    case .entering: present()
    case .exiting:
      if let cover { cover.leave() } else { handle(.dismissed) }
    case .inlineDisarmed, .inlineArmed, .turned, .unturned: break
    }
  }

  private func present() {
    if let cover {
      // Called back before it had begun to leave: it is where it has to be, and nothing else would say so.
      guard !cover.isBeingDismissed else { return }
      cover.isLeaving = false
      coordinator?.setNeedsUpdate(isStale: false)
      return
    }
    // Before it is in a window there is nothing to fill: it comes when it appears.
    guard let coordinator, let hosted, let root = viewIfLoaded?.window?.rootViewController else { return }
    if let transition = root.runningTransition() {
      let isRunning = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.carryOn() }
      if !isRunning { carryOn() }
      return
    }
    // Two that were called while neither was in a window know of each other only now.
    guard coordinator.fullScreenPlayers.makeRoom(for: self) else { return }
    // A controller that is nobody's child may present nothing.
    var top = PresentationChain.screen(of: self, among: [root]) == nil ? root : outermost
    while let presented = top.presentedViewController { top = presented }
    let cover = FullScreenCover(owner: self, content: hosted, coordinator: coordinator)
    self.cover = cover
    guard !cover.present(over: top) else { return coordinator.log.withdraw(.fullScreenRefused, about: label) }
    self.cover = nil
    retryPresentation(coordinator, top)
  }

  // UIKit did not accept the presentation, and says so in the console only.
  private func retryPresentation(_ coordinator: OrientationCoordinator, _ top: UIViewController) {
    attempts += 1
    guard attempts < Self.mostAttempts else {
      coordinator.log.note(OrientationIssue(presentationRefused: label, over: top.screenName))
      return handle(.dismissed)
    }
    _ = scheduler.after(FullScreenCover.patience) { [weak self] in self?.reconcile() }
  }

  private static let mostAttempts = 5

  func takeContentBack() {
    hosted?.move(to: self)
  }

  // A full screen that is dismissed together with what covers it hears nothing, as its view is in no window: its page looks for
  // itself.
  private var vanishedCover: FullScreenCover? {
    guard let cover, cover.isPresented, cover.isBeingDismissed || cover.presentingViewController == nil,
      cover.viewIfLoaded?.window == nil
    else { return nil }
    return cover
  }

  func lookForCover() {
    guard let gone = vanishedCover else { return }
    takeContentBack()
    scheduler.afterThisTurn { [weak self] in self?.coverDidDismiss(gone) }
  }

  // For a button, which has to see the current state.
  func lookForCoverNow() {
    guard let gone = vanishedCover, gone.presentingViewController == nil else { return }
    takeContentBack()
    coverDidDismiss(gone)
  }

  func coverDidDismiss(_ gone: FullScreenCover) {
    guard cover === gone else { return }
    cover = nil
    // Called back while it was leaving.
    settleAtHome(isCalledBack: machine.phase == .entering && gone.isSentAway)
  }

  func coverHasEnded() {
    guard cover == nil, let hosted, hosted.controller.parent !== self else { return }
    takeContentBack()
    settleAtHome(isCalledBack: false)
  }

  private func settleAtHome(isCalledBack: Bool) {
    if viewIfLoaded?.window == nil {
      hosted?.willHide(false)
      hosted?.didHide()
    } else {
      hosted?.showIfGone()
    }
    guard !isCalledBack else { return reconcile() }
    handle(.dismissed)
    coordinator?.fullScreenPlayers.coverDidDismiss()
    turnBack()
  }

  // If no delegate forwards UIKit's call, a dismissal under the user's rotation lock leaves the interface as it is (R2.8, R4.8).
  private func turnBack() {
    guard let coordinator, coordinator.probe.status != .reached, pageRequest?.declaration == .pagePreference(.portrait),
      coordinator.orientation.isLandscape, viewIfLoaded?.window != nil
    else { return }
    coordinator.beginRotation(to: .portrait) { _ in }
  }

  // The page is gone, and its video with it.
  func retire() {
    handle(.ownerGone)
    cover?.leaveSoon()
    coordinator?.fullScreenPlayers.retire(self)
  }
}
