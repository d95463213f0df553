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

  // `walk`: the walk over the only window's root, if it has been taken already.
  init(_ layers: SceneLayers, walk: PresentationWalk? = nil) {
    let counting = walk.map { [$0] } ?? layers.counting.map { PresentationWalk(over: $0) }
    let top = counting[counting.endIndex - 1]
    let own = top.screens[0] === layers.root ? top : PresentationWalk(over: layers.root)
    queried = QueriedController(own, counting: top)
    screens = counting.count == 1 ? top.screens : counting.flatMap(\.screens)
    overlays = layers.overlays
    isLeaving = own.isLeaving || top.isLeaving
    transition =
      own.transition ?? counting.lazy.reversed().compactMap(\.transition).first
      ?? layers.overlays.lazy.compactMap(PresentationChain.transition(over:)).first
  }

  var placement: AnchorPlacement { AnchorPlacement(screens: screens, overlays: overlays) }
}
