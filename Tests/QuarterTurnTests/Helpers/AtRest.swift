@testable import QuarterTurn

extension OrientationCoordinator {
  /// Whether no rotation is under way and no `rotate` waits for one.
  var isAtRest: Bool { machine.rotation == nil && machine.waiting == nil }
}
