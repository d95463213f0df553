import QuarterTurnPlatform

extension UIWindowScene {
  /// The window whose controllers UIKit asks for the scene's mask: the topmost visible one (R3.21).
  var steeringWindow: UIWindow? {
    var best: UIWindow?
    for window in windows where window.hasSay {
      if let found = best, found.windowLevel.rawValue > window.windowLevel.rawValue { continue }
      best = window
    }
    return best
  }

  /// Whether more than one window could be asked.
  var hasLayers: Bool {
    var count = 0
    for window in windows where window.hasSay { count += 1 }
    return count > 1
  }

  /// The windows that could be asked, bottom to top.
  var layers: [UIWindow] {
    let visible = windows.filter(\.hasSay)
    return visible.enumerated().sorted { left, right in
      (left.element.windowLevel.rawValue, left.offset) < (right.element.windowLevel.rawValue, right.offset)
    }.map(\.element)
  }

  /// The root of the window below another, which is no overlay itself.
  func root(below window: UIWindow) -> UIViewController? {
    guard hasLayers else { return nil }
    let roots = layers.prefix { $0 !== window }.compactMap(\.rootViewController)
    return roots.last { !($0 is OverlayWindowRootController) }
  }
}

extension UIWindow {
  /// Whether it is visible, has content and is none of the system's own.
  fileprivate var hasSay: Bool { !isHidden && rootViewController != nil && !Platform.isSystemWindow(self) }
}

extension OrientationCoordinator {
  /// What is in front in a window, with the windows below where it is the one that UIKit asks.
  func front(in window: UIWindow, root: UIViewController) -> Front {
    guard let scene, scene.hasLayers else { return Front(root: root) }
    let layers = scene.layers
    guard layers.last === window else { return Front(root: root) }
    var counting: [UIViewController] = []
    for layer in layers {
      guard let root = layer.rootViewController else { continue }
      if counting.isEmpty || !liesOverOthers(layer, root) { counting.append(root) }
    }
    guard let base = counting.popLast() else { return Front(root: root) }
    return Front(Front.Layers(asked: root, base: base, below: counting))
  }

  /// Whether a window lies over others without a wish of its own, as a HUD does: what counted below counts on.
  private func liesOverOthers(_ window: UIWindow, _ root: UIViewController) -> Bool {
    guard Front.topScreen(over: root) === root, root is OverlayWindowRootController || !window.isKeyWindow else { return false }
    return !store.speaks(in: root) && UnplacedAnchors.anchors(on: [root]).isEmpty
  }

  /// A transition in any visible window: what turns meanwhile is lost.
  var transitionInLayers: (any UIViewControllerTransitionCoordinator)? {
    guard let scene, scene.hasLayers else { return nil }
    for window in scene.layers {
      if let root = window.rootViewController, let transition = Front(root: root).transition { return transition }
    }
    return nil
  }

  func steers(_ window: UIWindow) -> Bool {
    if let steeringWindow, steeringWindow === window, scene?.hasLayers != true { return true }
    steeringWindow = scene?.steeringWindow
    return steeringWindow === window
  }

  /// Whether what was put together last is what is in front now.
  func isUpToDate(with front: Front) -> Bool {
    guard resolvedScreens.last == ObjectIdentifier(front.screen), !isStale || isHoldingBack else { return false }
    guard scene?.hasLayers == true else { return true }
    return resolvedScreens == front.screens.map(ObjectIdentifier.init)
  }
}
