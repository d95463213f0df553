// R3.11
/// Columns side by side where there is room, one of them where there is not.
///
/// It consults none about orientation.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  @nonexhaustive
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var style: Style
  private var columns: [Column: UIViewController] = [:]
  /// What a collapsed split view shows when it has no column for that.
  private var topColumn = Column.secondary

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== vc else { return }
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    arrange()
    if let old {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  open var viewControllers: [UIViewController] {
    get { isCollapsed ? visibleColumns : Self.order.compactMap { columns[$0] } }
    set {
      for (column, controller) in zip([Column.primary, .secondary], newValue) { setViewController(controller, for: column) }
    }
  }

  open func show(_ column: Column) {
    topColumn = column
    arrange()
  }

  /// One column at a time where the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  // MARK: Orientation

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let answer = delegate?.splitViewControllerSupportedInterfaceOrientations(self)
    guard let answer, answer != .notImplemented else { return super.supportedInterfaceOrientations }
    return answer
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let answer = delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
    guard let answer, answer != .notImplemented else { return super.preferredInterfaceOrientationForPresentation }
    return answer
  }

  // MARK: Showing

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  private var visibleColumns: [UIViewController] {
    guard isCollapsed else { return Self.order.compactMap { columns[$0] } }
    let top = columns[.compact] ?? columns[topColumn] ?? columns[.secondary] ?? columns[.primary]
    return top.map { [$0] } ?? []
  }

  override var forwardsHierarchyAppearance: Bool { false }

  open override func loadViewIfNeeded() {
    let wasLoaded = isViewLoaded
    super.loadViewIfNeeded()
    if !wasLoaded { arrange() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// The view may have been loaded before the window had its size.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  private func arrange() {
    guard isViewLoaded, let view else { return }
    let wanted = visibleColumns
    let present = columns.values.filter { $0.viewIfLoaded?.superview === view }
    for child in present where !wanted.contains(where: { $0 === child }) {
      child.appearance.begin(false, animated: false)
      child.viewIfLoaded?.removeFromSuperview()
      child.appearance.end()
    }
    for child in wanted where child.viewIfLoaded?.superview !== view {
      if appearance.isVisible { child.appearance.begin(true, animated: false) }
      fill(with: child)
      if appearance.isVisible { child.appearance.end() }
    }
  }
}
