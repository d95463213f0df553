import QuarterTurnPlatform

/// What a view wants to hear from the scene it is in. Everything is told after the turn of the run loop in which it happened: inside
/// UIKit's callbacks SwiftUI may be updating, and what is written then is lost.
struct SceneEvents: Sendable {
  /// The view has come to a scene.
  var connected: (@MainActor (OrientationCoordinator) -> Void)?
  /// The scene's interface has turned.
  var turned: (@MainActor (OrientationChange) -> Void)?
  /// The same once the environment of the view is up to date.
  var updated: (@MainActor (OrientationChange) -> Void)?
  /// Something keeps a request from taking effect, or does so no longer; what was open when the view came is told first.
  var issue: (@MainActor (OrientationIssue) -> Void)?
}

/// Ties a SwiftUI view to the scene it is in.
struct SceneLink: UIViewControllerRepresentable {
  private let events: SceneEvents

  nonisolated init(_ events: SceneEvents) {
    self.events = events
  }

  func makeUIViewController(context: Context) -> SceneLinkController { SceneLinkController(events: events) }

  func updateUIViewController(_ controller: SceneLinkController, context: Context) { controller.events = events }

  static func dismantleUIViewController(_ controller: SceneLinkController, coordinator: ()) { controller.disconnect() }
}
