import QuarterTurnPlatform

/// What the library's containers have in common: they answer for the child they show, and report when it changes.
@MainActor
final class ContainerForwarder {
  private weak var container: UIViewController?
  private weak var shown: UIViewController?
  private weak var remembered: OrientationCoordinator?

  init(_ container: UIViewController) {
    self.container = container
  }

  // Also while a cover has taken the container's view out of the window.
  var coordinator: OrientationCoordinator? {
    if let present = container?.viewIfLoaded?.window?.windowScene?.orientationCoordinator { remembered = present }
    // A page pushed under a cover is in no window yet, but in a hierarchy that is some scene's.
    return remembered ?? container.flatMap { SceneCoordinators.shared.coordinator(showing: $0.outermost) }
  }

  // During a transition the child that was shown before.
  func child(among visible: UIViewController?) -> UIViewController? {
    guard let container, container.transitionCoordinator != nil, let shown, shown.parent === container else { return visible }
    return shown
  }

  // UIKit raises for an orientation that is not in the mask (R3.19), and need not hear of the present one.
  func preference(_ wanted: UIInterfaceOrientation?, in mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    let present = coordinator?.orientation ?? .unknown
    if let wanted, mask.allows(wanted), wanted != present { return wanted }
    return present == .unknown || mask.allows(present) ? nil : mask.fallback
  }

  // MARK: Lock preference

  // None where the library answers itself (R8.4, R8.5).
  func lockChild(_ child: UIViewController?) -> UIViewController? {
    guard let coordinator else { return child }
    return coordinator.machine.suspendsLock || coordinator.prefersLock ? nil : child
  }

  var prefersLock: Bool { coordinator?.prefersLock ?? false }

  // MARK: Changes

  // What is shown first is no change.
  func begin(with child: UIViewController?) {
    if shown == nil { shown = child }
  }

  // The change of the shown child has completed, or may have.
  func childMayHaveChanged(to child: UIViewController?) {
    guard let child, child !== shown, let container else { return }
    let old = shown
    shown = child
    coordinator?.shownPageChanged(from: old, to: child, in: container)
  }

  func childIsChanging(to child: @escaping @MainActor () -> UIViewController?) {
    guard let container, child() !== shown else { return }
    let isRunning = container.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.childMayHaveChanged(to: child())
    }
    if isRunning != true { childMayHaveChanged(to: child()) }
  }
}
