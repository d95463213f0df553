/// A rectangle in the hierarchy; nothing is drawn.
@MainActor @preconcurrency
open class UIView: UIResponder, UICoordinateSpace {
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if !translatesAutoresizingMaskIntoConstraints { superview?.mayHoldConstrained = true } }
  }
  /// Kept: a transform moves nothing here, the view is where its frame says.
  open var transform = CGAffineTransform.identity
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds = false
  open var isOpaque = true
  open var tintColor: UIColor! = .systemBlue
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) lazy var layer = CALayer()
  open internal(set) var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []

  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  weak var ownWindow: UIWindow?
  /// The controller this is the root view of.
  weak var controller: UIViewController?
  private var needsLayout = true
  /// Whether constraints may fix the frame of a subview.
  private var mayHoldConstrained = false

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open var window: UIWindow? { ownWindow }

  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return recordCycle(view) }
    if let child = view.controller, let parent = child.parent, parent.forwardsHierarchyAppearance,
      let holder = nearestController, holder !== parent
    {
      child.recordInconsistency(requested: holder)
    }
    if !view.translatesAutoresizingMaskIntoConstraints { mayHoldConstrained = true }
    view.detach(keepingWindow: view.ownWindow === ownWindow && ownWindow != nil)
    view.move(to: ownWindow, under: self) { [self] in subviews.insert(view, at: min(max(index, 0), subviews.count)) }
    didAddSubview(view)
  }

  /// UIKit raises where a view would lie in itself; the text is the model's own.
  private func recordCycle(_ view: UIView) {
    guard view !== self else { return }
    Simulation.current.crash(
      name: "NSInvalidArgumentException", reason: "A view cannot be added to a view that lies in it: \(Swift.type(of: view)).")
  }

  /// The controller whose view this is or lies in.
  var nearestController: UIViewController? {
    var current: UIView? = self
    while let candidate = current {
      if let controller = candidate.controller { return controller }
      current = candidate.superview
    }
    return nil
  }

  open func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, under: nil) { [self] in detach(keepingWindow: true) }
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection {
    ownWindow?.windowScene?.traitCollection ?? Simulation.current.defaultTraits
  }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
  }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: What kinds of views differ in

  /// What the view itself says, and by what a person calls it when it can be touched: nil for what only shows.
  var ownTexts: [String] { [] }
  var touchLabel: String? { nil }
  var isTouchEnabled: Bool { true }
  var slide: ((Double) -> Void)? { nil }
  var type: ((String) -> Void)? { nil }
  func touched() {}
  var touchables: [Touchable] { makeTouchable() }
  /// What lies in a control is not touched by itself.
  var isTouchLeaf: Bool { touchLabel != nil }
  /// Whether the view places this subview itself.
  func arranges(_ view: UIView) -> Bool { false }
  /// The bounds that constraints refer to.
  var layoutBounds: CGRect { bounds }

  open func setNeedsLayout() {
    needsLayout = true
    ownWindow?.scheduleLayout()
  }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      let controller = controller
      controller?.performCallback("viewWillLayoutSubviews") { $0.viewWillLayoutSubviews() }
      layoutSubviews()
      if mayHoldConstrained { ConstraintLayout(of: self)?.apply() }
      let bounds = bounds
      for view in subviews where view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) && view.frame != bounds {
        view.frame = bounds
      }
      controller?.performCallback("viewDidLayoutSubviews") { $0.viewDidLayoutSubviews() }
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  private func detach(keepingWindow: Bool) {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    if !keepingWindow, ownWindow != nil { propagate(window: nil) }
  }

  /// Changes superview and window with UIKit's order of callbacks, the appearance of a contained controller around them.
  private func move(to newWindow: UIWindow?, under newSuperview: UIView?, _ change: () -> Void) {
    let contained = controller.flatMap { $0.followsParentAppearance ? $0 : nil }
    let leaves = ownWindow != nil && newWindow == nil
    let enters = ownWindow == nil && newWindow != nil
    if leaves { contained?.appearance.leaveWithParent() }
    if enters { contained?.appearance.enterWithParent() }
    willMove(toSuperview: newSuperview)
    change()
    superview = newSuperview
    if let newSuperview, autoresizingMask.contains([.flexibleWidth, .flexibleHeight]), frame.isEmpty {
      frame = newSuperview.bounds
    }
    if ownWindow !== newWindow { propagate(window: newWindow) }
    didMoveToSuperview()
    if enters { contained?.appearance.isAppearing() }
    if leaves { contained?.appearance.finishLeaving() }
    if newWindow != nil { setNeedsLayout() }
  }

  func propagate(window newWindow: UIWindow?) {
    guard ownWindow !== newWindow else { return }
    willMove(toWindow: newWindow)
    ownWindow = newWindow
    for view in subviews { view.propagate(window: newWindow) }
    didMoveToWindow()
  }

  open class var areAnimationsEnabled: Bool { Simulation.current.animationsEnabled }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let simulation = Simulation.current
    let before = simulation.animationsEnabled
    simulation.animationsEnabled = false
    actionsWithoutAnimation()
    simulation.animationsEnabled = before
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var flexibleLeftMargin: Self { Self(rawValue: 1 << 0) }
    public static var flexibleWidth: Self { Self(rawValue: 1 << 1) }
    public static var flexibleRightMargin: Self { Self(rawValue: 1 << 2) }
    public static var flexibleTopMargin: Self { Self(rawValue: 1 << 3) }
    public static var flexibleHeight: Self { Self(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: Self { Self(rawValue: 1 << 5) }
  }

  @nonexhaustive
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}
