import QuarterTurnPlatform

/// A change of the interface orientation, about to happen or settled.
///
/// UIKit tells of sizes and of traits, and at moments when the orientation still reads as before (R6.5); a change names both sides.
///
///     let observation = coordinator.observe { change in
///       if change.phase == .didRotate { print(change.current.readableName) }
///     }
///
/// Rules R6.1 to R6.9; reports B06, B25, B34.
public struct OrientationChange: Equatable, Sendable {
  /// How far the change has come.
  ///
  /// UIKit has a callback for each, on different objects.
  ///
  ///     if change.phase == .willRotate { prepare() }
  public enum Phase: Sendable {
    /// The interface is about to turn; only where a controller of the library is in the window.
    case willRotate
    /// The scene's geometry says so.
    case settled
  }

  /// The orientation before.
  public let previous: UIInterfaceOrientation

  /// The orientation now, or in a moment.
  public let current: UIInterfaceOrientation

  /// How far the change has come.
  public let phase: Phase
}
