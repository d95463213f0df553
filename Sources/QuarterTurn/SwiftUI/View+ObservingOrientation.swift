import QuarterTurnPlatform

extension View {
  // R9.3, R9.11
  /// Puts the interface orientation and `rotateInterface` into the environment of this view.
  ///
  /// Size classes, which SwiftUI has already, do not change with every rotation. Attach this to the root of each window.
  ///
  ///     WindowGroup {
  ///       ContentView()
  ///         .observingInterfaceOrientation()
  ///     }
  ///
  /// Before the view is in a window the orientation is `unknown`.
  nonisolated public func observingInterfaceOrientation() -> some View {
    modifier(OrientationObserver())
  }
}

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
