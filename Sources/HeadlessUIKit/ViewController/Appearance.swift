/// Keeps one controller's appearance callbacks in pairs and passes them on to the children that are in its hierarchy.
@MainActor
final class Appearance {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  private unowned let controller: UIViewController
  private(set) var phase = Phase.disappeared
  private var isAnimated = false
  private var saidIsAppearing = false

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  var isVisible: Bool { phase == .appeared || phase == .appearing }

  func begin(_ appearing: Bool, animated: Bool) {
    switch (appearing, phase) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared): return
    default: break
    }
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    saidIsAppearing = false
    if appearing {
      controller.loadViewIfNeeded()
      controller.performCallback("viewWillAppear") { $0.viewWillAppear(animated) }
    } else {
      controller.performCallback("viewWillDisappear") { $0.viewWillDisappear(animated) }
    }
    forward { $0.begin(appearing, animated: animated) }
  }

  /// Between will and did, as soon as the view lies in the hierarchy.
  func isAppearing() {
    guard phase == .appearing, !saidIsAppearing else { return }
    saidIsAppearing = true
    controller.performCallback("viewIsAppearing") { $0.viewIsAppearing(isAnimated) }
    forward { $0.isAppearing() }
  }

  func end() {
    switch phase {
    case .appearing:
      isAppearing()
      phase = .appeared
      controller.performCallback("viewDidAppear") { $0.viewDidAppear(isAnimated) }
    case .disappearing:
      phase = .disappeared
      controller.performCallback("viewDidDisappear") { $0.viewDidDisappear(isAnimated) }
    case .appeared, .disappeared: return
    }
    forward { $0.end() }
  }

  private func forward(_ body: (Appearance) -> Void) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.appearingChildren { body(child.appearance) }
  }

  // MARK: The root of a window

  func enterWindow(_ add: () -> Void) {
    begin(true, animated: false)
    add()
    isAppearing()
    endAtCommit()
  }

  func leaveWindow() {
    begin(false, animated: false)
    end()
  }

  // MARK: A child whose view enters or leaves its parent's hierarchy

  func enterWithParent() {
    guard let parent = controller.parent else { return }
    switch parent.appearance.phase {
    case .appearing: begin(true, animated: parent.appearance.isAnimated)
    case .appeared:
      begin(true, animated: false)
      endAtCommit()
    case .disappearing, .disappeared: break
    }
  }

  func leaveWithParent() {
    guard let parent = controller.parent, parent.appearance.isVisible else { return }
    begin(false, animated: false)
  }

  func finishLeaving() {
    if phase == .disappearing { end() }
  }

  private func endAtCommit() {
    controller.simulation.runLoop.atCommit { [weak controller] in
      guard let controller, controller.appearance.phase == .appearing else { return }
      controller.appearance.end()
    }
  }
}

extension UIViewController {
  /// The children whose views lie in this controller's hierarchy.
  fileprivate var appearingChildren: [UIViewController] {
    children.filter { child in
      guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }
}
