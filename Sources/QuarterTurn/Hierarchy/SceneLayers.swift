import QuarterTurnPlatform

extension UIWindowScene {
  // The window whose controllers UIKit asks for the scene's mask: the topmost visible one (R3.21).
  var queriedWindow: UIWindow? {
    var best: UIWindow?
    // From the top, as of windows on one level the last is in front: few have to be looked at closely.
    for window in windows.reversed() {
      if let found = best, found.windowLevel.rawValue >= window.windowLevel.rawValue { continue }
      if window.mayBeQueried { best = window }
    }
    return best
  }

  var hasLayers: Bool {
    var hasOne = false
    for window in windows where window.mayBeQueried {
      if hasOne { return true }
      hasOne = true
    }
    return false
  }

  /// A visible window and its root.
  struct Layer {
    let window: UIWindow
    let root: UIViewController
  }

  // Bottom to top. Windows mostly come in this order already.
  var layers: [Layer] {
    var visible: [Layer] = []
    var highest = -CGFloat.infinity
    var isInOrder = true
    for window in windows where !window.isHidden && !Platform.isSystemWindow(window) {
      guard let root = window.rootViewController else { continue }
      let level = window.windowLevel.rawValue
      if level < highest { isInOrder = false } else { highest = level }
      visible.append(Layer(window: window, root: root))
    }
    if isInOrder { return visible }
    return visible.enumerated().sorted { left, right in
      (left.element.window.windowLevel.rawValue, left.offset) < (right.element.window.windowLevel.rawValue, right.offset)
    }.map(\.element)
  }

  func root(below window: UIWindow) -> UIViewController? {
    guard hasLayers else { return nil }
    let roots = layers.prefix { $0.window !== window }.map(\.root)
    return roots.last { !($0 is OrientationOverlayController) }
  }
}

extension UIWindow {
  fileprivate var mayBeQueried: Bool { !isHidden && rootViewController != nil && !Platform.isSystemWindow(self) }
}

@MainActor
struct SceneLayers {
  let root: UIViewController
  // The roots of the windows whose screens count, bottom to top.
  let counting: [UIViewController]
  // The roots of windows that only lie over others: their requests do not count.
  let overlays: [UIViewController]

  // `visible`: the layers of the window's scene, if there are several. `makesRequests`: whether a root contains a request.
  init(
    _ visible: [UIWindowScene.Layer]?, window: UIWindow, root: UIViewController, makesRequests: (UIViewController) -> Bool
  ) {
    guard let visible, visible.last?.window === window else {
      self.init(root: root, counting: [root], overlays: [])
      return
    }
    var counting: [UIViewController] = []
    var overlays: [UIViewController] = []
    for layer in visible {
      if !counting.isEmpty, Self.liesOverOthers(layer, makesRequests) {
        overlays.append(layer.root)
      } else {
        counting.append(layer.root)
      }
    }
    self.init(root: root, counting: counting, overlays: overlays)
  }

  private init(root: UIViewController, counting: [UIViewController], overlays: [UIViewController]) {
    self.root = root
    self.counting = counting
    self.overlays = overlays
  }

  // Whether a window lies over others without requests of its own, as a HUD does: what counted below still counts.
  private static func liesOverOthers(
    _ layer: UIWindowScene.Layer, _ makesRequests: (UIViewController) -> Bool
  ) -> Bool {
    guard layer.root.presentedViewController == nil || PresentationChain.topScreen(over: layer.root) === layer.root else {
      return false
    }
    return layer.root is OrientationOverlayController || !layer.window.isKeyWindow && !makesRequests(layer.root)
  }

  var queried: QueriedController { QueriedController(root: root, base: counting.last ?? root) }

  var screens: [UIViewController] {
    counting.count == 1 ? PresentationChain.screens(over: counting[0]) : counting.flatMap(PresentationChain.screens)
  }

  // Of any visible window: what would rotate meanwhile is lost.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    for root in [root] + counting.reversed() + overlays {
      if let transition = PresentationChain.transition(over: root) { return transition }
    }
    return nil
  }
}
