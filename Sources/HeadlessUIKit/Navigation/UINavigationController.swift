// R3.11
/// A stack of controllers of which the last is shown.
///
/// It consults none of them about orientation.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open private(set) lazy var navigationBar = UINavigationBar()
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  private(set) var stack: [UIViewController] = []
  private var pop: NavigationTransition?
  /// The push or pop under way; a presentation by the container is no reason to wait.
  private var running: NavigationTransition?
  private var waiting: [Change] = []

  /// A change of the stack that waits for the transition before it.
  private struct Change {
    let isAnimated: Bool
    /// What is to come into the stack, so that nobody takes it elsewhere meanwhile.
    let coming: [UIViewController]
    let edit: Edit
  }

  private enum Edit {
    /// Apart from the others, as what lies under it stays as it is: a stack may be deep.
    case push(UIViewController)
    case replace(([UIViewController]) -> [UIViewController])
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? { ownPresented ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !(viewController is UINavigationController) else {
      simulation.crash(name: "NSInvalidArgumentException", reason: "Pushing a navigation controller is not supported")
      return
    }
    guard mayHold(viewController) else { return }
    // Whatever is in the stack is a child.
    let isInStack = viewController.parent === self && stack.contains { $0 === viewController }
    guard !isInStack, viewController.queue !== self else {
      simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "Pushing the same view controller instance more than once is not supported "
          + "(<\(viewController.typeName): \(simulation.address(of: viewController))>)")
      return
    }
    change(animated: animated, coming: [viewController], .push(viewController))
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(animated: animated) { $0.count > 1 ? Array($0.dropLast()) : $0 }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let popped = Array(stack.dropFirst())
    change(animated: animated) { Array($0.prefix(1)) }
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(animated: animated) { stack in
      guard let index = stack.firstIndex(where: { $0 === viewController }) else { return stack }
      return Array(stack[...index])
    }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard viewControllers.allSatisfy(mayHold) else { return }
    change(animated: animated, coming: viewControllers) { _ in viewControllers }
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.navigationControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else { return super.supportedInterfaceOrientations }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let answer = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    guard let answer, answer != .notImplemented else { return super.preferredInterfaceOrientationForPresentation }
    return answer
  }

  // MARK: The swipe back, for tests and scenarios

  /// The finger begins to drag the top page away.
  public func beginInteractivePop() {
    guard stack.count > 1, running == nil, appearance.isVisible, interactivePopGestureRecognizer?.isEnabled != false else {
      return
    }
    start(Array(stack.dropLast()), isAnimated: true, isInteractive: true)
    pop?.scene?.rotation.swipeBegan(in: self)
  }

  /// The finger lets go far enough: the pop goes through.
  public func finishInteractivePop() {
    guard let pop, pop.coordinator.isInteractive else { return }
    pop.scene?.rotation.swipeEnded(in: self)
    pop.coordinator.endInteraction(cancelled: false)
    simulation.runLoop.schedule(after: pop.coordinator.transitionDuration) { [self] in complete(pop) }
  }

  /// The finger lets go too early: the page slides back.
  public func cancelInteractivePop() {
    guard let pop, pop.coordinator.isInteractive else { return }
    pop.scene?.rotation.swipeEnded(in: self)
    pop.coordinator.endInteraction(cancelled: true)
    simulation.runLoop.schedule(after: pop.coordinator.transitionDuration) { [self] in revert(pop) }
  }

  // MARK: Transitions

  override var forwardsHierarchyAppearance: Bool { false }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded { fill(with: topViewController) }
  }

  private func change(
    animated: Bool, coming: [UIViewController] = [], _ edit: @escaping ([UIViewController]) -> [UIViewController]
  ) {
    change(animated: animated, coming: coming, .replace(edit))
  }

  private func change(animated: Bool, coming: [UIViewController], _ edit: Edit) {
    let change = Change(isAnimated: animated, coming: coming, edit: edit)
    guard running == nil else {
      // One transition at a time: what is asked for meanwhile follows.
      for controller in coming where controller.parent !== self { controller.queue = self }
      waiting.append(change)
      return
    }
    perform(change)
  }

  private func perform(_ change: Change) {
    let isAnimated = change.isAnimated && simulation.animationsEnabled
    switch change.edit {
    case .push(let pushed):
      let top = stack.last
      guard top !== pushed, appearance.isVisible, isViewLoaded else { return replace(with: stack + [pushed]) }
      start(NavigationTransition(push: pushed, onto: top, isAnimated: isAnimated), isInteractive: false) { $0.append(pushed) }
    case .replace(let edit):
      let target = edit(stack)
      guard stack.last !== target.last, appearance.isVisible, isViewLoaded else { return replace(with: target) }
      start(target, isAnimated: isAnimated, isInteractive: false)
    }
  }

  /// Performs what waited, until something is on its way again.
  private func performWaiting() {
    var done = 0
    while running == nil, done < waiting.count {
      let change = waiting[done]
      done += 1
      for controller in change.coming where controller.queue === self { controller.queue = nil }
      // It may have been taken elsewhere while it waited.
      guard change.coming.allSatisfy(mayHold) else { continue }
      perform(change)
    }
    waiting.removeFirst(done)
  }

  /// Changes the stack where nobody sees it, or under an unchanged top.
  private func replace(with target: [UIViewController]) {
    let old = stack
    stack = target
    let transition = NavigationTransition(old: old, new: target, isAnimated: false, isInteractive: false)
    for child in transition.added where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    if isViewLoaded, old.last !== target.last {
      old.last?.viewIfLoaded?.removeFromSuperview()
      fill(with: target.last)
    }
    for child in transition.removed {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  private func start(_ target: [UIViewController], isAnimated: Bool, isInteractive: Bool) {
    let transition = NavigationTransition(
      old: stack, new: target, isAnimated: isAnimated, isInteractive: isInteractive)
    start(transition, isInteractive: isInteractive) { $0 = target }
  }

  private func start(_ transition: NavigationTransition, isInteractive: Bool, _ edit: (inout [UIViewController]) -> Void) {
    let isAnimated = transition.coordinator.isAnimated
    running = transition
    containerTransition = transition.coordinator
    edit(&stack)
    for child in transition.added where child.parent !== self { addChild(child) }
    for child in transition.removed { child.willMove(toParent: nil) }
    transition.from?.setMoving(toParent: false, fromParent: transition.isPop)
    transition.to?.setMoving(toParent: !transition.isPop, fromParent: false)
    transition.scene = windowScene
    transition.scene?.rotation.transitionBegan()
    transition.from?.appearance.begin(false, animated: isAnimated)
    transition.to?.appearance.begin(true, animated: isAnimated)
    if let shown = transition.to { delegate?.navigationController(self, willShow: shown, animated: isAnimated) }
    fill(with: transition.to)
    transition.coordinator.runAnimations()
    if isInteractive {
      pop = transition
    } else {
      simulation.runLoop.schedule(after: transition.coordinator.transitionDuration) { [self] in complete(transition) }
    }
  }

  private func complete(_ transition: NavigationTransition) {
    pop = nil
    // A page that another container has taken meanwhile is that one's.
    if let from = transition.from, from.parent === self { from.viewIfLoaded?.removeFromSuperview() }
    transition.from?.appearance.end()
    transition.to?.appearance.end()
    for child in transition.removed where child.parent === self { child.removeFromParent() }
    if let shown = transition.to, !transition.isPop { shown.didMove(toParent: self) }
    if let shown = transition.to {
      delegate?.navigationController(self, didShow: shown, animated: transition.coordinator.isAnimated)
    }
    end(transition)
  }

  private func revert(_ transition: NavigationTransition) {
    pop = nil
    stack = transition.old
    for child in transition.removed where child.parent !== self { addChild(child) }
    transition.to?.appearance.begin(false, animated: true)
    transition.to?.viewIfLoaded?.removeFromSuperview()
    transition.to?.appearance.end()
    transition.from?.appearance.begin(true, animated: true)
    transition.from?.appearance.end()
    end(transition)
  }

  private func end(_ transition: NavigationTransition) {
    transition.from?.setMoving(toParent: false, fromParent: false)
    transition.to?.setMoving(toParent: false, fromParent: false)
    running = nil
    if containerTransition === transition.coordinator { containerTransition = nil }
    transition.coordinator.finish()
    transition.scene?.rotation.transitionEnded()
    performWaiting()
  }
}
