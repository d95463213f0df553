import QuarterTurnPlatform

/// A change of the interface orientation, about to happen or complete.
///
/// UIKit reports sizes and traits, and calls back while the orientation still reads as before; a change names both orientations.
///
///     let observation = coordinator.observe { change in
///       if change.phase == .didRotate { print(change.current.readableName) }
///     }
public struct OrientationChange: Equatable, Sendable {
  /// How far the change has come.
  public enum Phase: Sendable {
    /// The interface is about to rotate; reported only if a controller of the library is in the window.
    case willRotate
    /// The scene's geometry has changed.
    case didRotate
  }

  /// The orientation before.
  public let previous: UIInterfaceOrientation

  /// The orientation now, or about to come.
  public let current: UIInterfaceOrientation

  /// How far the change has come.
  public let phase: Phase
}
