/// Finds the frames of a view's subviews from the equations among them: what two known values of an axis fix is known, until nothing more
/// becomes known.
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

    /// A length of the contents, where nothing else says one.
    mutating func take(length contents: CGFloat) {
      guard length == nil, contents >= 0 else { return }
      length = contents
      complete()
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
    var spans = Spans(horizontal: Array(repeating: Span(), count: managed.count), vertical: [])
    spans.vertical = spans.horizontal
    propagate(into: &spans)
    // What only a position fixes is as large as its contents.
    for (index, view) in managed.enumerated() {
      let size = view.fittingSize
      spans.horizontal[index].take(length: size.width)
      spans.vertical[index].take(length: size.height)
    }
    propagate(into: &spans)
    for (index, view) in managed.enumerated() {
      let (x, y) = (spans.horizontal[index], spans.vertical[index])
      let frame = CGRect(
        x: x.min ?? view.frame.minX, y: y.min ?? view.frame.minY, width: x.length ?? view.frame.width,
        height: y.length ?? view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// What is known along both axes, which a ratio of width and height connects.
  private struct Spans {
    var horizontal: [Span]
    var vertical: [Span]

    subscript(index: Int, place: Place) -> CGFloat? {
      get { place.axis == .horizontal ? horizontal[index][place.role] : vertical[index][place.role] }
      set {
        if place.axis == .horizontal {
          horizontal[index][place.role] = newValue
          horizontal[index].complete()
        } else {
          vertical[index][place.role] = newValue
          vertical[index].complete()
        }
      }
    }
  }

  private struct Place {
    let role: Role
    let axis: NSLayoutConstraint.Axis
  }

  private func propagate(into spans: inout Spans) {
    var changed = true
    while changed {
      changed = false
      for equation in equations where fill(&spans, by: equation) { changed = true }
    }
  }

  /// Writes what an equation says about one side if the other is known.
  private func fill(_ spans: inout Spans, by equation: NSLayoutConstraint) -> Bool {
    guard let place = place(of: equation.firstAttribute) else { return false }
    guard equation.secondItem != nil else {
      return equation.secondAttribute == .notAnAttribute && set(place, of: equation.firstView, to: equation.constant, &spans)
    }
    guard let other = self.place(of: equation.secondAttribute), equation.multiplier != 0 else { return false }
    if let known = value(other, of: equation.secondItem, spans) {
      return set(place, of: equation.firstView, to: known * equation.multiplier + equation.constant, &spans)
    }
    if let known = value(place, of: equation.firstItem, spans) {
      return set(other, of: equation.secondView, to: (known - equation.constant) / equation.multiplier, &spans)
    }
    return false
  }

  private func set(_ place: Place, of view: UIView?, to value: CGFloat, _ spans: inout Spans) -> Bool {
    guard let index = managed.firstIndex(where: { $0 === view }), spans[index, place] == nil else { return false }
    spans[index, place] = value
    return true
  }

  private func value(_ place: Place, of item: AnyObject?, _ spans: Spans) -> CGFloat? {
    guard let view = NSLayoutConstraint.view(of: item) else { return nil }
    if let index = managed.firstIndex(where: { $0 === view }) { return spans[index, place] }
    guard view === parent || view.superview === parent else { return nil }
    let rect = view === parent ? parent.layoutBounds : view.frame
    let (start, length) = place.axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
    switch place.role {
    case .min: return start
    case .max: return start + length
    case .mid: return start + length / 2
    case .length: return length
    }
  }

  /// Leading is left: the model reads from left to right.
  private func place(of attribute: NSLayoutConstraint.Attribute) -> Place? {
    switch attribute {
    case .left, .leading: Place(role: .min, axis: .horizontal)
    case .right, .trailing: Place(role: .max, axis: .horizontal)
    case .centerX: Place(role: .mid, axis: .horizontal)
    case .width: Place(role: .length, axis: .horizontal)
    case .top: Place(role: .min, axis: .vertical)
    case .bottom: Place(role: .max, axis: .vertical)
    case .centerY: Place(role: .mid, axis: .vertical)
    case .height: Place(role: .length, axis: .vertical)
    case .lastBaseline, .firstBaseline, .notAnAttribute: nil
    }
  }
}
