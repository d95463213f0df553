/// Who of the controllers presented over a root is asked, remembered so that only what was presented since has to be looked at.
@MainActor
final class PresentedChain {
  /// Counts what takes presented controllers away or changes how they are presented.
  ///
  /// One count for all worlds: at worst somebody looks once more.
  static var changes = 0

  private weak var root: UIViewController?
  private var seen = -1
  /// The topmost controller up to which the answers below hold.
  private weak var last: UIViewController?
  private weak var asked: UIViewController?
  private weak var controlsStatusBar: UIViewController?

  // R3.8, R4.1, R4.8
  /// The root or the topmost presented controller that takes over and is not leaving.
  func asked(over root: UIViewController) -> UIViewController {
    bringUpToDate(root)
    var found = asked ?? root
    rest { if $0.takesOverOrientation { found = $0 } }
    return found
  }

  // R8.4
  /// The same for the lock preference, whose look-up follows the status bar's chain.
  func statusBarController(over root: UIViewController) -> UIViewController {
    bringUpToDate(root)
    var found = controlsStatusBar ?? root
    rest { if $0.controlsStatusBar { found = $0 } }
    return found
  }

  private func bringUpToDate(_ root: UIViewController) {
    if self.root !== root || seen != Self.changes || last == nil {
      self.root = root
      seen = Self.changes
      (last, asked, controlsStatusBar) = (root, root, root)
    }
    var level = last
    while let next = level?.ownPresented, !next.isBeingDismissed, next.isPresentedInOneWay {
      if next.takesOverOrientation { asked = next }
      if next.controlsStatusBar { controlsStatusBar = next }
      last = next
      level = next
    }
  }

  /// What may be another tomorrow without a word, as an app's own presentation, is looked at each time.
  private func rest(_ body: (UIViewController) -> Void) {
    var level = last?.ownPresented
    while let controller = level, !controller.isBeingDismissed {
      body(controller)
      level = controller.ownPresented
    }
  }
}

extension UIViewController {
  /// Whether nothing but a change that is counted can make it another presentation.
  fileprivate var isPresentedInOneWay: Bool {
    let style = modalPresentationStyle
    guard style == (storedStyle == .automatic ? resolvedAutomaticStyle : storedStyle) else { return false }
    switch style {
    case .fullScreen, .overFullScreen: return true
    case .pageSheet, .formSheet, .popover: return ownPresentationController?.delegate == nil
    default: return false
    }
  }

  fileprivate var controlsStatusBar: Bool {
    decidesForItself
      && InterfaceLockRule.controlsStatusBar(
        style: modalPresentationStyle, capturesStatusBarAppearance: modalPresentationCapturesStatusBarAppearance)
  }
}
