/// Presenting and dismissing: who presents, in which order everybody is told, and when the rotation engine is asked.
@MainActor
enum Presentation {
  private static let duration: TimeInterval = 0.5

  // MARK: Present

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let simulation = source.simulation
    let presenter = presenter(for: presented, from: source)
    guard mayPresent(presented, on: presenter, from: source, simulation), let window = presenter.hostWindow,
      let scene = window.windowScene
    else { return }
    presented.loadViewIfNeeded()
    presenter.ownPresented = presented
    presented.ownPresenting = presenter
    presented.isBeingPresented = true
    guard scene.rotation.presentationBegins(presented) else {
      presenter.ownPresented = nil
      presented.ownPresenting = nil
      presented.isBeingPresented = false
      return
    }
    let style = presented.modalPresentationStyle
    let removesPresenter = presented.removesPresenter
    let manager = presented.currentPresentationController
    let isAnimated = animated && simulation.animationsEnabled
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? duration : 0, style: style, from: presenter, to: presented)
    presented.activeTransition = coordinator
    coordinator.begin(at: presenter)
    scene.rotation.transitionBegan()
    manager?.presentationTransitionWillBegin()
    if removesPresenter { presenter.appearance.begin(false, animated: isAnimated) }
    presented.appearance.begin(true, animated: isAnimated)
    place(presented, in: window)
    presented.appearance.isAppearing()
    coordinator.runAnimations()
    simulation.runLoop.schedule(after: coordinator.transitionDuration) {
      presented.isBeingPresented = false
      release(coordinator, presented)
      coordinator.leave(presenter)
      if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
      presented.appearance.end()
      if removesPresenter { presenter.appearance.end() }
      manager?.presentationTransitionDidEnd(true)
      coordinator.finish()
      completion?()
      scene.rotation.transitionEnded()
    }
  }

  /// Full-screen presentations and sheets come from the outermost ancestor, context presentations from the nearest that defines one.
  private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return source.rootmostAncestor }
    var candidate: UIViewController? = source
    while let controller = candidate {
      if controller.definesPresentationContext { return controller }
      candidate = controller.parent
    }
    return source.rootmostAncestor
  }

  private static func mayPresent(
    _ presented: UIViewController, on presenter: UIViewController, from source: UIViewController, _ simulation: Simulation
  ) -> Bool {
    func named(_ controller: UIViewController) -> String {
      "<\(controller.typeName): \(simulation.address(of: controller))>"
    }
    guard presented !== presenter, presented !== source else {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "Application tried to present modal view controller on itself. Presenting controller is \(named(presenter)).")
      return false
    }
    // What waits to be pushed counts as pushed (assumption).
    if let parent = presented.parent ?? presented.queue {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "Application tried to present modally a view controller \(named(presented)) that has a parent view controller "
          + "\(named(parent)).")
      return false
    }
    if let other = presented.ownPresenting {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "Application tried to present modally a view controller \(named(presented)) that is already being presented "
          + "by \(named(other)).")
      return false
    }
    if let window = presenter.hostWindow, window.rootViewController === presented {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "Application tried to present modally an active controller \(named(presented)).")
      return false
    }
    let attempt = "Attempt to present \(named(presented)) on \(named(presenter)) (from \(named(source)))"
    if let other = presenter.ownPresented {
      warn(simulation, "\(attempt) which is already presenting \(named(other)).")
      return false
    }
    // A controller that is being taken away has as good as left the hierarchy.
    guard presenter.viewIfLoaded?.window != nil, !presenter.isBeingDismissed else {
      warn(simulation, "\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  private static func warn(_ simulation: Simulation, _ text: String) {
    simulation.log(ConsoleMessage(category: "Presentation", level: .error, text: text))
  }

  // MARK: Dismiss

  static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingPresenter(for: source), let lowest = presenter.ownPresented, !lowest.isBeingDismissed
    else {
      completion?()
      return
    }
    guard let window = presenter.hostWindow, let scene = window.windowScene else { return }
    if let running = lowest.activeTransition ?? topmost(from: lowest).activeTransition, !running.isFinished {
      // UIKit finishes what is under way before it takes the controller away again.
      _ = running.animate(alongsideTransition: nil) { _ in
        source.simulation.runLoop.perform { dismiss(from: source, animated: animated, completion: completion) }
      }
      return
    }
    let leaving = levels(from: lowest)
    for level in leaving { level.isBeingDismissed = true }
    guard scene.rotation.dismissalBegins(of: lowest) else {
      for level in leaving { level.isBeingDismissed = false }
      return
    }
    let simulation = source.simulation
    let isAnimated = animated && simulation.animationsEnabled
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? duration : 0, style: lowest.modalPresentationStyle, from: leaving.last, to: presenter)
    let returns = presenter.viewIfLoaded?.window == nil
    for level in leaving { level.activeTransition = coordinator }
    coordinator.begin(at: presenter)
    scene.rotation.transitionBegan()
    for level in leaving.reversed() {
      level.ownPresentationController?.dismissalTransitionWillBegin()
      level.appearance.begin(false, animated: isAnimated)
    }
    if returns {
      presenter.appearance.begin(true, animated: isAnimated)
      place(presenter, in: window, beneath: leaving)
      presenter.appearance.isAppearing()
    }
    coordinator.runAnimations()
    simulation.runLoop.schedule(after: coordinator.transitionDuration) {
      finishDismissal(leaving, to: presenter, coordinator, returns: returns)
      completion?()
      scene.rotation.transitionEnded()
    }
  }

  private static func finishDismissal(
    _ leaving: [UIViewController], to presenter: UIViewController, _ coordinator: TransitionCoordinator, returns: Bool
  ) {
    for level in leaving.reversed() {
      level.viewIfLoaded?.removeFromSuperview()
      level.ownPresenting?.ownPresented = nil
      level.ownPresenting = nil
      level.ownPresentationController?.dismissalTransitionDidEnd(true)
      level.ownPresentationController = nil
      release(coordinator, level)
    }
    coordinator.leave(presenter)
    // As when presenting, what comes has appeared before what goes has disappeared.
    if returns { presenter.appearance.end() }
    for level in leaving.reversed() {
      level.appearance.end()
      level.isBeingDismissed = false
    }
    coordinator.finish()
  }

  /// A controller that presents takes its presentation away; one that does not is itself taken away.
  private static func dismissingPresenter(for source: UIViewController) -> UIViewController? {
    var candidate: UIViewController? = source
    while let controller = candidate {
      if controller.ownPresented != nil { return controller }
      candidate = controller.parent
    }
    return source.presentingViewController
  }

  private static func levels(from lowest: UIViewController) -> [UIViewController] {
    var levels = [lowest]
    while let next = levels.last?.ownPresented { levels.append(next) }
    return levels
  }

  private static func topmost(from lowest: UIViewController) -> UIViewController {
    levels(from: lowest).last ?? lowest
  }

  // MARK: Both

  private static func place(_ controller: UIViewController, in window: UIWindow, beneath others: [UIViewController] = []) {
    guard let view = controller.view, view.window == nil else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let index = window.subviews.firstIndex { subview in others.contains { $0.viewIfLoaded === subview } }
    window.insertSubview(view, at: index ?? window.subviews.count)
  }

  private static func release(_ coordinator: TransitionCoordinator, _ controllers: UIViewController...) {
    for controller in controllers where controller.activeTransition === coordinator { controller.activeTransition = nil }
  }
}
