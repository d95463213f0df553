// R3.11
/// Pages of which one is shown.
///
/// It consults none of them about orientation.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  @nonexhaustive
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  @nonexhaustive
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  @nonexhaustive
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static let duration: TimeInterval = 0.35

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  private var shown: [UIViewController] = []

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = shown
    shown = Array((viewControllers ?? []).prefix(1))
    let new = shown.first
    guard old.first !== new else {
      completion?(true)
      return
    }
    if let new {
      addChild(new)
      new.didMove(toParent: self)
    }
    guard isViewLoaded, appearance.isVisible else {
      leave(old)
      if isViewLoaded { fill(with: new) }
      completion?(true)
      return
    }
    old.first?.appearance.begin(false, animated: animated)
    new?.appearance.begin(true, animated: animated)
    fill(with: new)
    simulation.runLoop.schedule(after: animated && simulation.animationsEnabled ? Self.duration : 0) { [self] in
      old.first?.viewIfLoaded?.removeFromSuperview()
      old.first?.appearance.end()
      new?.appearance.end()
      leave(old)
      completion?(true)
    }
  }

  /// A finger turns the page; for tests and scenarios.
  public func swipe(to viewController: UIViewController) {
    let previous = shown
    setViewControllers([viewController], direction: .forward, animated: true) { [weak self] _ in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    }
  }

  private func leave(_ old: [UIViewController]) {
    for child in old where child.parent === self && !shown.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.pageViewControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else { return super.supportedInterfaceOrientations }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let answer = delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    guard let answer, answer != .notImplemented else { return super.preferredInterfaceOrientationForPresentation }
    return answer
  }

  override var forwardsHierarchyAppearance: Bool { false }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded { fill(with: shown.first) }
  }
}
