import QuarterTurnPlatform

/// The coordinators of the connected scenes, emptied as they disconnect.
@MainActor
final class SceneCoordinators {
  private var coordinators: [ObjectIdentifier: OrientationCoordinator] = [:]
  private var departed: [Departed] = []
  private var disconnections: Lifetime?
  /// Whether a delegate has asked without a window since this was last read.
  private var wasAskedWithoutWindow = false

  private struct Departed {
    weak var scene: UIScene?
  }

  static var shared: SceneCoordinators { Platform.shared { SceneCoordinators() } }

  static func coordinator(of scene: UIWindowScene) -> OrientationCoordinator {
    Platform.shared(of: scene) { SceneCoordinators() }.coordinator(of: scene)
  }

  private func coordinator(of scene: UIWindowScene) -> OrientationCoordinator {
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

  /// The coordinators of all connected scenes of the app's own windows: those of cars and external displays never rotate (R7.10).
  var all: [OrientationCoordinator] {
    prune()
    return coordinators.values.filter { coordinator in coordinator.scene.map(Platform.isTurnable) ?? false }
  }

  func noteQuestionWithoutWindow() { wasAskedWithoutWindow = true }

  func takeQuestionWithoutWindow() -> Bool {
    defer { wasAskedWithoutWindow = false }
    return wasAskedWithoutWindow
  }

  /// What is made on a screen that a cover has taken out of the window is not told of its place, but may count: the cover may inherit.
  func lookUnderCovers() {
    for coordinator in all where coordinator.resolved.screens.count > 1 { coordinator.setNeedsUpdate() }
  }

  /// The coordinator of the scene in which a root or a presented controller is a screen.
  func coordinator(showing screen: UIViewController) -> OrientationCoordinator? {
    coordinators.values.first { $0.resolved.screens.contains(ObjectIdentifier(screen)) }
  }

  /// The coordinator of an app that has one scene only.
  var sole: OrientationCoordinator? {
    let coordinators = all
    guard coordinators.count == 1, let scene = coordinators.first?.scene else { return nil }
    let scenes = Platform.application(of: scene)?.connectedScenes.filter { $0.session.role == .windowApplication }
    return scenes?.count ?? 1 == 1 ? coordinators.first : nil
  }

  /// Ends what belongs to scenes that have died without a word.
  private func prune() {
    for (id, coordinator) in coordinators where coordinator.scene == nil {
      coordinators[id] = nil
      coordinator.disconnect()
    }
    departed.removeAll { $0.scene == nil }
  }

  private func observeDisconnections() {
    guard disconnections == nil else { return }
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let scene = notification.object as? UIScene else { return }
      MainActor.assumeIsolated { self?.remove(scene) }
    }
    disconnections = Lifetime(removing: token)
  }

  private func remove(_ scene: UIScene) {
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
