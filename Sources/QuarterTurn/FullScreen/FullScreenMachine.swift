/// What a video that fills the screen in landscape is doing, and what it does next: a pure function of phase, pose and event.
///
/// The whole of it is printed as a table by ``table`` and held cell by cell against the documentation.
package struct FullScreenMachine: Hashable, Sendable {
  /// Where the video is.
  package enum Phase: String, CaseIterable, Sendable {
    /// On its page; turning the phone does nothing before it has been upright.
    case inlineDisarmed = "inline, disarmed"
    /// On its page; turning the phone sideways fills the screen.
    case inlineArmed = "inline, armed"
    /// On the way to the full screen, until the interface has settled.
    case entering
    /// Full screen, in landscape.
    case turned = "full screen, turned"
    /// Full screen in another orientation, because the turn was refused or somebody else has a say.
    case unturned = "full screen, not turned"
    /// On the way back to its page.
    case exiting
  }

  /// How the phone is held, as far as it has been seen: lying flat it keeps what it was (R2.5).
  package enum Pose: String, CaseIterable, Sendable {
    case unknown
    case upright
    case sideways
  }

  /// What happens to the video.
  package enum Event: Hashable, Sendable {
    /// A button, or the app's data.
    case enter
    case leave
    /// The phone is held that way; whether the video may follow it at the moment.
    case sideways(mayFollow: Bool)
    case upright(mayFollow: Bool)
    case flat
    /// The presentation is complete and nothing turns any more.
    case settled(inLandscape: Bool)
    /// The video is back on its page, whoever brought it there.
    case dismissed
    /// The system refused the turn.
    case refused
    /// The page with the video is gone.
    case ownerGone
    case background
    case foreground
    /// Another video of the scene fills the screen.
    case otherEnters
    /// The mask of the scene has become another; whether it allows landscape.
    case maskChanged(allowsLandscape: Bool)
  }

  /// What has to be done for it.
  package enum Action: String, Sendable {
    case present
    case dismiss
  }

  package private(set) var phase = Phase.inlineDisarmed
  package private(set) var pose = Pose.unknown

  package init(phase: Phase = .inlineDisarmed, pose: Pose = .unknown) {
    self.phase = phase
    self.pose = pose
  }

  /// Whether the video fills the screen, or is about to.
  package var isFullScreen: Bool {
    switch phase {
    case .entering, .turned, .unturned: true
    case .inlineDisarmed, .inlineArmed, .exiting: false
    }
  }

  /// Goes on to the next phase.
  ///
  /// - Returns: what has to be done; nil for nothing.
  package mutating func handle(_ event: Event) -> Action? {
    let before = pose
    note(event)
    let (next, action) = step(event, from: before)
    phase = next
    return action
  }

  private mutating func note(_ event: Event) {
    switch event {
    case .sideways: pose = .sideways
    case .upright: pose = .upright
    default: break
    }
  }

  /// Back on the page: the phone counts as turned only once it has been upright.
  private var inline: Phase { pose == .upright ? .inlineArmed : .inlineDisarmed }

  private func step(_ event: Event, from before: Pose) -> (Phase, Action?) {
    switch phase {
    case .inlineDisarmed, .inlineArmed: inlineStep(event)
    case .entering, .turned, .unturned: fullScreenStep(event, from: before)
    case .exiting: exitingStep(event, from: before)
    }
  }

  private func inlineStep(_ event: Event) -> (Phase, Action?) {
    switch event {
    case .enter: (.entering, .present)
    case .upright: (.inlineArmed, nil)
    case .sideways(let mayFollow) where phase == .inlineArmed: mayFollow ? (.entering, .present) : (.inlineDisarmed, nil)
    // What the phone did meanwhile was not meant for this video.
    case .ownerGone, .background, .otherEnters: (.inlineDisarmed, nil)
    case .leave, .sideways, .flat, .settled, .dismissed, .refused, .foreground, .maskChanged: (phase, nil)
    }
  }

  private func fullScreenStep(_ event: Event, from before: Pose) -> (Phase, Action?) {
    switch event {
    case .leave, .ownerGone, .otherEnters: (.exiting, .dismiss)
    // Only turning it counts: whoever pressed the button with the phone upright is left in peace.
    case .upright(mayFollow: true) where before == .sideways: (.exiting, .dismiss)
    case .settled(let isLandscape): (isLandscape ? .turned : .unturned, nil)
    case .refused: (.unturned, nil)
    case .maskChanged(allowsLandscape: false) where phase == .turned: (.unturned, nil)
    case .dismissed: (inline, nil)
    case .enter, .sideways, .upright, .flat, .background, .foreground, .maskChanged: (phase, nil)
    }
  }

  private func exitingStep(_ event: Event, from before: Pose) -> (Phase, Action?) {
    switch event {
    case .enter: (.entering, .present)
    case .sideways(mayFollow: true) where before == .upright: (.entering, .present)
    case .dismissed: (inline, nil)
    case .leave, .sideways, .upright, .flat, .settled, .refused, .ownerGone, .background, .foreground, .otherEnters,
      .maskChanged:
      (.exiting, nil)
    }
  }
}
