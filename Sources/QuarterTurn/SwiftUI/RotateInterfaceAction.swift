import QuarterTurnPlatform

/// Rotates the interface; get it from the environment.
///
/// It calls ``OrientationCoordinator/rotate(to:until:)`` of the scene that `observingInterfaceOrientation()` higher up is in.
///
///     do throws(OrientationError) {
///       try await rotateInterface(to: .landscapeRight)
///     } catch {
///       message = error.reason
///     }
public struct RotateInterfaceAction: Sendable {
  let coordinator: OrientationCoordinator?

  /// Rotates the interface and returns its new orientation, or throws the reason why it did not rotate.
  ///
  /// Without an observer higher up this rotates the app's only scene.
  ///
  ///     try await rotateInterface(to: .landscape, until: .ended)
  ///
  /// - Parameters:
  ///   - orientations: where to rotate; of several, the one that matches the device orientation, else the current one, else the
  ///     first that is allowed.
  ///   - end: how long to stay there; a newer rotation or leaving the screen in front ends it as well.
  /// - Returns: the new interface orientation.
  /// - Throws: an ``OrientationError``; `noWindowScene` without an observer unless the app has exactly one scene.
  @MainActor
  @discardableResult
  public func callAsFunction(
    to orientations: UIInterfaceOrientationMask, until end: OrientationCoordinator.RotationEnd = .deviceRotates
  ) async throws(OrientationError) -> UIInterfaceOrientation {
    guard let coordinator = coordinator ?? SceneCoordinators.shared.sole else { throw .noWindowScene }
    return try await coordinator.rotate(to: orientations, until: end)
  }
}
