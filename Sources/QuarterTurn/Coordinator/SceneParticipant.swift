import QuarterTurnPlatform

/// What has become of a scene, for a part that acts on it.
enum SceneEvent {
  /// A pass has found nothing that has to wait.
  case settle
  /// The device is held in another orientation; nil while it lies flat.
  case noteDevice(UIInterfaceOrientation?)
  case refuseRotation
  case activate
  case enterBackground
}

/// A part that takes part in what happens to a scene, such as its full-screen videos.
@MainActor
protocol SceneParticipant: AnyObject {
  /// Whether it covers the scene's pages.
  var isCovering: Bool { get }

  func sceneDid(_ event: SceneEvent, in coordinator: OrientationCoordinator)
}
