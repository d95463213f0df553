import QuarterTurnPlatform

// R3.9, R7.1, R8.4, R8.6
/// A window's root that narrows its own mask and states the lock preference, so that no delegate is needed.
///
/// UIKit combines the app's mask with that of the window's root. Wrap your root in this one and list every orientation you need
/// in Info.plist. From iOS 26 on UIKit also asks it for the lock preference, the only thing that holds an iPad window whose
/// mask is ignored.
///
///     window.rootViewController = OrientationRootController(content: ListViewController(), default: .portrait)
///
/// UIKit asks controllers presented full screen themselves: wrap them in this class as well, or keep the delegate.
open class OrientationRootController: UIViewController, NarrowingController, ForwardingContainer {
  private lazy var forwarder = ContainerForwarder(self)

  /// This scene's mask that applies without a request; nil for what the delegate or Info.plist declares.
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? {
    didSet { stateDefault() }
  }

  /// The controller that is shown.
  open var content: UIViewController? {
    didSet {
      guard content !== oldValue else { return }
      replace(oldValue)
    }
  }

  /// Creates a root around another controller.
  ///
  ///     OrientationRootController(content: TabsViewController())
  ///
  /// - Parameters:
  ///   - content: the controller to show.
  ///   - mask: the mask that applies without a request; nil for what Info.plist declares.
  public init(content: UIViewController?, default mask: UIInterfaceOrientationMask? = nil) {
    super.init(nibName: nil, bundle: nil)
    defaultInterfaceOrientations = mask
    self.content = content
    replace(nil)
  }

  /// Creates a root from a storyboard: set ``content`` when it has loaded.
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

  /// Shows the content; call super.
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

  /// Notes what is shown first; call super.
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

  // R3.17
  /// The content's mask, narrowed to the requests of the scene.
  public final override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    forwarder.narrowed(unnarrowedOrientations, of: self, default: defaultInterfaceOrientations)
  }

  // R3.19
  /// The orientation that the content prefers, if the mask contains it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(content?.preferredInterfaceOrientationForPresentation, in: supportedInterfaceOrientations)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the content rotates; UIKit reads this below iOS 16.
  open override var shouldAutorotate: Bool { content?.shouldAutorotate ?? super.shouldAutorotate }

  /// The content, which UIKit asks for the lock preference; none while the library locks or rotates the interface.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(content) }

  /// Whether the library locks the current orientation.
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

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
