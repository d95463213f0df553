import QuarterTurnPlatform

/// What applies on a presented screen that makes no request.
///
/// UIKit asks the presented controller, which by default allows nearly everything.
///
///     scene.orientationCoordinator.presentationOrientationPolicy = .default
public enum PresentationOrientationPolicy: Equatable, Sendable {
  /// The requests of the nearest screen below that has any stay in effect.
  case inherited
  /// The default orientations apply until the screen is dismissed.
  case `default`
  /// This mask applies, together with any lock on the whole scene.
  case fixed(UIInterfaceOrientationMask)
}
