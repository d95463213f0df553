/// What a full-screen video does next: a pure function of phase, device orientation and event.
///
/// The whole of it is printed as a table by ``table`` and compared cell by cell with the documentation.
package struct FullScreenMachine: Hashable, Sendable {
  package enum Phase: String, CaseIterable, Sendable {
    /// On its page; rotating the device does nothing before it has been upright.
    case inlineDisarmed = "inline, disarmed"
    /// On its page; rotating the device to landscape starts full screen.
    case inlineArmed = "inline, armed"
    case entering
    /// Full screen, in landscape.
    case turned = "full screen, turned"
    /// Full screen in another orientation, because the rotation was refused or excluded.
    case unturned = "full screen, not turned"
    case exiting
  }

  // Lying flat the device keeps its last orientation (R2.5).
  package enum Pose: String, CaseIterable, Sendable {
    case unknown
    case upright
    case sideways
  }

  /// What happens to the video.
  package enum Event: Hashable, Sendable {
    case enter
    case leave
    case sideways(mayFollow: Bool)
    case upright(mayFollow: Bool)
    case flat
    /// The presentation is complete and no rotation runs.
    case settled(inLandscape: Bool)
    /// The video is back on its page, whoever dismissed it.
    case dismissed
    case refused
    case ownerGone
    case background
    case foreground
    /// Another video of the scene starts full screen.
    case otherEnters
    /// The scene's mask has changed; whether it allows landscape.
    case maskChanged(allowsLandscape: Bool)
  }

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

  package var isFullScreen: Bool {
    switch phase {
    case .entering, .turned, .unturned: true
    case .inlineDisarmed, .inlineArmed, .exiting: false
    }
  }

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

  // Back on the page the device has to be upright once before it counts as rotated.
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
