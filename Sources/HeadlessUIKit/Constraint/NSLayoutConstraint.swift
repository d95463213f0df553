/// A relation between two edges or lengths.
///
/// What fixes a view by equations to its superview, to views beside it and to constants is followed; a constraint that is an inequality, and one
/// that reaches across several levels of views, is kept and changes nothing.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  @nonexhaustive
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  @nonexhaustive
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case notAnAttribute = 0
  }

  @nonexhaustive
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  open private(set) weak var firstItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) weak var secondItem: AnyObject?
  open private(set) var secondAttribute: Attribute
  open private(set) var multiplier: CGFloat
  open var constant: CGFloat { didSet { owner?.setNeedsConstraintLayout() } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var owner: UIView?
  private var isInstalled = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var isActive: Bool {
    get { isInstalled }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }

  static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private func activate() {
    guard !isInstalled, let first = firstView else { return }
    guard let common = secondItem == nil ? first : secondView.flatMap(first.commonAncestor) else {
      Simulation.current.crash(
        name: "NSGenericException",
        reason: "Unable to activate constraint with anchors because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal.")
      return
    }
    isInstalled = true
    owner = common
    common.install(self)
  }

  private func deactivate() {
    guard isInstalled else { return }
    isInstalled = false
    owner?.uninstall(self)
    owner = nil
  }
}

/// How much a constraint counts against others.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}
