/// What the model itself needs to know about a controller.
extension UIViewController {
  var windowScene: UIWindowScene? { hostWindow?.windowScene }

  /// The window the controller belongs to, also while a full-screen presentation has taken its view out of the hierarchy.
  var hostWindow: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    var current: UIViewController? = self
    while let controller = current {
      if let window = controller.viewIfLoaded?.window { return window }
      current = controller.parent ?? controller.ownPresented
    }
    return nil
  }

  /// A deinitializer runs outside of every world, so what is there tells first.
  var simulation: Simulation {
    // The way to the window is as long as what lies over the controller, so it is the last to be asked.
    viewIfLoaded?.window?.windowScene?.simulation ?? Simulation.bound ?? windowScene?.simulation ?? Simulation.unbound
  }

  /// Can the controller be a child of this one? UIKit raises where the hierarchy would contain itself; the texts are the model's own.
  func mayHold(_ child: UIViewController) -> Bool {
    func named(_ controller: UIViewController) -> String {
      "<\(controller.typeName): \(simulation.address(of: controller))>"
    }
    if let presenting = child.ownPresenting {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "\(named(child)) is presented by \(named(presenting)) and cannot be a child of \(named(self)).")
      return false
    }
    guard isInside(child) else { return true }
    simulation.crash(
      name: "NSInvalidArgumentException",
      reason: "\(named(child)) contains \(named(self)) and cannot be a child of it.")
    return false
  }

  /// Whether this is the controller, or one that is contained in it.
  package func isInside(_ container: UIViewController) -> Bool {
    var level: UIViewController? = self
    while let candidate = level {
      if candidate === container { return true }
      level = candidate.parent
    }
    return false
  }

  // Alerts and the like never have a say about orientation, whatever style they are given (R3.13).
  var decidesForItself: Bool { !(self is UIAlertController) }

  /// A child's view lies in the view of its parent: UIKit raises for any other, when the view is added and when the child is.
  ///
  /// UIKit's own containers place their children themselves. Apple's documentation of
  /// `UIViewController.hierarchyInconsistencyException`.
  func recordInconsistency(requested: UIViewController) {
    func named(_ controller: UIViewController?) -> String {
      controller.map { "<\($0.typeName): \(simulation.address(of: $0))>" } ?? "(null)"
    }
    simulation.crash(
      name: "UIViewControllerHierarchyInconsistency",
      reason: "child view controller:\(named(self)) should have parent view controller:\(named(parent)) but requested parent is:"
        + named(requested))
  }

  var typeName: String { String(describing: type(of: self)) }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  var rootmostAncestor: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// Whether a plain container tells this child when it appears and disappears.
  var followsParentAppearance: Bool {
    guard let parent else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.forwardsHierarchyAppearance
  }

  var transitionInForce: TransitionCoordinator? {
    guard TransitionCoordinator.running > 0 else { return nil }
    var current: UIViewController? = self
    while let controller = current {
      if let transition = controller.containerTransition, !transition.isFinished { return transition }
      if let transition = controller.activeTransition, !transition.isFinished { return transition }
      current = controller.parent
    }
    guard RotationEngine.turning > 0, simulation.turningScenes > 0 else { return nil }
    return windowScene?.rotation.sizeTransition
  }

  /// Whether a transition may run around the controller; false while the world is at rest.
  package var mayBeInTransition: Bool { TransitionCoordinator.running > 0 && simulation.hasTransitions }

  /// Notes a callback for whoever records, then makes it.
  func performCallback(_ name: String, _ body: (UIViewController) -> Void) {
    if let onEvent = simulation.onEvent { onEvent(.callback(controller: describedName, name: name)) }
    body(self)
  }

  /// What a timeline calls the controller: its title where it has one.
  var describedName: String { title ?? typeName }
}
