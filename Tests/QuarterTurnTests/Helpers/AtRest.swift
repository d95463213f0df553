@testable import QuarterTurn

extension OrientationCoordinator {
  /// Whether no turn is under way and no `rotate` waits for one.
  var isAtRest: Bool { turn == nil && waiting == nil }
}
