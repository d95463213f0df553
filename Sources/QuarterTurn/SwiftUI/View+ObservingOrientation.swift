import QuarterTurnPlatform

extension View {
  /// Puts the interface orientation and the means to turn it into the environment of this view.
  ///
  /// SwiftUI tells of size classes, which do not change on every device that turns, and of nothing else (R9.3). Attach this to the root
  /// of each window; below, the environment's `interfaceOrientation` is what the scene's geometry says.
  ///
  ///     WindowGroup {
  ///       ContentView()
  ///         .observingInterfaceOrientation()
  ///     }
  ///
  /// Before the view is in a window the orientation is `unknown`. Rule R9.11; reports B25, B34.
  nonisolated public func observingInterfaceOrientation() -> some View {
    modifier(OrientationObserver())
  }
}

/// Keeps the orientation of the scene a view is in, for the environment.
private struct OrientationObserver: ViewModifier {
  @State private var orientation = UIInterfaceOrientation.unknown
  @State private var coordinator: OrientationCoordinator?

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .environment(\.interfaceOrientation, orientation)
      .environment(\.rotateInterface, RotateInterfaceAction(coordinator: coordinator))
      .background(
        SceneLink(
          SceneEvents(
            connected: { found in
              coordinator = found
              orientation = found.orientation
            },
            turned: { change in orientation = change.current })))
  }
}
