/// Positions in other views. Transforms are kept and do not count: a view is where its frame says.
extension UIView {
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// `nil` stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let origin = originInRoot
    let other = (view ?? window)?.originInRoot ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return point }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view at a point that takes touches.
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Where the view's own zero lies in the coordinates of the topmost view above it.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = self
    while let view = current {
      origin.x -= view.bounds.minX
      origin.y -= view.bounds.minY
      if let superview = view.superview {
        origin.x += view.frame.minX
        origin.y += view.frame.minY
        current = superview
      } else {
        current = nil
      }
    }
    return origin
  }
}

/// A touch or another thing that happens to an app; the model makes none.
@MainActor @preconcurrency
open class UIEvent: NSObject {}
