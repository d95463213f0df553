import QuarterTurnPlatform

/// A navigation controller that lets the page on top decide, and turns at once when another page is shown.
///
/// UIKit's own asks none of its pages and does not turn on a push (R3.11, report B126). This forwards the mask, the preferred orientation,
/// `shouldAutorotate` and the lock preference of the page that is shown; during a push or pop that is the old one, so that a pop that
/// the finger takes back changes nothing.
///
///     window.rootViewController = OrientationNavigationController(rootViewController: ListViewController())
///
/// It is its own delegate and passes everything on to the `delegate` you set, whose mask hooks come first. Reports B81, B85, B126.
open class OrientationNavigationController: UINavigationController, ForwardingContainer {
  private let relay = NavigationDelegateRelay()
  private lazy var forwarder = ContainerForwarder(self)

  /// Puts the library's relay in place. Call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if relay.didShow == nil { delegate = super.delegate }
  }

  /// Set your delegate here: it is told everything, and its answers about orientation come before the page's.
  ///
  /// Read, it is the library's relay, which UIKit has to find here.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      relay.didShow = { [weak self] in self?.forwarder.childMayHaveChanged(to: self?.topViewController) }
      relay.next = newValue
      // UIKit remembers which optional methods a delegate has: set anew, it asks the relay again.
      super.delegate = nil
      super.delegate = relay
    }
  }

  private var visiblePage: UIViewController? { forwarder.child(among: topViewController) }

  /// Notes which child is shown first. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: topViewController)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the page that is shown.
  ///
  /// Rule R3.11.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = relay.next?.navigationControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? visiblePage?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The preferred orientation of your delegate or of the page that is shown, if it is in the mask: UIKit raises otherwise.
  ///
  /// Rule R3.19; reports B85, B86.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = relay.next?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? visiblePage?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the page that is shown rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { visiblePage?.shouldAutorotate ?? super.shouldAutorotate }

  /// The page that is asked for the lock preference; none while the library turns or freezes the interface.
  ///
  /// Rules R8.4, R8.5.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(visiblePage) }

  /// Locked where the library freezes the interface; not by itself.
  ///
  /// Rule R8.1.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

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
