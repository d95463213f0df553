import QuarterTurnPlatform

extension View {
  /// Calls a closure when the interface has rotated.
  ///
  /// Notifications of the device orientation also come if the interface does not rotate. This is called once for each rotation,
  /// when the new bounds, size classes and environment are in place.
  ///
  ///     MapView()
  ///       .onInterfaceRotation { change in camera.rotate(from: change.previous, to: change.current) }
  ///
  /// - Parameter action: called on the main actor with the previous and the current orientation; it may change state.
  nonisolated public func onInterfaceRotation(_ action: @escaping @MainActor (OrientationChange) -> Void) -> some View {
    background(SceneLink(SceneEvents(updated: action)))
  }
}
