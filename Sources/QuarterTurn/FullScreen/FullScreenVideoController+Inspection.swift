import QuarterTurnPlatform

/// What can be seen of a video from outside of the library, by whoever holds it against what has to be.
extension FullScreenVideoController {
  package var phase: FullScreenMachine.Phase { machine.phase }
}

extension UIViewController {
  /// Whether this is the screen that a video fills.
  package var isFullScreenCover: Bool { self is FullScreenCover }
}
