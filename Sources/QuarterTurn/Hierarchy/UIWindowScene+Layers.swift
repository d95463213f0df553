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

extension UIWindowScene.Layer {
  // Whether it lies over others without requests of its own, as a HUD does: what counted below still counts.
  @MainActor
  func liesOverOthers(_ makesRequests: (UIViewController) -> Bool) -> Bool {
    guard root.presentedViewController == nil || PresentationWalk(over: root).top === root else { return false }
    return root is OrientationOverlayController || !window.isKeyWindow && !makesRequests(root)
  }
}
