import QuarterTurnPlatform

extension UIWindowScene {
  /// The window whose controllers UIKit asks for the scene's mask: the topmost visible one (R3.21).
  var queriedWindow: UIWindow? {
    var best: UIWindow?
    for window in windows where window.mayBeQueried {
      if let found = best, found.windowLevel.rawValue > window.windowLevel.rawValue { continue }
      best = window
    }
    return best
  }

  /// Whether more than one window could be asked.
  var hasLayers: Bool {
    var count = 0
    for window in windows where window.mayBeQueried { count += 1 }
    return count > 1
  }

  /// The windows that could be asked, bottom to top.
  var layers: [UIWindow] {
    let visible = windows.filter(\.mayBeQueried)
    return visible.enumerated().sorted { left, right in
      (left.element.windowLevel.rawValue, left.offset) < (right.element.windowLevel.rawValue, right.offset)
    }.map(\.element)
  }

  /// The root of the window below another, which is no overlay itself.
  func root(below window: UIWindow) -> UIViewController? {
    guard hasLayers else { return nil }
    let roots = layers.prefix { $0 !== window }.compactMap(\.rootViewController)
    return roots.last { !($0 is OrientationOverlayController) }
  }
}

extension UIWindow {
  /// Whether it is visible, has content and is none of the system's own.
  fileprivate var mayBeQueried: Bool { !isHidden && rootViewController != nil && !Platform.isSystemWindow(self) }
}

/// The roots of a scene's windows that could be asked.
@MainActor
struct SceneLayers {
  /// The root of the window that UIKit asks.
  let root: UIViewController
  /// The roots of the windows whose screens count, bottom to top; the last one's is on top.
  let counting: [UIViewController]
  /// The roots of windows that only lie over others: their requests do not count.
  let overlays: [UIViewController]

  /// - Parameter makesRequests: whether anybody asks for a mask from inside a root.
  init(window: UIWindow, root: UIViewController, makesRequests: (UIViewController) -> Bool) {
    self.root = root
    guard let scene = window.windowScene, scene.hasLayers, scene.layers.last === window else {
      counting = [root]
      overlays = []
      return
    }
    var counting: [UIViewController] = []
    var overlays: [UIViewController] = []
    for layer in scene.layers {
      guard let root = layer.rootViewController else { continue }
      if !counting.isEmpty, Self.liesOverOthers(layer, root, makesRequests) {
        overlays.append(root)
      } else {
        counting.append(root)
      }
    }
    self.counting = counting
    self.overlays = overlays
  }

  /// Whether a window lies over others without a say of its own, as a HUD does: what counted below counts on.
  private static func liesOverOthers(
    _ window: UIWindow, _ root: UIViewController, _ makesRequests: (UIViewController) -> Bool
  ) -> Bool {
    guard PresentationChain.topScreen(over: root) === root else { return false }
    return root is OrientationOverlayController || !window.isKeyWindow && !makesRequests(root)
  }

  var queried: QueriedController { QueriedController(root: root, base: counting.last ?? root) }

  /// The controllers that are screens, bottom to top, those of windows below included.
  var screens: [UIViewController] { counting.flatMap(PresentationChain.screens) }

  /// A presented controller that leaves, in the window UIKit asks or in the one whose screens count.
  var isLeaving: Bool {
    PresentationChain.leaving(over: root) != nil || counting.last.map { PresentationChain.leaving(over: $0) != nil } ?? false
  }

  /// A transition in any visible window: what would rotate meanwhile is lost.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    for root in [root] + counting.reversed() + overlays {
      if let transition = PresentationChain.transition(over: root) { return transition }
    }
    return nil
  }
}
