import QuarterTurnPlatform

/// A root that narrows by its own mask and carries the lock preference, so that no delegate is needed.
///
/// UIKit combines the app's mask with that of the window's root (R3.9). Put your root into this one and declare every wanted orientation
/// in Info.plist: requests then count without an app or scene delegate. It also is the place where iOS 26 and later look for the lock
/// preference (R8.4), the only thing that holds an iPad whose masks nobody asks for (R7.1, R8.6).
///
///     window.rootViewController = OrientationRootController(content: ListViewController(), default: .portrait)
///
/// What is presented full screen is asked itself; put it into a controller of this class as well, or keep the delegate. Reports B13,
/// B110, B113.
open class OrientationRootController: UIViewController, NarrowingController, ForwardingContainer {
  private lazy var forwarder = ContainerForwarder(self)

  /// The mask where nobody asks for another; nil for what the delegate states or Info.plist declares.
  ///
  /// The same as ``OrientationAppDelegate/defaultInterfaceOrientations``, for one scene; it comes first.
  ///
  ///     root.defaultInterfaceOrientations = .portrait
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? {
    didSet { stateDefault() }
  }

  /// The controller that is shown, which decides about everything but orientation requests.
  ///
  /// UIKit has no container of one child.
  ///
  ///     root.content = LoginViewController()
  open var content: UIViewController? {
    didSet {
      guard content !== oldValue else { return }
      replace(oldValue)
    }
  }

  /// A root around another.
  ///
  ///     OrientationRootController(content: TabsViewController())
  ///
  /// - Parameters:
  ///   - content: the controller to show.
  ///   - mask: the mask where nobody asks for another; nil for what Info.plist declares.
  public init(content: UIViewController?, default mask: UIInterfaceOrientationMask? = nil) {
    super.init(nibName: nil, bundle: nil)
    defaultInterfaceOrientations = mask
    self.content = content
    replace(nil)
  }

  /// A root from a storyboard: set ``content`` when it has loaded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func replace(_ old: UIViewController?) {
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    if let content {
      addChild(content)
      if isViewLoaded { show(content) }
      content.didMove(toParent: self)
    }
    forwarder.childMayHaveChanged(to: content)
  }

  /// Shows the content. Call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let content { show(content) }
  }

  private func show(_ content: UIViewController) {
    guard let inner = content.view else { return }
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
  }

  /// Notes what is shown first. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: content)
  }

  private func stateDefault() {
    guard let window = viewIfLoaded?.window, window.rootViewController === self else { return }
    forwarder.coordinator?.declare(defaultInterfaceOrientations, by: .root)
  }

  // MARK: Orientation

  var unnarrowedOrientations: UIInterfaceOrientationMask {
    content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The content's mask, narrowed to what is asked for in the scene.
  ///
  /// Rules R3.9, R3.17.
  public final override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    forwarder.narrowed(unnarrowedOrientations, of: self, default: defaultInterfaceOrientations)
  }

  /// The orientation that the content prefers, if it is in the mask: UIKit raises otherwise.
  ///
  /// Rule R3.19; reports B85, B86.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(content?.preferredInterfaceOrientationForPresentation, in: supportedInterfaceOrientations)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the content rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { content?.shouldAutorotate ?? super.shouldAutorotate }

  /// The content, to be asked for the lock preference; none while the library turns or freezes the interface.
  ///
  /// Rules R8.4, R8.5.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(content) }

  /// Locked where the library freezes the interface; not by itself.
  ///
  /// Rule R8.1.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  /// The content decides about the status bar.
  open override var childForStatusBarHidden: UIViewController? { content }

  /// The content decides about the status bar.
  open override var childForStatusBarStyle: UIViewController? { content }

  /// The content decides about the Home indicator.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { content }

  /// The content decides about the screen's edges.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }

  /// Tells observers that the interface is about to turn. Call super.
  ///
  /// - Parameters:
  ///   - size: the size to come.
  ///   - coordinator: the transition.
  ///
  /// Rules R6.3 to R6.5.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
