import QuarterTurnPlatform

// R3.11
/// A split view controller that uses the orientations of its main column, and rotates at once when that changes.
///
/// `UISplitViewController` asks none of its columns. This forwards the mask, the preferred orientation, `shouldAutorotate` and
/// the lock preference of the secondary column, or of the one that is shown if there is room for one only.
///
///     let split = OrientationSplitViewController(style: .doubleColumn)
///     split.setViewController(DetailViewController(), for: .secondary)
///
/// Your `delegate` stays yours; its masks come first. Let a column's navigation controller be an ``OrientationNavigationController``:
/// below iOS 16 nothing rotates for a push in one of UIKit's own.
open class OrientationSplitViewController: UISplitViewController, ForwardingContainer {
  private lazy var forwarder = ContainerForwarder(self)

  /// Checks whether another column has become the main one; call super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    columnsChanged()
  }

  /// Puts a controller into a column; the main column's orientations count.
  ///
  /// - Parameters:
  ///   - vc: the controller, or nil for none.
  ///   - column: the column.
  open override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    super.setViewController(vc, for: column)
    columnsChanged()
  }

  /// Shows a column; if there is room for one only, its orientations count from then on.
  ///
  /// - Parameter column: the column.
  open override func show(_ column: UISplitViewController.Column) {
    super.show(column)
    columnsChanged()
  }

  /// The columns' controllers; setting them rotates the interface if it has to.
  open override var viewControllers: [UIViewController] {
    didSet { columnsChanged() }
  }

  private func columnsChanged() {
    guard isViewLoaded else { return }
    forwarder.childIsChanging { [weak self] in self?.mainColumn }
  }

  private var mainColumn: UIViewController? { visibleChildForOrientation }

  /// Notes which child is shown first; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: mainColumn)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the main column.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = delegate?.splitViewControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? mainColumn?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // R3.19
  /// The preferred orientation of your delegate or the main column, if the mask contains it.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? mainColumn?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the main column rotates; UIKit reads this below iOS 16.
  open override var shouldAutorotate: Bool { mainColumn?.shouldAutorotate ?? super.shouldAutorotate }

  /// The column that UIKit asks for the lock preference; none while the library locks or rotates the interface.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(mainColumn) }

  /// Whether the library locks the current orientation.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
