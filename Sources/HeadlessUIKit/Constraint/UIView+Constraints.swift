extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The whole view: neither bars nor the sensor housing take anything from it here.
  public var safeAreaLayoutGuide: UILayoutGuide { makeGuide("UIViewSafeAreaLayoutGuide") }
  public var layoutMarginsGuide: UILayoutGuide { makeGuide("UIViewLayoutMarginsGuide") }
  public var safeAreaInsets: UIEdgeInsets { .zero }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  public func setNeedsUpdateConstraints() {}
  public func updateConstraintsIfNeeded() {}
  public func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Kept in nothing: views have the size that equations or their contents give them.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    if let known = guides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    guides.append(guide)
    return guide
  }

  public var layoutGuides: [UILayoutGuide] { guides }

  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    setNeedsConstraintLayout()
  }

  /// What a view's own lengths say is read when its superview is laid out.
  func setNeedsConstraintLayout() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    setNeedsConstraintLayout()
  }
}
