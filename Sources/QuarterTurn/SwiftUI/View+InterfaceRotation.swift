import QuarterTurnPlatform

extension View {
  /// Calls a closure when the interface has rotated.
  ///
  /// SwiftUI has nothing of the kind, and notifications of the device orientation also come without a rotation of the interface. The
  /// closure is called once for each rotation, when the new bounds, size classes and environment are in place.
  ///
  ///     MapView()
  ///       .onInterfaceRotation { change in camera.rotate(from: change.previous, to: change.current) }
  ///
  /// - Parameter action: called on the main actor with the orientation before and the one now; it may change state.
  nonisolated public func onInterfaceRotation(_ action: @escaping @MainActor (OrientationChange) -> Void) -> some View {
    background(SceneLink(SceneEvents(updated: action)))
  }
}
