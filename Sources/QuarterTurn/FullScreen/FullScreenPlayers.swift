import QuarterTurnPlatform

/// The full-screen videos of one scene: at most one fills the screen, and at most one follows the device orientation.
@MainActor
final class FullScreenPlayers: SceneParticipant {
  private struct Player {
    weak var controller: FullScreenVideoController?
  }

  private var players: [Player] = []
  // There is one at most, as at most one video fills the screen.
  private weak var orphan: FullScreenCover?

  private var all: [FullScreenVideoController] { players.compactMap(\.controller) }

  var isCovering: Bool { all.contains(where: \.isCovering) }

  /// Whether a full screen is about to leave because its page is gone: that follows from what removed the page.
  var hasOrphans: Bool { orphan?.presentingViewController != nil }

  // Of several videos the one shown last follows the device.
  func claim(_ player: FullScreenVideoController, in coordinator: OrientationCoordinator) {
    remove(player)
    players.append(Player(controller: player))
    _ = coordinator.scheduler.after(Self.firstReport) { [weak player, weak coordinator] in
      if let player, let coordinator { self.presumeUpright(player, coordinator) }
    }
  }

  /// The same for one that may have been claimed when it appeared.
  func noteShown(_ player: FullScreenVideoController, in coordinator: OrientationCoordinator) {
    if !all.contains(where: { $0 === player }) { claim(player, in: coordinator) }
  }

  // A device whose notifications were off reports within a moment if its orientation differs from the old value; silence
  // confirms it.
  private func presumeUpright(_ player: FullScreenVideoController, _ coordinator: OrientationCoordinator) {
    guard player.machine.pose == .unknown, coordinator.driver.device.lastReading?.isPortrait == true else {
      return
    }
    player.handle(.upright(mayFollow: false))
  }

  private static let firstReport: TimeInterval = 0.5

  func remove(_ player: FullScreenVideoController) {
    players.removeAll { $0.controller == nil || $0.controller === player }
  }

  /// The page of a video is gone.
  func retire(_ player: FullScreenVideoController) {
    if let cover = player.cover { orphan = cover }
    remove(player)
  }

  func enters(_ player: FullScreenVideoController) {
    for other in all where other !== player { other.handle(.otherEnters) }
  }

  // Returns whether the video may come now; if not, it is called when the other has gone.
  func makeRoom(for player: FullScreenVideoController) -> Bool {
    enters(player)
    return !all.contains { $0 !== player && $0.isCovering }
  }

  func coverDidDismiss() {
    for player in all where player.machine.phase == .entering && !player.isCovering { player.carryOn() }
  }

  private func deviceIsHeld(_ pose: UIInterfaceOrientation?, in coordinator: OrientationCoordinator) {
    guard !players.isEmpty, coordinator.driver.isInForeground else { return }
    guard let pose, pose != .unknown else {
      for player in all { player.handle(.flat) }
      return
    }
    let follower = coordinator.mayFollowDevice ? all.last { $0.mayFollow(coordinator) } : nil
    for player in all {
      player.handle(pose.isLandscape ? .sideways(mayFollow: player === follower) : .upright(mayFollow: player === follower))
    }
  }

  func sceneDid(_ event: SceneEvent, in coordinator: OrientationCoordinator) {
    guard !players.isEmpty else { return }
    switch event {
    case .settle:
      for player in all { player.sceneIsSettled(coordinator) }
      deviceIsHeld(coordinator.driver.device.interfaceOrientation, in: coordinator)
    case .noteDevice(let orientation): deviceIsHeld(orientation, in: coordinator)
    case .refuseRotation: for player in all where player.isCovering { player.handle(.refused) }
    case .activate: for player in all { player.handle(.foreground) }
    case .enterBackground: for player in all { player.handle(.background) }
    }
  }
}

extension OrientationCoordinator {
  // On a phone whose window the app may rotate (R7.3, R8.13), and not on the inner display of a foldable one, which is regular
  // both ways and whose device orientation maps differently (R8.20, R8.21).
  var mayFollowDevice: Bool {
    windowing.display == .phone && windowing.support == .honored && !windowing.hasUserResized && !windowing.isSmallerThanScreen
  }
}
