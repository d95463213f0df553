import QuarterTurnPlatform

/// The screen that a video fills: presented over everything, it requests landscape and contains the video for that time.
final class FullScreenCover: UIViewController, NarrowingController, LockingController {
  private weak var owner: FullScreenVideoController?
  var content: FullScreenContent
  private let coordinator: OrientationCoordinator
  // Dismissed together with what covered it, while its page never left the window, it is told of nothing.
  private let lifetime: Lifetime
  var isLeaving = false
  // Whether the library dismissed it, and nobody else.
  private(set) var isSentAway = false
  private(set) var isPresented = false

  init(owner: FullScreenVideoController, content: FullScreenContent, coordinator: OrientationCoordinator) {
    self.owner = owner
    self.content = content
    self.coordinator = coordinator
    lifetime = Lifetime { [weak owner, weak coordinator] in
      coordinator?.scheduler.afterThisTurn { owner?.coverHasEnded() }
    }
    super.init(nibName: nil, bundle: nil)
    title = owner.title
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  nonisolated static let suffix = ", full screen"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let label = (owner?.label ?? "") + Self.suffix
    // UIKit asks for the mask before the view is in a window: it turns as a part of the presentation (R4.7).
    view.addSubview(Anchor(host: self, label: label, declaration: .request(.landscape, preferring: nil)))
  }

  // MARK: Coming and going

  // Returns whether UIKit accepted the presentation.
  func present(over presenter: UIViewController) -> Bool {
    loadViewIfNeeded()
    presenter.present(self, animated: true) { [weak self] in self?.didPresent() }
    return presentingViewController != nil
  }

  private func didPresent() {
    isPresented = true
    if isLeaving { leave() }
    // What is in front is complete: the interface may have settled with it.
    coordinator.setNeedsUpdate(isStale: false)
  }

  // UIKit drops a dismissal that comes during a transition, so it waits for the end and looks again.
  func leave() {
    isLeaving = true
    guard let presenter = presentingViewController, !isBeingDismissed else { return }
    if let transition = Self.transition(from: self) {
      let isRunning = transition.animate(alongsideTransition: nil) { [self] _ in leaveSoon(after: 0) }
      if isRunning { return }
    } else {
      isSentAway = true
      presenter.dismiss(animated: true) { [weak owner] in owner?.lookForCover() }
    }
    if !isBeingDismissed { leaveSoon(after: Self.patience) }
  }

  // The same after this run-loop turn, for a caller that is about to end.
  func leaveSoon(after seconds: TimeInterval = 0) {
    isLeaving = true
    _ = coordinator.scheduler.after(seconds) { [self] in
      if isLeaving { leave() }
    }
  }

  static let patience: TimeInterval = 0.1

  private static func transition(from lowest: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    var level: UIViewController? = lowest
    while let controller = level {
      if let transition = controller.transitionCoordinator { return transition }
      level = controller.presentedViewController
    }
    return nil
  }

  // Returns whether the content has to be moved to it now.
  func show(_ newContent: FullScreenContent) -> Bool {
    content = newContent
    let isThere = viewIfLoaded?.window != nil || (isPresented && presentingViewController != nil)
    return isThere && !isBeingDismissed
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    coordinator.setNeedsUpdate()
    if content.controller.parent === self { content.willShow(animated) }
  }

  // Its view lies in the window now: the video moves within it, and never leaves it.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    content.move(to: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.didShow()
    coordinator.setNeedsUpdate()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    coordinator.setNeedsUpdate()
    guard isBeingDismissed else { return content.willHide(animated) }
    // Once the page below is back in the window.
    let isRunning = transitionCoordinator?.animate(
      alongsideTransition: { [weak owner] _ in owner?.takeContentBack() }, completion: nil)
    if isRunning != true { owner?.takeContentBack() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    coordinator.setNeedsUpdate()
    guard isBeingDismissed || presentedViewController == nil else { return content.didHide() }
    if content.controller.parent === self {
      guard let owner else { return content.remove() }
      owner.takeContentBack()
    }
    coordinator.scheduler.afterThisTurn { [weak owner, self] in owner?.coverDidDismiss(self) }
  }

  // VoiceOver's gesture to leave what is in front.
  override func accessibilityPerformEscape() -> Bool {
    guard let owner else { return false }
    owner.leaveFullScreen()
    return true
  }

  // MARK: Orientation

  var unnarrowedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  // Before the presentation UIKit asks for the window that it will be in.
  private var shownIn: UIWindow? { viewIfLoaded?.window ?? owner?.viewIfLoaded?.window }

  // Its window may move to another scene, which has an answer of its own.
  private var answering: OrientationCoordinator { shownIn?.windowScene?.orientationCoordinator ?? coordinator }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answering.narrowed(unnarrowedOrientations, in: shownIn)
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let (mask, present) = (supportedInterfaceOrientations, answering.orientation)
    return mask.allows(present) ? present : mask.fallback ?? .portrait
  }

  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool { answering.prefersLock }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    answering.interfaceWillTurn(with: coordinator)
  }

  // MARK: Bars

  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content.controller }
}

extension UIViewController {
  /// Whether this is the screen that a video fills.
  package var isFullScreenCover: Bool { self is FullScreenCover }
}
