import QuarterTurnPlatform

/// The coordinators of the connected scenes, emptied as they disconnect.
@MainActor
enum SceneCoordinators {
  private static var coordinators: [ObjectIdentifier: OrientationCoordinator] = [:]
  private static var departed: [Departed] = []
  private static var observer: (any NSObjectProtocol)?

  private struct Departed {
    weak var scene: UIScene?
  }

  static func coordinator(of scene: UIWindowScene) -> OrientationCoordinator {
    // An address may be used again: only the same object counts.
    if let known = coordinators[ObjectIdentifier(scene)], known.scene === scene { return known }
    prune()
    let coordinator = OrientationCoordinator(scene: scene)
    // Nobody would take away what is stored for a scene that has left already.
    guard !departed.contains(where: { $0.scene === scene }) else {
      coordinator.disconnect()
      return coordinator
    }
    observeDisconnections()
    coordinators[ObjectIdentifier(scene)] = coordinator
    return coordinator
  }

  /// The coordinators of all connected scenes of the app's own windows: those of cars and external displays never turn (R7.10).
  static var all: [OrientationCoordinator] {
    prune()
    return coordinators.values.filter { coordinator in coordinator.scene.map(Platform.isTurnable) ?? false }
  }

  /// Ends what belongs to scenes that have died without a word.
  private static func prune() {
    for (id, coordinator) in coordinators where coordinator.scene == nil {
      coordinators[id] = nil
      coordinator.disconnect()
    }
    departed.removeAll { $0.scene == nil }
  }

  /// The ones of this process: off iOS other worlds may be alive beside it.
  static var inThisWorld: [OrientationCoordinator] {
    all.filter { $0.scene.map(Platform.World.init) == .current }
  }

  /// What is made on a screen that a cover has taken out of the window is not told of its place, but may count: the cover may inherit.
  static func lookUnderCovers() {
    for coordinator in inThisWorld where coordinator.resolvedScreens.count > 1 { coordinator.setNeedsUpdate() }
  }

  /// The coordinator of an app that has one scene only.
  static var sole: OrientationCoordinator? {
    let coordinators = inThisWorld
    guard coordinators.count == 1, let scene = coordinators.first?.scene else { return nil }
    let scenes = Platform.application(of: scene)?.connectedScenes.filter { $0.session.role == .windowApplication }
    return scenes?.count ?? 1 == 1 ? coordinators.first : nil
  }

  private static func observeDisconnections() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) { notification in
      guard let scene = notification.object as? UIScene else { return }
      MainActor.assumeIsolated { remove(scene) }
    }
  }

  private static func remove(_ scene: UIScene) {
    prune()
    departed.append(Departed(scene: scene))
    coordinators.removeValue(forKey: ObjectIdentifier(scene))?.disconnect()
  }
}

extension UIWindowScene {
  /// The one object that owns this scene's orientation requests and answers UIKit for it.
  ///
  /// UIKit has no counterpart: the app delegate answers for all windows at once, and from iOS 27 the scene delegate for one scene.
  ///
  ///     let lock = view.window?.windowScene?.orientationCoordinator.lock(to: .landscape)
  ///
  /// The coordinator holds its scene weakly. After the scene has disconnected, it answers with defaults and keeps nothing. Report B24.
  public var orientationCoordinator: OrientationCoordinator { SceneCoordinators.coordinator(of: self) }
}
