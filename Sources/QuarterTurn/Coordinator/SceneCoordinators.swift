import QuarterTurnPlatform

@MainActor
final class SceneCoordinators {
  private var coordinators: [ObjectIdentifier: OrientationCoordinator] = [:]
  private var departed: [ObjectIdentifier: Departed] = [:]
  // Scenes come and go one by one: looking at all of them each time would take the square of their number.
  private var pruneCount = fewScenes
  private static let fewScenes = 16
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
    pruneIfMany()
    let coordinator = OrientationCoordinator(scene: scene)
    // Nobody would take away what is stored for a scene that has left already.
    guard departed[ObjectIdentifier(scene)]?.scene !== scene else {
      coordinator.disconnect()
      return coordinator
    }
    observeDisconnections()
    coordinators[ObjectIdentifier(scene)] = coordinator
    return coordinator
  }

  // Without the scenes of cars and external displays, which never rotate (R7.10).
  var all: [OrientationCoordinator] {
    prune()
    return coordinators.values.filter { coordinator in coordinator.scene.map(Platform.isTurnable) ?? false }
  }

  func noteQuestionWithoutWindow() { wasAskedWithoutWindow = true }

  func takeQuestionWithoutWindow() -> Bool {
    defer { wasAskedWithoutWindow = false }
    return wasAskedWithoutWindow
  }

  // An anchor made on a screen that a cover has taken out of the window hears nothing of its place, but may count: the cover
  // may inherit.
  func lookUnderCovers() {
    for coordinator in all where coordinator.resolved.screens.count > 1 { coordinator.setNeedsUpdate() }
  }

  /// The coordinator of the scene in which a root or a presented controller is a screen.
  func coordinator(showing screen: UIViewController) -> OrientationCoordinator? {
    coordinators.values.first { $0.resolved.screens.contains(ObjectIdentifier(screen)) }
  }

  var sole: OrientationCoordinator? {
    let coordinators = all
    guard coordinators.count == 1, let scene = coordinators.first?.scene else { return nil }
    let scenes = Platform.application(of: scene)?.connectedScenes.filter { $0.session.role == .windowApplication }
    return scenes?.count ?? 1 == 1 ? coordinators.first : nil
  }

  // Scenes may go without a disconnect notification.
  private func prune() {
    for (id, coordinator) in coordinators where coordinator.scene == nil {
      coordinators[id] = nil
      coordinator.disconnect()
    }
    departed = departed.filter { $0.value.scene != nil }
    pruneCount = max(Self.fewScenes, 2 * (coordinators.count + departed.count))
  }

  private func pruneIfMany() {
    let count = coordinators.count + departed.count
    if count < Self.fewScenes || count >= pruneCount { prune() }
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
    pruneIfMany()
    departed[ObjectIdentifier(scene)] = Departed(scene: scene)
    coordinators.removeValue(forKey: ObjectIdentifier(scene))?.disconnect()
  }
}

extension UIWindowScene {
  /// The object that owns this scene's orientation requests; after the scene has disconnected, it returns defaults and keeps
  /// nothing.
  public var orientationCoordinator: OrientationCoordinator { SceneCoordinators.coordinator(of: self) }
}
