/// A screen or a part of one.
///
/// The parts that decide orientation behave as the rule sheet says; nothing is drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer {
  open var title: String? {
    didSet {
      navigationItemIfLoaded?.title = title
      tabBarItemIfLoaded?.title = title
    }
  }
  /// Made when they are asked for first, as most controllers of a test have no bar.
  private(set) var navigationItemIfLoaded: UINavigationItem?
  var tabBarItemIfLoaded: UITabBarItem?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  private var hidesBottomBar = false
  open var definesPresentationContext = false
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { PresentedChain.changes += 1 }
  }
  open var isModalInPresentation = false
  open var edgesForExtendedLayout: UIRectEdge = .all

  private var loadedView: UIView?
  private(set) lazy var appearance = Appearance(self)
  var ownPresented: UIViewController? {
    didSet { if oldValue != nil { PresentedChain.changes += 1 } }
  }
  weak var ownPresenting: UIViewController?
  /// The window that this controller is the root of.
  package internal(set) weak var windowAsRoot: UIWindow?
  /// The navigation that will push this controller once the transition before is over.
  package internal(set) weak var queue: UINavigationController?
  /// The transition that presents or dismisses this controller, or another over it.
  var activeTransition: TransitionCoordinator?
  /// The transition this controller runs among its own children; both kinds may run at once.
  var containerTransition: TransitionCoordinator?
  var storedStyle: UIModalPresentationStyle = .automatic
  var ownPresentationController: UIPresentationController?
  // R3.17 makes a difference between a style that was set and one that never was.
  private(set) var isStyleUntouched = true
  // Set by the base getter, so that an override of the preferred orientation can be told from none (R4.5).
  var answeredDefaultPreferred = false
  open private(set) var isMovingToParent = false
  open private(set) var isMovingFromParent = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false {
    didSet { if oldValue != isBeingDismissed { PresentedChain.changes += 1 } }
  }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: .zero) }
    performCallback("viewDidLoad") { $0.viewDidLoad() }
  }

  open func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: Simulation.current.device.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent?.viewIfLoaded ?? ownPresenting?.viewIfLoaded
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, mayHold(childController) else { return }
    if let holder = childController.viewIfLoaded?.superview?.nearestController, holder !== self,
      holder === childController.parent, holder.forwardsHierarchyAppearance
    {
      childController.recordInconsistency(requested: self)
    }
    childController.willMove(toParent: self)
    childController.parent?.forget(childController)
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    self.parent = nil
    didMove(toParent: nil)
  }

  // What came last goes first as a rule.
  private func forget(_ child: UIViewController) {
    if let index = children.lastIndex(where: { $0 === child }) { children.remove(at: index) }
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Containers that run transitions of their own tell their children themselves.
  var forwardsHierarchyAppearance: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.begin(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { appearance.end() }

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedStyle == .automatic ? resolvedAutomaticStyle : storedStyle }
    set {
      if newValue != storedStyle, ownPresenting == nil { ownPresentationController = nil }
      if newValue != storedStyle, ownPresenting != nil { PresentedChain.changes += 1 }
      storedStyle = newValue
      isStyleUntouched = false
    }
  }

  // What `automatic` stands for; system controllers choose otherwise than plain ones (R1.7).
  var resolvedAutomaticStyle: UIModalPresentationStyle { .pageSheet }

  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var presentationController: UIPresentationController? { currentPresentationController }
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? currentPresentationController as? UIPopoverPresentationController : nil
  }
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentationController as? UISheetPresentationController
  }

  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }

  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, completion: completion)
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transitionInForce }

  // MARK: Size and traits

  open var traitCollection: UITraitCollection {
    windowScene?.traitCollection ?? Simulation.current.defaultTraits
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded else { return parentSize }
    return childView.frame.size == viewIfLoaded?.frame.size ? parentSize : childView.frame.size
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let childView = child.viewIfLoaded, childView.superview != nil else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child whose size stays is not told (R6.3); a flip tells everybody or nobody (R6.9).
      guard childSize != childView.frame.size || size == viewIfLoaded?.frame.size else { continue }
      child.performCallback("viewWillTransition") { $0.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.viewIfLoaded?.superview != nil {
      child.performCallback("willTransition") { $0.willTransition(to: newCollection, with: coordinator) }
    }
  }

  // MARK: Orientation

  open var shouldAutorotate: Bool { true }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let device = simulation.device
    // Asked only where it can be seen: other phones never show the difference (R3.5).
    let isOpen = device.idiom == .phone && device.hasUpsideDown
    return ControllerMaskRule.defaultMask(
      idiom: simulation.idiom, style: modalPresentationStyle,
      sheetStyleAllowsAll: isOpen && simulation.assumptions[.sheetStyleAllowsUpsideDown] == 1)
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    answeredDefaultPreferred = true
    return windowScene?.rotation.current ?? simulation.windowScene?.rotation.current ?? .portrait
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard simulation.offers(.refresh, "-[\(typeName) setNeedsUpdateOfSupportedInterfaceOrientations]", self) else { return }
    simulation.calls.supportedOrientationsUpdates += 1
    windowScene?.rotation.refreshRequested(by: self)
  }

  open class func attemptRotationToDeviceOrientation() {
    let simulation = Simulation.current
    simulation.calls.rotationAttempts += 1
    for scene in simulation.application.windowScenes { scene.rotation.rotationAttempted() }
  }

  open var prefersInterfaceOrientationLocked: Bool { false }

  open var childForInterfaceOrientationLock: UIViewController? { nil }

  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    guard simulation.offers(.lockUpdate, "-[\(typeName) setNeedsUpdateOfPrefersInterfaceOrientationLocked]", self) else { return }
    simulation.calls.lockUpdates += 1
    windowScene?.rotation.lockPreferenceChanged()
  }

  // MARK: Bars

  open var navigationItem: UINavigationItem {
    if let known = navigationItemIfLoaded { return known }
    let item = UINavigationItem(title: title ?? "")
    navigationItemIfLoaded = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if tabBarItemIfLoaded == nil { tabBarItemIfLoaded = UITabBarItem(title: title, image: nil, tag: 0) }
      return tabBarItemIfLoaded
    }
    set { tabBarItemIfLoaded = newValue }
  }

  open var hidesBottomBarWhenPushed: Bool {
    get { hidesBottomBar }
    set { hidesBottomBar = newValue }
  }

  /// Controllers say by overriding what they show.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  func setMoving(toParent: Bool, fromParent: Bool) {
    isMovingToParent = toParent
    isMovingFromParent = fromParent
  }
}
