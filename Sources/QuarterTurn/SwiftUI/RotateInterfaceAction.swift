import QuarterTurnPlatform

/// Turns the interface; get it from the environment.
///
/// It is ``OrientationCoordinator/rotate(to:until:)`` of the scene that an observer higher up is in.
///
///     do throws(OrientationError) {
///       try await rotateInterface(to: .landscapeRight)
///     } catch {
///       message = error.reason
///     }
///
/// Rules R5.1 to R5.11; reports B02, B41.
public struct RotateInterfaceAction: Sendable {
  let coordinator: OrientationCoordinator?

  /// Turns the interface and says where it has settled, or why it did not turn.
  ///
  /// UIKit says nothing of success. Without an observer higher up this turns the app's only scene.
  ///
  ///     try await rotateInterface(to: .landscape, until: .ended)
  ///
  /// - Parameters:
  ///   - orientations: where to turn; of several, the one the device is held in, else the present one, else the first that is allowed.
  ///   - end: when the interface may turn away again; also when a newer turn comes or the screen in front is gone.
  /// - Returns: the orientation in which the interface has settled.
  /// - Throws: an ``OrientationError``; `noWindowScene` where there is no observer and more than one scene, or none.
  ///
  /// Rules R5.1 to R5.11.
  @MainActor
  @discardableResult
  public func callAsFunction(
    to orientations: UIInterfaceOrientationMask, until end: OrientationCoordinator.RotationEnd = .deviceTurns
  ) async throws(OrientationError) -> UIInterfaceOrientation {
    guard let coordinator = coordinator ?? SceneCoordinators.shared.sole else { throw .noWindowScene }
    return try await coordinator.rotate(to: orientations, until: end)
  }
}
