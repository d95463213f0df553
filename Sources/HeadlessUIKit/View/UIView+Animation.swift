extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var allowUserInteraction: Self { Self(rawValue: 1 << 1) }
    public static var beginFromCurrentState: Self { Self(rawValue: 1 << 2) }
    public static var `repeat`: Self { Self(rawValue: 1 << 3) }
    public static var autoreverse: Self { Self(rawValue: 1 << 4) }
    public static var curveLinear: Self { Self(rawValue: 3 << 16) }
  }

  /// Nothing is drawn, so a property has its new value at once; the completion comes when the animation is over, and one that repeats is
  /// never.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion, !options.contains(.repeat) else { return }
    Simulation.current.runLoop.schedule(after: areAnimationsEnabled ? delay + duration : 0) { completion(true) }
  }
  /// The same without a delay and with the default options.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
}
