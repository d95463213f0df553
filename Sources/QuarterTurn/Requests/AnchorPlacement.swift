import QuarterTurnPlatform

/// Where the anchors of a process are, for one scene at one moment.
@MainActor
struct AnchorPlacement {
  let screens: [UIViewController]
  let overlays: [UIViewController]

  // A view counts as on screen while it is connected with the root or a presented controller, also while a cover has taken that
  // controller's view out of the window.
  func place(of anchor: Anchor) -> OrientationRequest.Place {
    guard let host = anchor.host, let view = anchor.hostView, view.superview != nil || host.parent == nil,
      let whole = host.outermost.viewIfLoaded, view.isDescendant(of: whole)
    else { return .offScreen }
    if let screen = PresentationChain.screen(of: host, among: screens) { return .screen(ObjectIdentifier(screen)) }
    return PresentationChain.screen(of: host, among: overlays) == nil ? .offScreen : .overlay
  }

  /// The name of the presented controller that a declaration is made in, where that is no screen of its own.
  func sheet(of anchor: Anchor) -> String? {
    guard let outermost = anchor.host?.outermost, outermost.presentingViewController != nil,
      !screens.contains(where: { $0 === outermost })
    else { return nil }
    return outermost.screenName
  }

  // Whether an anchor without a window is off the screen: no cover has taken a screen's view out of it.
  var needsWindow: Bool { screens.allSatisfy { $0.viewIfLoaded?.window != nil } }

  var top: OrientationRequest.Place? { screens.last.map { .screen(ObjectIdentifier($0)) } }

  // Presentations count at once (rule 1 of "How is the mask made?").
  static func containerTransition(
    of anchor: Anchor, from old: OrientationRequest.Place, to new: OrientationRequest.Place
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard old == .offScreen || new == .offScreen, let host = anchor.host, host.parent != nil,
      let transition = host.transitionCoordinator, transition.presentationStyle == .none,
      transition.isOfControllers
    else { return nil }
    return transition
  }

  // MARK: Nesting

  /// Which request belongs to which anchor, and speaks for which controller.
  struct Owners {
    var anchors: [ObjectIdentifier: RequestID] = [:]
    var hosts: [ObjectIdentifier: RequestID] = [:]
  }

  // As the anchor says, if both are inside one presented controller, else by containment.
  static func parent(of anchor: Anchor, in owners: Owners) -> RequestID? {
    guard let host = anchor.host else { return nil }
    // These narrow what is there; they take nobody's place.
    switch anchor.declaration {
    case .lockCurrent, .pagePreference: return nil
    case .request, .default, .presentationPolicy: break
    }
    var outer = anchor.enclosing
    while let candidate = outer {
      guard candidate.host?.outermost === host.outermost else { break }
      if let id = owners.anchors[ObjectIdentifier(candidate)] { return id }
      outer = candidate.enclosing
    }
    guard anchor.declaration.isRequest else { return nil }
    var ancestor = host.parent
    while let controller = ancestor {
      if let id = owners.hosts[ObjectIdentifier(controller)] { return id }
      ancestor = controller.parent
    }
    return nil
  }
}
