/// Finds the frames of a view's subviews from the equations among them, one axis at a time: what two known values fix is known, until
/// nothing more becomes known.
@MainActor
struct ConstraintLayout {
  /// What is known of a view along an axis.
  private struct Span {
    var min: CGFloat?
    var max: CGFloat?
    var mid: CGFloat?
    var length: CGFloat?

    /// Two values fix all four.
    mutating func complete() {
      if length == nil {
        if let min, let max {
          length = max - min
        } else if let min, let mid {
          length = (mid - min) * 2
        } else if let max, let mid {
          length = (max - mid) * 2
        }
      }
      guard let length else { return }
      if min == nil { min = max.map { $0 - length } ?? mid.map { $0 - length / 2 } }
      guard let min else { return }
      if max == nil { max = min + length }
      if mid == nil { mid = min + length / 2 }
    }

    subscript(role: Role) -> CGFloat? {
      get {
        switch role {
        case .min: min
        case .max: max
        case .mid: mid
        case .length: length
        }
      }
      set {
        switch role {
        case .min: min = newValue
        case .max: max = newValue
        case .mid: mid = newValue
        case .length: length = newValue
        }
      }
    }
  }

  private enum Role {
    case min
    case max
    case mid
    case length
  }

  private let parent: UIView
  private let managed: [UIView]
  private let equations: [NSLayoutConstraint]

  /// Nil where no subview is laid out by constraints.
  init?(of parent: UIView) {
    managed = parent.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints && !parent.arranges($0) }
    guard !managed.isEmpty else { return nil }
    self.parent = parent
    let own = parent.constraints + managed.flatMap(\.constraints)
    equations = own.filter { $0.relation == .equal }.sorted { $0.priority.rawValue > $1.priority.rawValue }
  }

  func apply() {
    let horizontal = solve(.horizontal)
    let vertical = solve(.vertical)
    for (index, view) in managed.enumerated() {
      let (x, y) = (horizontal[index], vertical[index])
      let frame = CGRect(
        x: x.min ?? view.frame.minX, y: y.min ?? view.frame.minY, width: x.length ?? view.frame.width,
        height: y.length ?? view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  private func solve(_ axis: NSLayoutConstraint.Axis) -> [Span] {
    var spans = Array(repeating: Span(), count: managed.count)
    propagate(into: &spans, axis)
    // What only a position fixes is as large as its contents.
    for (index, view) in managed.enumerated() where spans[index].length == nil {
      let size = view.fittingSize
      let length = axis == .horizontal ? size.width : size.height
      if length >= 0 {
        spans[index].length = length
        spans[index].complete()
      }
    }
    propagate(into: &spans, axis)
    return spans
  }

  private func propagate(into spans: inout [Span], _ axis: NSLayoutConstraint.Axis) {
    var changed = true
    while changed {
      changed = false
      for equation in equations where fill(&spans, by: equation, axis) { changed = true }
    }
  }

  /// Writes what an equation says about one side if the other is known.
  private func fill(_ spans: inout [Span], by equation: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let role = role(of: equation.firstAttribute, axis) else { return false }
    guard equation.secondItem != nil else {
      return equation.secondAttribute == .notAnAttribute && set(role, of: equation.firstView, to: equation.constant, &spans)
    }
    guard let other = self.role(of: equation.secondAttribute, axis), equation.multiplier != 0 else { return false }
    if let known = value(other, of: equation.secondItem, spans, axis) {
      return set(role, of: equation.firstView, to: known * equation.multiplier + equation.constant, &spans)
    }
    if let known = value(role, of: equation.firstItem, spans, axis) {
      return set(other, of: equation.secondView, to: (known - equation.constant) / equation.multiplier, &spans)
    }
    return false
  }

  private func set(_ role: Role, of view: UIView?, to value: CGFloat, _ spans: inout [Span]) -> Bool {
    guard let index = managed.firstIndex(where: { $0 === view }), spans[index][role] == nil else { return false }
    spans[index][role] = value
    spans[index].complete()
    return true
  }

  private func value(_ role: Role, of item: AnyObject?, _ spans: [Span], _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let view = NSLayoutConstraint.view(of: item) else { return nil }
    if let index = managed.firstIndex(where: { $0 === view }) { return spans[index][role] }
    guard view === parent || view.superview === parent else { return nil }
    let rect = view === parent ? parent.layoutBounds : view.frame
    let (start, length) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
    switch role {
    case .min: return start
    case .max: return start + length
    case .mid: return start + length / 2
    case .length: return length
    }
  }

  /// Leading is left: the model reads from left to right.
  private func role(of attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis) -> Role? {
    switch (attribute, axis) {
    case (.left, .horizontal), (.leading, .horizontal), (.top, .vertical): .min
    case (.right, .horizontal), (.trailing, .horizontal), (.bottom, .vertical): .max
    case (.centerX, .horizontal), (.centerY, .vertical): .mid
    case (.width, .horizontal), (.height, .vertical): .length
    default: nil
    }
  }
}
