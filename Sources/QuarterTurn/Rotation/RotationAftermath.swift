import QuarterTurnPlatform

/// The run-loop turns after a rotation in which everybody hears of it, SwiftUI's handlers included.
@MainActor
final class RotationAftermath {
  private static let length = 6
  /// A transition that begins later than so many turns after the geometry is somebody's doing.
  private static let causeless = 3
  /// A controller that UIKit cannot ask never comes to rest.
  private static let mostFollowUps = 8

  private let scheduler: Scheduler
  private var turnsLeft = 0
  private var over: (@MainActor () -> Void)?
  private var followUps = 0

  init(_ scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  /// Whether what the rotation has led to may not have been said yet.
  var isFresh: Bool { turnsLeft > 0 }

  var isLate: Bool { turnsLeft <= Self.length - Self.causeless }

  /// The interface has rotated: what begins within the next turns of the run loop follows from that.
  func begin() {
    followUps = 0
    let isAging = isFresh
    turnsLeft = Self.length
    if !isAging { age() }
  }

  private func age() {
    scheduler.afterThisTurn { [weak self] in
      guard let self else { return }
      turnsLeft -= 1
      guard turnsLeft == 0 else { return age() }
      let over = over
      self.over = nil
      over?()
    }
  }

  /// Whether it is worth looking once more for what follows from the rotation.
  func mayFollowUp() -> Bool {
    followUps += 1
    return followUps <= Self.mostFollowUps
  }

  /// Calls back once everybody has heard of the rotation; of several calls the last counts.
  func whenOver(_ over: @escaping @MainActor () -> Void) { self.over = over }
}
