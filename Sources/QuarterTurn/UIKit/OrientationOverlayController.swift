import QuarterTurnPlatform

/// The root of a window above the app's own, for a HUD or a debug overlay, that leaves orientation to the window below.
///
/// UIKit asks the topmost visible window alone (R3.21): with a plain root an overlay undoes the masks of the app beneath it. This one
/// answers with the mask, the preferred orientation, `shouldAutorotate` and the lock preference of the window below, and stands aside
/// while its window is hidden.
///
///     overlay.windowLevel = .statusBar
///     overlay.rootViewController = OrientationOverlayController(content: ToastViewController())
///     overlay.isHidden = false
///
/// Do not make the window key. Reports B72, B73, B74.
open class OrientationOverlayController: UIViewController {
  private lazy var forwarder = ContainerForwarder(self)

  /// The controller that is shown; it has no say about orientation.
  public let content: UIViewController?

  /// A root around what the overlay shows.
  ///
  ///     OrientationOverlayController(content: nil)  // add views to it yourself
  ///
  /// - Parameter content: the controller to show, if any.
  public init(content: UIViewController?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  /// A root from a storyboard, without content.
  public required init?(coder: NSCoder) {
    content = nil
    super.init(coder: coder)
  }

  /// Shows the content. Call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let content, let inner = content.view else { return }
    addChild(content)
    inner.frame = view.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    content.didMove(toParent: self)
  }

  /// The scene has another window on top. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.coordinator?.setNeedsUpdate()
  }

  /// The scene has one window less on top. Call super.
  ///
  /// - Parameter animated: whether it disappears with an animation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwarder.coordinator?.setNeedsUpdate()
  }

  /// What is in front in the window below; nil while the overlay is hidden or alone.
  private var below: QueriedController? {
    guard let window = viewIfLoaded?.window, !window.isHidden, let root = window.windowScene?.root(below: window) else {
      return nil
    }
    return QueriedController(root: root)
  }

  // MARK: Orientation

  /// The mask of the controller in front in the window below.
  ///
  /// Rule R3.21.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    below?.controller.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The preferred orientation of the controller in front in the window below, if it is in the mask: UIKit raises otherwise.
  ///
  /// Rule R3.19.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(below?.controller.preferredInterfaceOrientationForPresentation, in: supportedInterfaceOrientations)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the controller in front in the window below rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { below?.controller.shouldAutorotate ?? super.shouldAutorotate }

  /// The lock preference of the window below.
  ///
  /// Rules R8.1, R8.4.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool {
    guard let below, let coordinator = forwarder.coordinator, !coordinator.machine.suspendsLock else { return false }
    return coordinator.prefersLock || LockPreferenceChain(root: below.root).isPreferred
  }

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
