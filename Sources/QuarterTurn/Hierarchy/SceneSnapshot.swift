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

  // `visible`: the layers of the window's scene, if there are several. `makesRequests`: whether a root contains a request.
  init(
    _ visible: [UIWindowScene.Layer]?, window: UIWindow, root: UIViewController, makesRequests: (UIViewController) -> Bool
  ) {
    var counting: [UIViewController] = []
    var overlays: [UIViewController] = []
    if let visible, visible.last?.window === window {
      for layer in visible {
        if !counting.isEmpty, layer.liesOverOthers(makesRequests) {
          overlays.append(layer.root)
        } else {
          counting.append(layer.root)
        }
      }
    } else {
      counting = [root]
    }
    var screens: [UIViewController] = []
    let withTransition = Platform.mayBeInTransition(root)
    let walks = counting.map { PresentationWalk(over: $0, withTransition: withTransition) { screens.append($0) } }
    let top = walks[walks.endIndex - 1]
    let own = top.root === root ? top : PresentationWalk(over: root, withTransition: withTransition)
    queried = QueriedController(own, counting: top)
    isLeaving = own.isLeaving || top.isLeaving
    transition =
      own.transition ?? walks.lazy.reversed().compactMap(\.transition).first
      ?? (withTransition ? overlays.lazy.compactMap { $0.runningTransition() }.first : nil)
    self.screens = screens
    self.overlays = overlays
  }

  var placement: AnchorPlacement { AnchorPlacement(screens: screens, overlays: overlays) }
}
