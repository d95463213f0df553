// R3.11
/// Controllers side by side of which one is shown.
///
/// It consults none of them about orientation.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var selection: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Tabs

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    tabs = viewControllers ?? []
    for child in tabs where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    show(tabs.first { $0 === selection } ?? tabs.first)
    for child in old where !tabs.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  open var selectedViewController: UIViewController? {
    get { selection }
    set {
      guard let newValue, tabs.contains(where: { $0 === newValue }) else { return }
      show(newValue)
    }
  }

  /// `NSNotFound` while there are no tabs, as in UIKit; an index outside the tabs is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selection } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selectedViewController = tabs[newValue]
    }
  }

  /// A finger taps a tab: the delegate may refuse, and is told; for tests and scenarios.
  public func tapTab(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let tapped = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    selectedViewController = tapped
    delegate?.tabBarController(self, didSelect: tapped)
  }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.tabBarControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else { return super.supportedInterfaceOrientations }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let answer = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    guard let answer, answer != .notImplemented else { return super.preferredInterfaceOrientationForPresentation }
    return answer
  }

  // MARK: Showing

  override var forwardsHierarchyAppearance: Bool { false }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded { fill(with: selection) }
  }

  private func show(_ child: UIViewController?) {
    guard child !== selection else { return }
    let old = selection
    selection = child
    guard isViewLoaded else { return }
    guard appearance.isVisible else {
      old?.viewIfLoaded?.removeFromSuperview()
      fill(with: child)
      return
    }
    old?.appearance.begin(false, animated: false)
    child?.appearance.begin(true, animated: false)
    fill(with: child)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.appearance.end()
    child?.appearance.end()
  }
}
