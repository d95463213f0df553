/// A push or pop on its way from one stack to another.
@MainActor
final class NavigationTransition {
  private static let duration: TimeInterval = 0.35

  let old: [UIViewController]
  let new: [UIViewController]
  /// What leaves the stack with it.
  let removed: [UIViewController]
  /// What comes into the stack with it.
  let added: [UIViewController]
  /// Back to something that was there before.
  let isPop: Bool
  let coordinator: TransitionCoordinator
  /// The scene it runs in: the container may be taken out of it before the end.
  var scene: UIWindowScene?

  init(old: [UIViewController], new: [UIViewController], isAnimated: Bool, isInteractive: Bool) {
    self.old = old
    self.new = new
    // Stacks are deep and change at their ends: what both begin with is left alone.
    let shared = min(old.count, new.count)
    var common = 0
    while common < shared, old[common] === new[common] { common += 1 }
    let (oldEnd, newEnd) = (old[common...], new[common...])
    let (oldNames, newNames) = (Set(oldEnd.map(ObjectIdentifier.init)), Set(newEnd.map(ObjectIdentifier.init)))
    removed = oldEnd.filter { !newNames.contains(ObjectIdentifier($0)) }
    added = newEnd.filter { !oldNames.contains(ObjectIdentifier($0)) }
    isPop = newEnd.last.map { oldNames.contains(ObjectIdentifier($0)) } ?? true
    coordinator = TransitionCoordinator(
      duration: isAnimated ? Self.duration : 0, from: old.last, to: new.last, isInteractive: isInteractive)
  }

  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }
}
