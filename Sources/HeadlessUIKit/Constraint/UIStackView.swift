/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  @nonexhaustive
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  @nonexhaustive
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  open override func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }

  override func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var isRow: Bool { axis == .horizontal }

  private func along(_ size: CGSize) -> CGFloat { max(isRow ? size.width : size.height, 0) }
  private func across(_ size: CGSize) -> CGFloat { max(isRow ? size.height : size.width, 0) }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map(\.fittingSize)
    let length = sizes.reduce(0) { $0 + along($1) } + spacing * CGFloat(max(sizes.count - 1, 0))
    let width = sizes.map(across).max() ?? 0
    return isRow ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    guard !views.isEmpty else { return }
    let room = along(bounds.size) - spacing * CGFloat(views.count - 1)
    var lengths = views.map { along($0.fittingSize) }
    switch distribution {
    case .fillEqually: lengths = views.map { _ in room / CGFloat(views.count) }
    default:
      // The last view without a fixed length takes what is left over, or is short of it.
      let rest = room - lengths.reduce(0, +)
      let index = views.lastIndex { $0.fixedLength(isRow ? .width : .height) == nil } ?? views.count - 1
      if distribution == .fill || distribution == .fillProportionally { lengths[index] = max(lengths[index] + rest, 0) }
    }
    let gap =
      distribution == .equalSpacing && views.count > 1
      ? spacing + max(room - lengths.reduce(0, +), 0) / CGFloat(views.count - 1) : spacing
    var position: CGFloat = 0
    for (view, length) in zip(views, lengths) {
      let full = across(bounds.size)
      let own = across(view.fittingSize)
      let (start, width): (CGFloat, CGFloat) =
        switch alignment {
        case .fill: (0, full)
        case .center: ((full - own) / 2, own)
        case .trailing, .lastBaseline: (full - own, own)
        default: (0, own)
        }
      let frame =
        isRow
        ? CGRect(x: position, y: start, width: length, height: width)
        : CGRect(x: start, y: position, width: width, height: length)
      if view.frame != frame { view.frame = frame }
      position += length + gap
    }
  }
}

extension UIView {
  /// A length that a constraint of the view's own states.
  func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.firstAttribute == attribute && $0.relation == .equal && $0.secondItem == nil && $0.firstItem === self
    }?.constant
  }

  /// What the view takes by itself: lengths its own constraints state, else its contents' size.
  var fittingSize: CGSize {
    let own = intrinsicContentSize
    return CGSize(width: fixedLength(.width) ?? own.width, height: fixedLength(.height) ?? own.height)
  }
}
