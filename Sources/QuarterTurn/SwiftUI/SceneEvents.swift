import QuarterTurnPlatform

// Everything is reported after the run-loop turn in which it happened: inside UIKit's callbacks SwiftUI may be updating, and
// what is written then is lost.
struct SceneEvents: Sendable {
  var connected: (@MainActor (OrientationCoordinator) -> Void)?
  var turned: (@MainActor (OrientationChange) -> Void)?
  // Like `turned`, once the environment of the view is up to date.
  var updated: (@MainActor (OrientationChange) -> Void)?
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
