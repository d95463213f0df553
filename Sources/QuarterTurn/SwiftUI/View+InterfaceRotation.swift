import QuarterTurnPlatform

extension View {
  /// Calls a closure when the interface has turned.
  ///
  /// Device notifications come without, before or instead of a turn, and none comes for a turn that the app made (R2.13). This tells
  /// what the scene's geometry says once it has settled, also while the view is covered, and never for a window of another scene.
  ///
  ///     MapView()
  ///       .onInterfaceRotation { change in camera.rotate(from: change.previous, to: change.current) }
  ///
  /// - Parameter action: called with the orientation before and the one now, after the turn of the run loop; it may change state.
  ///
  /// Rules R6.5 to R6.9; reports B06, B34.
  nonisolated public func onInterfaceOrientationChange(
    _ action: @escaping @MainActor (_ old: UIInterfaceOrientation, _ new: UIInterfaceOrientation) -> Void
  ) -> some View {
    background(SceneLink(SceneEvents(updated: { change in action(change.previous, change.current) })))
  }
}
