import QuarterTurnPlatform

/// What the scene tells a video, and how it comes to the full screen and back.
extension FullScreenVideoController {
  /// The coordinator of the scene, also while the full screen has taken the page out of its window.
  var coordinator: OrientationCoordinator? { forwarder.coordinator }

  private var scheduler: Scheduler { coordinator?.scheduler ?? .current }

  var isCovering: Bool { cover != nil }

  /// Whether turning the phone is meant for this video: it is in front on its page, or fills the screen with nothing over it.
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

  /// While it is small, the page stays upright: else a phone that is turned would turn the page before the video fills the screen.
  func updatePageRequest() {
    let isPhone = coordinator?.mayFollowDevice ?? (traitCollection.userInterfaceIdiom == .phone)
    pageRequest?.declare(.pagePreference(followsDeviceOrientation && isPhone ? .portrait : nil))
  }

  // MARK: Doing it

  /// Presents or dismisses, once what moves has come to rest.
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
    if let transition = PresentationChain.transition(over: root) {
      let isRunning = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.carryOn() }
      if !isRunning { carryOn() }
      return
    }
    // Two that were called while neither was in a window know of each other only now.
    guard coordinator.fullScreenPlayers.makeRoom(for: self) else { return }
    var top = outermost
    while let presented = top.presentedViewController { top = presented }
    let cover = FullScreenCover(owner: self, content: hosted, coordinator: coordinator)
    self.cover = cover
    guard !cover.present(over: top) else { return }
    self.cover = nil
    retryPresentation(coordinator, top)
  }

  /// UIKit did not take the presentation on, and says so in the console only.
  private func retryPresentation(_ coordinator: OrientationCoordinator, _ top: UIViewController) {
    attempts += 1
    guard attempts < Self.mostAttempts else {
      coordinator.log.note(OrientationIssue(presentationRefused: label, over: top.screenName))
      return handle(.dismissed)
    }
    _ = scheduler.after(FullScreenCover.patience) { [weak self] in self?.reconcile() }
  }

  private static let mostAttempts = 5

  /// The video is small again: it goes back to where it was.
  func takeContentBack() {
    hosted?.move(to: self)
  }

  /// A full screen that goes while something lies over it is told of nothing, as its view is in no window: its page looks for itself.
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

  /// The same at once, for a button: it is to find what there is.
  func lookForCoverNow() {
    guard let gone = vanishedCover, gone.presentingViewController == nil else { return }
    takeContentBack()
    coverDidDismiss(gone)
  }

  /// The cover is no longer in front, whoever took it away.
  func coverDidDismiss(_ gone: FullScreenCover) {
    guard cover === gone else { return }
    cover = nil
    // Called back while it was leaving.
    settleAtHome(isCalledBack: machine.phase == .entering && gone.isSentAway)
  }

  /// The same where nobody has seen it go.
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

  /// Where nobody passes UIKit's question on, a dismissal under the user's lock leaves the interface as it is (R2.8, R4.8).
  private func turnBack() {
    guard let coordinator, coordinator.probe.status != .reached, pageRequest?.declaration == .pagePreference(.portrait),
      coordinator.orientation.isLandscape, viewIfLoaded?.window != nil
    else { return }
    coordinator.beginRotation(to: .portrait) { _ in }
  }

  /// The page is gone, and with it the reason to show its video.
  func retire() {
    handle(.ownerGone)
    cover?.leaveSoon()
    coordinator?.fullScreenPlayers.remove(self)
  }
}
