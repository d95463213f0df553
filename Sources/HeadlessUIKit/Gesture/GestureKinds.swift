/// One or more taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A finger that stays.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5

  override var course: [State] { [.began, .ended] }
}

/// A quick stroke in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var right: Self { Self(rawValue: 1 << 0) }
    public static var left: Self { Self(rawValue: 1 << 1) }
    public static var up: Self { Self(rawValue: 1 << 2) }
    public static var down: Self { Self(rawValue: 1 << 3) }
  }

  open var direction: Direction = .right
}

/// A finger that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var way = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { way }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  override var course: [State] { [.began, .changed, .ended] }

  /// A person drags a finger over the view; for tests.
  public func drag(by translation: CGPoint, from location: CGPoint = .zero) {
    guard begin(at: location) else { return }
    way = .zero
    enter(.began)
    way = translation
    enter(.changed)
    enter(.ended)
    state = .possible
    way = .zero
  }
}

/// A finger that moves in from an edge.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1

  override var course: [State] { [.began, .changed, .ended] }
}

/// Two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0

  override var course: [State] { [.began, .changed, .ended] }
}
