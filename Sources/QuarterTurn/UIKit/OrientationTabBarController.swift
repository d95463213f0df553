import QuarterTurnPlatform

// R3.11
/// A tab bar controller that uses the orientations of the selected tab, and rotates at once when another is selected.
///
/// `UITabBarController` asks none of its tabs and does not rotate when one is selected. This forwards the mask, the preferred
/// orientation, `shouldAutorotate` and the lock preference of the selected tab, whether the user or code selects it.
///
///     let tabs = OrientationTabBarController()
///     tabs.viewControllers = [OrientationNavigationController(rootViewController: list), player]
///
/// It is its own delegate and forwards everything to the `delegate` you set, whose masks come first.
open class OrientationTabBarController: UITabBarController, ForwardingContainer {
  private let relay = TabBarDelegateRelay()
  private lazy var forwarder = ContainerForwarder(self)

  /// Installs the forwarding delegate; call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if relay.didSelect == nil { delegate = super.delegate }
  }

  /// Your delegate: it gets every call, and its masks come before the tab's; reading it returns the library's forwarding
  /// delegate.
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

  /// The selected tab; setting it rotates the interface if it has to.
  open override var selectedViewController: UIViewController? {
    didSet { selectionChanged() }
  }

  /// The selected tab's index; setting it rotates the interface if it has to.
  open override var selectedIndex: Int {
    didSet { selectionChanged() }
  }

  /// Replaces the tabs; the selected one's orientations count.
  ///
  /// - Parameters:
  ///   - viewControllers: the tabs.
  ///   - animated: whether the bar's items change with an animation.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    selectionChanged()
  }

  /// Checks whether another tab is shown; call super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    selectionChanged()
  }

  private func selectionChanged() {
    guard isViewLoaded else { return }
    forwarder.childIsChanging { [weak self] in self?.selectedViewController }
  }

  private var visibleTab: UIViewController? { forwarder.child(among: selectedViewController) }

  /// Notes which child is shown first; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: selectedViewController)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the selected tab.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = relay.next?.tabBarControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? visibleTab?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // R3.19
  /// The preferred orientation of your delegate or the selected tab, if the mask contains it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = relay.next?.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? visibleTab?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the selected tab rotates; UIKit reads this below iOS 16.
  open override var shouldAutorotate: Bool { visibleTab?.shouldAutorotate ?? super.shouldAutorotate }

  /// The tab that UIKit asks for the lock preference; none while the library locks or rotates the interface.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(visibleTab) }

  /// Whether the library locks the current orientation.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
