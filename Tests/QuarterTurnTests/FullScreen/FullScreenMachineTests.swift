import Testing

@testable import QuarterTurn

@Suite("The machine of the full-screen video") struct FullScreenMachineTests {
  private typealias Event = FullScreenMachine.Event
  private typealias Phase = FullScreenMachine.Phase

  /// What becomes of each phase at each event, in the table's order; a dash where nothing changes.
  private static let table: [(event: Event, cells: [String])] = [
    (.enter, ["entering (present)", "entering (present)", "–", "–", "–", "entering (present)"]),
    (.leave, ["–", "–", leaves, leaves, leaves, "–"]),
    (.sideways(mayFollow: true), ["–", "entering (present)", "–", "–", "–", "was upright: entering (present); else –"]),
    (.sideways(mayFollow: false), ["–", "inline, disarmed", "–", "–", "–", "–"]),
    (.upright(mayFollow: true), ["inline, armed", "–", turnedUp, turnedUp, turnedUp, "–"]),
    (.upright(mayFollow: false), ["inline, armed", "–", "–", "–", "–", "–"]),
    (.flat, ["–", "–", "–", "–", "–", "–"]),
    (.settled(inLandscape: true), ["–", "–", "full screen, turned", "–", "full screen, turned", "–"]),
    (.settled(inLandscape: false), ["–", "–", unturned, unturned, "–", "–"]),
    (.dismissed, ["–", "–", isBack, isBack, isBack, isBack]),
    (.refused, ["–", "–", unturned, unturned, "–", "–"]),
    (.ownerGone, ["–", "inline, disarmed", leaves, leaves, leaves, "–"]),
    (.background, ["–", "inline, disarmed", "–", "–", "–", "–"]),
    (.foreground, ["–", "–", "–", "–", "–", "–"]),
    (.otherEnters, ["–", "inline, disarmed", leaves, leaves, leaves, "–"]),
    (.maskChanged(allowsLandscape: true), ["–", "–", "–", "–", "–", "–"]),
    (.maskChanged(allowsLandscape: false), ["–", "–", "–", unturned, "–", "–"]),
  ]

  private static let leaves = "exiting (dismiss)"
  private static let turnedUp = "was sideways: exiting (dismiss); else –"
  private static let unturned = "full screen, not turned"
  private static let isBack = "was upright: inline, armed; else inline, disarmed"

  @Test("Every cell of the table", arguments: table.indices) func everyCell(row: Int) {
    let (event, cells) = Self.table[row]
    for (phase, cell) in zip(Phase.allCases, cells) {
      #expect(FullScreenMachine.cell(event, in: phase) == cell, "\(event.words) in \(phase.rawValue)")
    }
  }

  @Test("The table knows every event and every phase") func isComplete() {
    #expect(Set(Self.table.map(\.event)) == Set(FullScreenMachine.events))
    #expect(Self.table.count == FullScreenMachine.events.count)
    #expect(Self.table.allSatisfy { $0.cells.count == Phase.allCases.count })
  }

  @Test("The button and an upright phone lead from everywhere back to the page, armed", arguments: Phase.allCases)
  func neverStuck(phase: FullScreenMachine.Phase) {
    for pose in FullScreenMachine.Pose.allCases {
      var machine = FullScreenMachine(phase: phase, pose: pose)
      let action = machine.handle(.leave)
      #expect((action == .dismiss) == FullScreenMachine(phase: phase).isFullScreen)
      _ = machine.handle(.upright(mayFollow: true))
      _ = machine.handle(.dismissed)
      #expect(machine.phase == .inlineArmed)
    }
  }

  @Test("A pose is told again and again, and counts once") func repeatedPoses() {
    var machine = FullScreenMachine()
    #expect(machine.handle(.upright(mayFollow: true)) == nil)
    #expect(machine.handle(.sideways(mayFollow: true)) == .present)
    #expect(machine.handle(.sideways(mayFollow: true)) == nil)
    #expect(machine.handle(.settled(inLandscape: true)) == nil)
    #expect(machine.handle(.upright(mayFollow: true)) == .dismiss)
    #expect(machine.handle(.upright(mayFollow: true)) == nil)
    #expect(machine.phase == .exiting)
  }

  @Test("Nothing is presented twice, and nothing dismissed that was not presented") func actionsAlternate() {
    var machine = FullScreenMachine()
    var seen: Set<FullScreenMachine> = [machine]
    var due = [machine]
    while let next = due.popLast() {
      for event in FullScreenMachine.events {
        machine = next
        let action = machine.handle(event)
        if action == .present { #expect(!next.isFullScreen && machine.phase == .entering) }
        if action == .dismiss { #expect(next.isFullScreen && machine.phase == .exiting) }
        if seen.insert(machine).inserted { due.append(machine) }
      }
    }
    #expect(Set(seen.map(\.phase)) == Set(Phase.allCases))
  }
}
