import QuarterTurnPlatform

/// What holds on a presented screen on which nobody asks for a mask.
///
/// UIKit asks the presented controller, and a plain one allows nearly everything (R3.10); whatever held before is forgotten.
///
///     scene.orientationCoordinator.presentationOrientationPolicy = .default
///
/// Design rule 2 of "How a mask comes about".
public enum PresentationOrientationPolicy: Equatable, Sendable {
  /// The requests of the nearest screen below that has any go on counting.
  case inherit
  /// The default orientations hold until the screen leaves.
  case appDefault
  /// These hold, together with any lock on the whole scene.
  case mask(UIInterfaceOrientationMask)
}
