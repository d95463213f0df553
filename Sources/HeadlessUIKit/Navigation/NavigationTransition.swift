/// A push or pop on its way from one stack to another.
@MainActor
final class NavigationTransition {
  private static let duration: TimeInterval = 0.35

  let old: [UIViewController]
  let new: [UIViewController]
  let coordinator: TransitionCoordinator
  /// The scene it runs in: the container may be taken out of it before the end.
  var scene: UIWindowScene?

  init(old: [UIViewController], new: [UIViewController], isAnimated: Bool, isInteractive: Bool) {
    self.old = old
    self.new = new
    coordinator = TransitionCoordinator(
      duration: isAnimated ? Self.duration : 0, from: old.last, to: new.last, isInteractive: isInteractive)
  }

  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }
  var removed: [UIViewController] { old.filter { gone in !new.contains { $0 === gone } } }
  /// Back to something that was there before.
  var isPop: Bool { to.map { shown in old.contains { $0 === shown } } ?? true }
}
