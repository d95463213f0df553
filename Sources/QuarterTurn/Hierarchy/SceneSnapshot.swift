import QuarterTurnPlatform

/// The presentation hierarchy of a scene, read once for each pass.
@MainActor
struct SceneSnapshot {
  let queried: QueriedController
  /// The controllers that are screens, bottom to top, those of windows below included.
  let screens: [UIViewController]
  /// The roots of windows that only lie over others: their requests are rejected.
  let overlays: [UIViewController]
  /// A transition in any visible window: what would rotate meanwhile is lost.
  let transition: (any UIViewControllerTransitionCoordinator)?
  /// Whether a presented controller leaves.
  let isLeaving: Bool

  init(_ layers: SceneLayers) {
    queried = layers.queried
    screens = layers.screens
    overlays = layers.overlays
    transition = layers.transition
    isLeaving = layers.isLeaving
  }

  var placement: AnchorPlacement { AnchorPlacement(screens: screens, overlays: overlays) }
}
