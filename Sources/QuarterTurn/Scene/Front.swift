import QuarterTurnPlatform

/// What is in front in a window: the controller that UIKit asks for its mask, and the screens below it (R3.8, R4.1).
///
/// Reading it allocates nothing where a scene has one window: it is read each time UIKit asks.
@MainActor
struct Front {
  let root: UIViewController
  /// The controller that UIKit asks.
  let asked: UIViewController
  /// Its mask, intersected with those below where UIKit does so (R4.3).
  let mask: UIInterfaceOrientationMask
  /// The mask of a controller above it that UIKit asks instead by some accounts (R4.1).
  let contestedMask: UIInterfaceOrientationMask?
  /// The root of the window whose screens count: another window's where this one only lies over it.
  let base: UIViewController
  /// The top screen's controller: the one UIKit asks, unless its window only lies over others.
  let screen: UIViewController
  /// What the window below allows where this one only lies over it.
  let maskBelow: UIInterfaceOrientationMask?
  private let rootsBelow: [UIViewController]

  init(root: UIViewController) {
    self.init(Layers(asked: root, base: root, below: []))
  }

  init(_ layers: Layers) {
    root = layers.asked
    base = layers.base
    rootsBelow = layers.below
    asked = Self.topScreen(over: root)
    contestedMask = Self.contested(above: asked).map { [root] in Self.mask(of: $0, over: root) }
    guard base !== root else {
      screen = asked
      mask = Self.mask(of: asked, over: root)
      maskBelow = nil
      return
    }
    screen = Self.topScreen(over: base)
    let below = Self.mask(of: screen, over: base)
    maskBelow = below
    mask = root is OverlayWindowRootController && asked === root ? below : Self.mask(of: asked, over: root)
  }

  /// The windows of a scene as far as orientation is concerned.
  struct Layers {
    /// The root of the window that UIKit asks.
    let asked: UIViewController
    /// The root of the topmost window with screens that count.
    let base: UIViewController
    /// The roots of the windows below that one, bottom to top.
    let below: [UIViewController]
  }

  /// A presented controller that leaves is no screen any more, nor is anything above it (R4.8).
  static func topScreen(over root: UIViewController) -> UIViewController {
    var top = root
    var level = root
    while let presented = level.presentedViewController, !presented.isBeingDismissed {
      if takesOver(presented) { top = presented }
      level = presented
    }
    return top
  }

  /// The controllers that are screens, bottom to top, the ones in windows below included.
  var screens: [UIViewController] {
    var screens: [UIViewController] = []
    for root in rootsBelow + [base] {
      screens.append(root)
      var level = root
      while let presented = level.presentedViewController, !presented.isBeingDismissed {
        if Self.takesOver(presented) { screens.append(presented) }
        level = presented
      }
    }
    return screens
  }

  /// Whether the controller that UIKit asks narrows its own mask to the library's answer.
  var isNarrowed: Bool { asked.narrowsItself || asked is OverlayWindowRootController && screen.narrowsItself }

  /// The presented controller on its way out, if any: what is in front changes if it stays after all.
  var leaving: UIViewController? {
    Self.leaving(over: root) ?? (base === root ? nil : Self.leaving(over: base))
  }

  private static func leaving(over root: UIViewController) -> UIViewController? {
    var level = root
    while let presented = level.presentedViewController {
      if presented.isBeingDismissed { return presented }
      level = presented
    }
    return nil
  }
}

// MARK: Transitions

extension Front {
  /// A transition of what is in front or of what lies below it, which may have a say and a mask of its own when it is over.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    Self.transition(over: root) ?? (base === root ? nil : Self.transition(over: base))
  }

  private static func transition(over root: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    var level: UIViewController? = root
    while let controller = level {
      if let transition = controller.transitionCoordinator ?? transition(inside: controller) { return transition }
      level = controller.presentedViewController
    }
    return nil
  }

  /// A push, pop or tab change inside a controller.
  private static func transition(inside controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    var level = controller.children
    while !level.isEmpty {
      for child in level {
        if let transition = child.transitionCoordinator { return transition }
      }
      level = level.flatMap(\.children)
    }
    return nil
  }
}
