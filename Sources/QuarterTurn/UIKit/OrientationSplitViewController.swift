import QuarterTurnPlatform

/// A split view controller that lets its main column decide, and turns at once when that is another.
///
/// UIKit's own asks none of its columns (R3.11). This forwards the mask, the preferred orientation, `shouldAutorotate` and the lock
/// preference of the secondary column, and of the one that is shown where there is room for one only.
///
///     let split = OrientationSplitViewController(style: .doubleColumn)
///     split.setViewController(DetailViewController(), for: .secondary)
///
/// Your `delegate` stays yours; its mask hooks come first. Reports B81, B82.
open class OrientationSplitViewController: UISplitViewController, ForwardingContainer {
  private lazy var forwarder = ContainerForwarder(self)

  /// Looks whether another column is the main one, however that came about. Call super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    columnsChanged()
  }

  /// Puts a controller into a column; the main one decides.
  ///
  /// - Parameters:
  ///   - vc: the controller, or nil for none.
  ///   - column: the column.
  open override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    super.setViewController(vc, for: column)
    columnsChanged()
  }

  /// Shows a column; where there is room for one only, it decides from then on.
  ///
  /// - Parameter column: the column.
  open override func show(_ column: UISplitViewController.Column) {
    super.show(column)
    columnsChanged()
  }

  /// The columns' controllers; others turn at once if they have to.
  open override var viewControllers: [UIViewController] {
    didSet { columnsChanged() }
  }

  private func columnsChanged() {
    guard isViewLoaded else { return }
    forwarder.childIsChanging { [weak self] in self?.mainColumn }
  }

  private var mainColumn: UIViewController? { visibleChildForOrientation }

  /// Notes which child is shown first. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    forwarder.begin(with: mainColumn)
  }

  // MARK: Orientation

  /// The mask of your delegate, else of the main column.
  ///
  /// Rule R3.11.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let question = delegate?.splitViewControllerSupportedInterfaceOrientations(_:)
    return Platform.answer(question?(self)) ?? mainColumn?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// The preferred orientation of your delegate or of the main column, if it is in the mask: UIKit raises otherwise.
  ///
  /// Rule R3.19; reports B85, B86.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let question = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(_:)
    let wanted = Platform.answer(question?(self)) ?? mainColumn?.preferredInterfaceOrientationForPresentation
    return forwarder.preference(wanted, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Whether the main column rotates, which counts below iOS 16.
  ///
  /// Rule R3.14.
  open override var shouldAutorotate: Bool { mainColumn?.shouldAutorotate ?? super.shouldAutorotate }

  /// The column that is asked for the lock preference; none while the library turns or freezes the interface.
  ///
  /// Rules R8.4, R8.5.
  @available(iOS 26.0, *)
  open override var childForInterfaceOrientationLock: UIViewController? { forwarder.lockChild(mainColumn) }

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
