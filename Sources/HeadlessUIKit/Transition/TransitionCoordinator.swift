/// The one coordinator of the model, for turns, pushes, pops, presentations and dismissals alike.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private let from: UIViewController?
  private let to: UIViewController?
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var isFinished = false
  /// How many are under way in all worlds, and those that never ended: while nothing moves, nobody has to be looked at.
  private(set) static var running = 0
  private var hasAnimated = false
  private var interrupted: TransitionCoordinator?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    duration: TimeInterval, style: UIModalPresentationStyle = .none, from: UIViewController? = nil, to: UIViewController? = nil,
    transform: CGAffineTransform = .identity, isInteractive: Bool = false
  ) {
    isAnimated = duration > 0
    transitionDuration = duration
    presentationStyle = style
    self.from = from
    self.to = to
    targetTransform = transform
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
    Self.running += 1
    Simulation.current.began(self)
  }

  /// Becomes the transition of a presenter, which may be on its own way to the screen yet.
  func begin(at presenter: UIViewController) {
    interrupted = presenter.activeTransition
    presenter.activeTransition = self
  }

  /// Gives the presenter back the transition that it was in before, if that still runs.
  func leave(_ presenter: UIViewController) {
    guard presenter.activeTransition === self else { return }
    presenter.activeTransition = interrupted.flatMap { $0.isFinished ? nil : $0 }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isFinished else { return false }
    if let animation {
      if hasAnimated { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  func runAnimations() {
    hasAnimated = true
    let due = animations
    animations = []
    for animation in due { animation(self) }
  }

  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    guard !isFinished else { return }
    isFinished = true
    Self.running -= 1
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
