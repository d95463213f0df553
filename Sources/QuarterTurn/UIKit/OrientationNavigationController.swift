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
open class OrientationNavigationController: UINavigationController {
  private let relay = NavigationDelegateRelay()
  private weak var shown: UIViewController?

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
      relay.didShow = { [weak self] in self?.didShow($0) }
      relay.next = newValue
      // UIKit remembers which optional methods a delegate has: set anew, it asks the relay again.
      super.delegate = nil
      super.delegate = relay
    }
  }

  /// The page whose wishes count: the one that is shown, during a transition the one that was.
  private var visiblePage: UIViewController? {
    if transitionCoordinator != nil, let shown, shown.parent === self { return shown }
    return topViewController
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
    let mask = supportedInterfaceOrientations
    let question = relay.next?.navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? visiblePage?.preferredInterfaceOrientationForPresentation
    let present = super.preferredInterfaceOrientationForPresentation
    if let wanted, mask.allows(wanted), wanted != present { return wanted }
    return mask.allows(present) ? present : mask.fallback ?? present
  }

  /// Whether the page that is shown rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { visiblePage?.shouldAutorotate ?? super.shouldAutorotate }

  /// The page that is asked for the lock preference; none while the library turns the interface.
  ///
  /// Rules R8.4, R8.5.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? {
    isLockPreferenceDropped ? nil : visiblePage
  }

  /// Not locked by itself.
  ///
  /// Rule R8.1.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { false }

  private var coordinator: OrientationCoordinator? { viewIfLoaded?.window?.windowScene?.orientationCoordinator }

  private var isLockPreferenceDropped: Bool { coordinator?.isLockPreferenceDropped ?? false }

  /// Tells observers that the interface is about to turn. Call super.
  ///
  /// - Parameters:
  ///   - size: the size to come.
  ///   - coordinator: the transition.
  ///
  /// Rules R6.3 to R6.5.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator?.interfaceWillTurn(with: coordinator)
  }

  /// A push or pop has completed: the page's wishes count from now on.
  private func didShow(_ page: UIViewController) {
    guard page !== shown else { return }
    let old = shown
    shown = page
    coordinator?.shownPageChanged(from: old, to: page, in: self)
  }
}
