import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What the interface did because of one cause, and whether it came to rest.
struct Consequences {
  /// Where each turn led, in order.
  let turns: [UIInterfaceOrientation]
  /// Whether nothing was left to do at the end.
  let isAtRest: Bool
  /// How often UIKit was called when time went on after that.
  let laterCalls: Int

  /// Two turns undo each other and a third begins anew: more than two a cause are none that anybody asked for.
  static let limit = 2
}

extension TestApp {
  /// Does something and follows the interface for ten seconds: time for some thirty turns, so that endless turning costs a test nothing.
  func consequences(of cause: () throws -> Void) rethrows -> Consequences {
    var turns: [UIInterfaceOrientation] = []
    let former = simulation.onEvent
    defer { simulation.onEvent = former }
    simulation.onEvent = { event in
      former?(event)
      if case .interfaceTurned(_, let orientation) = event { turns.append(orientation) }
    }
    try simulation.run(cause)
    simulation.advance(by: 10)
    let isAtRest = simulation.runLoop.isIdle
    let before = calls
    if isAtRest {
      // Whoever reads what the coordinator says makes it look again.
      if let scene = simulation.windowScene { _ = simulation.run { scene.orientationCoordinator.explanation } }
      simulation.advance(by: 10)
    }
    return Consequences(turns: turns, isAtRest: isAtRest, laterCalls: (calls - before).total)
  }

  /// The open issues with a code by its raw value: some codes come with the core that needs them.
  func openIssues(_ code: String) throws -> [OrientationIssue] {
    try coordinator.openIssues.filter { $0.code.rawValue == code }
  }

  /// The interface rests after no more than two turns, where its mask allows it unless an issue says why not.
  func expectRest(
    _ consequences: Consequences, at orientation: UIInterfaceOrientation? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(consequences.turns.count <= Consequences.limit, sourceLocation: sourceLocation)
    #expect(consequences.isAtRest, sourceLocation: sourceLocation)
    #expect(consequences.laterCalls == 0, sourceLocation: sourceLocation)
    if let orientation { #expect(self.orientation == orientation, sourceLocation: sourceLocation) }
    let isAllowed = try coordinator.supportedOrientations.allows(self.orientation ?? .unknown)
    #expect(try isAllowed || !openIssues("undoneByRotation").isEmpty, sourceLocation: sourceLocation)
    #expect(simulation.crashes.isEmpty, sourceLocation: sourceLocation)
  }

  /// One issue says that a turn took away what it was made for, and names that.
  func expectUndone(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try openIssues("undoneByRotation").map(\.subject) == [label], sourceLocation: sourceLocation)
  }
}
