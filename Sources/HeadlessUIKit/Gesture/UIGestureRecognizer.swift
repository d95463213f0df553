/// Watches a view's touches for one gesture.
///
/// Its target and action are methods of Objective-C, which nothing can call here: a test fires the recognizer, and what it does is stated
/// as ``onRecognition`` beside the target.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  @nonexhaustive
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  open var isEnabled = true
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state = State.possible
  open var cancelsTouchesInView = true
  open var name: String?
  private var point = CGPoint.zero
  /// What happens at each change of the state; the model's own, in the place of target and action.
  public var onRecognition: ((UIGestureRecognizer) -> Void)?

  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  open func location(in view: UIView?) -> CGPoint { self.view?.convert(point, to: view) ?? point }

  /// A person makes the gesture, from its beginning to its end; for tests.
  ///
  /// - Parameter location: where, in the view's coordinates.
  public func fire(at location: CGPoint = .zero) {
    guard begin(at: location) else { return }
    for state in course { enter(state) }
    state = .possible
  }

  /// Returns whether the gesture may begin.
  final func begin(at location: CGPoint) -> Bool {
    guard isEnabled, view?.isUserInteractionEnabled ?? true else { return false }
    point = location
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  final func enter(_ newState: State) {
    state = newState
    onRecognition?(self)
  }

  /// The states of the whole gesture: one for those that are recognized at once.
  var course: [State] { [.ended] }
}

/// Says what a gesture may do.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
