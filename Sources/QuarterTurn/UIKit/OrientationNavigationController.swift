import QuarterTurnPlatform

// R3.11
/// A navigation controller that uses the orientations of the page on top, and rotates at once when another page is shown.
///
/// `UINavigationController` asks none of its pages and does not rotate on a push. This forwards the mask, the preferred
/// orientation, `shouldAutorotate` and the lock preference of the page that is shown; during a push or pop that is the old one,
/// so that a cancelled pop changes nothing.
///
///     window.rootViewController = OrientationNavigationController(rootViewController: ListViewController())
///
/// It is its own delegate and forwards everything to the `delegate` you set, whose masks come first.
open class OrientationNavigationController: UINavigationController, ForwardingContainer {
  private let relay = NavigationDelegateRelay()
  private lazy var forwarder = ContainerForwarder(self)

  /// Installs the forwarding delegate; call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if relay.didShow == nil { delegate = super.delegate }
  }

  /// Your delegate: it gets every call, and its masks come before the page's; reading it returns the library's forwarding
  /// delegate.
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

  /// Notes which child is shown first; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: topViewController)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the page that is shown.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = relay.next?.navigationControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? visiblePage?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // R3.19
  /// The preferred orientation of your delegate or the page that is shown, if the mask contains it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = relay.next?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? visiblePage?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the page that is shown rotates; UIKit reads this below iOS 16.
  open override var shouldAutorotate: Bool { visiblePage?.shouldAutorotate ?? super.shouldAutorotate }

  /// The page that UIKit asks for the lock preference; none while the library locks or rotates the interface.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(visiblePage) }

  /// Whether the library locks the current orientation.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
