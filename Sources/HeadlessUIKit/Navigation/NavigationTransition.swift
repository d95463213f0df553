/// A push or pop on its way from one stack to another.
@MainActor
final class NavigationTransition {
  private static let duration: TimeInterval = 0.35

  let from: UIViewController?
  let to: UIViewController?
  /// The stack to go back to where a finger lets go too early.
  let old: [UIViewController]
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
    // Stacks are deep and change at their ends: what both begin with is left alone.
    let shared = min(old.count, new.count)
    var common = 0
    while common < shared, old[common] === new[common] { common += 1 }
    let (oldEnd, newEnd) = (old[common...], new[common...])
    let (oldNames, newNames) = (Set(oldEnd.map(ObjectIdentifier.init)), Set(newEnd.map(ObjectIdentifier.init)))
    self.old = isInteractive ? old : []
    removed = oldEnd.filter { !newNames.contains(ObjectIdentifier($0)) }
    added = newEnd.filter { !oldNames.contains(ObjectIdentifier($0)) }
    isPop = newEnd.last.map { oldNames.contains(ObjectIdentifier($0)) } ?? true
    (from, to) = (old.last, new.last)
    coordinator = Self.coordinator(from: from, to: to, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  /// A push onto a stack, whose depth does not matter.
  init(push pushed: UIViewController, onto from: UIViewController?, isAnimated: Bool) {
    old = []
    removed = []
    added = [pushed]
    isPop = false
    (self.from, to) = (from, pushed)
    coordinator = Self.coordinator(from: from, to: pushed, isAnimated: isAnimated, isInteractive: false)
  }

  private static func coordinator(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool
  ) -> TransitionCoordinator {
    TransitionCoordinator(duration: isAnimated ? duration : 0, from: from, to: to, isInteractive: isInteractive)
  }
}
