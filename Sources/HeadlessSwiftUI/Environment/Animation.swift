/// A curve and a duration.
///
/// Nothing is drawn here; what an animated change removes is there until the animation is over.
public struct Animation: Equatable, Sendable {
  /// In seconds; the curves without a duration last as long as UIKit's own animations.
  private var duration = 0.35
  private var speed = 1.0
  private var start = 0.0

  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static var spring: Animation { Animation(duration: 0.5) }

  public static func linear(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration: duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(duration: response) }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { Animation(duration: duration) }
  public static var snappy: Animation { Animation(duration: 0.5) }
  public static var smooth: Animation { Animation(duration: 0.5) }
  public static var bouncy: Animation { Animation(duration: 0.5) }

  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.start += delay
    return copy
  }

  /// How long a removal takes, in seconds.
  var length: TimeInterval { speed > 0 ? max(0, start + duration / speed) : 0 }
}

/// The animation of the changes that are being made.
enum AnimationContext {
  @TaskLocal static var current: Animation?
}

/// Runs the body; what its changes remove is there until the animation is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try AnimationContext.$current.withValue(animation, operation: body)
}

/// Runs the body, and the completion when the animation of what it changes is over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  // Views are changed on the main actor alone.
  nonisolated(unsafe) let completion = completion
  MainActor.assumeIsolated {
    _ = Simulation.current.runLoop.schedule(after: animation?.length ?? 0, completion)
  }
  return result
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Animates the changes inside that come with a new value.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  @MainActor
  private final class Last {
    var value: Value?
  }

  let animation: Animation?
  let value: Value

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    let last = node.stored(0) { Last() }
    let isNew = last.value.map { $0 != value } ?? false
    last.value = value
    node.runtime.animating(isNew ? animation : node.runtime.animation) { node.place(inner, at: .slot(0)) }
  }
}
