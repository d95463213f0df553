import QuarterTurnPlatform

// R3.21
/// The root of a window above the app's own, such as a HUD, that leaves orientation to the window below.
///
/// UIKit asks the topmost visible window alone: with a plain root an overlay undoes the masks of the app beneath it. This one
/// returns the mask, the preferred orientation, `shouldAutorotate` and the lock preference of the window below, and has no
/// effect while its window is hidden.
///
///     overlay.windowLevel = .statusBar
///     overlay.rootViewController = OrientationOverlayController(content: ToastViewController())
///     overlay.isHidden = false
///
/// Do not make the window key.
open class OrientationOverlayController: UIViewController {
  private lazy var forwarder = ContainerForwarder(self)

  /// The controller that is shown; its orientations do not count.
  public let content: UIViewController?

  /// Creates a root for an overlay.
  ///
  ///     OrientationOverlayController(content: nil)  // add views to it yourself
  ///
  /// - Parameter content: the controller to show, if any.
  public init(content: UIViewController?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a root from a storyboard, without content.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  /// Shows the content; call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let content, let inner = content.view else { return }
    addChild(content)
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    content.didMove(toParent: self)
  }

  /// Notes that the scene has another window on top; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.coordinator?.setNeedsUpdate()
  }

  /// Notes that the scene has one window less on top; call super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwarder.coordinator?.setNeedsUpdate()
  }

  private var below: QueriedController? {
    guard let window = viewIfLoaded?.window, !window.isHidden, let root = window.windowScene?.root(below: window) else {
      return nil
    }
    return QueriedController(root: root)
  }

  // MARK: Orientation

  /// The mask of the controller in front in the window below.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.controller.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // R3.19
  /// The preferred orientation of the controller in front in the window below, if the mask contains it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(below?.controller.preferredInterfaceOrientationForPresentation, in: supportedInterfaceOrientations)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the controller in front in the window below rotates; UIKit reads this below iOS 16.
  open override var shouldAutorotate: Bool { below?.controller.shouldAutorotate ?? super.shouldAutorotate }

  /// The lock preference of the window below.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool {
    guard let below, let coordinator = forwarder.coordinator, !coordinator.machine.suspendsLock else { return false }
    return coordinator.prefersLock || LockPreferenceChain(root: below.root).isPreferred
  }

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
