import QuarterTurnPlatform

/// Ends something on the main actor when it is let go of, on whichever thread that is.
///
/// Not an isolated deinit: its runtime is said to abort on some of Apple's systems (swiftlang/swift issues 85221, 85500, 87316), and
/// weak references made inside a deinit trap where Objective-C is.
final class Lifetime: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) {
    self.end = end
  }

  deinit { Platform.onMainActor(end) }
}
