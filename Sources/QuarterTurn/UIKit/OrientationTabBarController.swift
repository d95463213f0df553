import QuarterTurnPlatform

/// A tab bar controller that lets the selected tab decide, and turns at once when another is selected.
///
/// UIKit's own asks none of its tabs and does not turn when one is selected (R3.11). This forwards the mask, the preferred orientation,
/// `shouldAutorotate` and the lock preference of the selected tab, whoever selects it: a finger or code.
///
///     let tabs = OrientationTabBarController()
///     tabs.viewControllers = [OrientationNavigationController(rootViewController: list), player]
///
/// It is its own delegate and passes everything on to the `delegate` you set, whose mask hooks come first. Reports B81, B126.
open class OrientationTabBarController: UITabBarController, ForwardingContainer {
  private let relay = TabBarDelegateRelay()
  private lazy var forwarder = ContainerForwarder(self)

  /// Puts the library's relay in place. Call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if relay.didSelect == nil { delegate = super.delegate }
  }

  /// Set your delegate here: it is told everything, and its answers about orientation come before the tab's.
  ///
  /// Read, it is the library's relay, which UIKit has to find here.
  open override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      relay.didSelect = { [weak self] in self?.selectionChanged() }
      relay.next = newValue
      // UIKit remembers which optional methods a delegate has: set anew, it asks the relay again.
      super.delegate = nil
      super.delegate = relay
    }
  }

  /// The selected tab; selecting another turns at once if it has to.
  open override var selectedViewController: UIViewController? {
    didSet { selectionChanged() }
  }

  /// The selected tab's index; selecting another turns at once if it has to.
  open override var selectedIndex: Int {
    didSet { selectionChanged() }
  }

  /// Puts other tabs in place; the one that is selected then decides.
  ///
  /// - Parameters:
  ///   - viewControllers: the tabs.
  ///   - animated: whether the bar's items change with an animation.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    selectionChanged()
  }

  /// Looks whether another tab is shown, however it came to be selected. Call super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    selectionChanged()
  }

  private func selectionChanged() {
    guard isViewLoaded else { return }
    forwarder.childIsChanging { [weak self] in self?.selectedViewController }
  }

  private var visibleTab: UIViewController? { forwarder.child(among: selectedViewController) }

  /// Notes which child is shown first. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: selectedViewController)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the selected tab.
  ///
  /// Rule R3.11.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = relay.next?.tabBarControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? visibleTab?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The preferred orientation of your delegate or of the selected tab, if it is in the mask: UIKit raises otherwise.
  ///
  /// Rule R3.19; reports B85, B86.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = relay.next?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? visibleTab?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the selected tab rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { visibleTab?.shouldAutorotate ?? super.shouldAutorotate }

  /// The tab that is asked for the lock preference; none while the library turns or freezes the interface.
  ///
  /// Rules R8.4, R8.5.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(visibleTab) }

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
