import QuarterTurnPlatform

/// The presentation hierarchy of a scene, read once for each pass.
@MainActor
struct SceneSnapshot {
  let queried: QueriedController
  let screens: [UIViewController]
  // The roots of windows that only lie over others: their requests are rejected.
  let overlays: [UIViewController]
  // Of any visible window: what would rotate meanwhile is lost.
  let transition: (any UIViewControllerTransitionCoordinator)?
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
