import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Expectations")
struct ExpectationCheckerTests {
  private var checker: ExpectationChecker {
    var state = Timeline.State.sample
    state.mask = Timeline.MaskState(
      mask: .portrait, application: Timeline.MaskAnswer(mask: .allButUpsideDown, party: "app delegate"), controller: "list")
    state.library = LibraryState(
      requests: [LibraryState.Request(label: "page", mask: .landscape, status: "rejected")], explanation: "Because.\nIndeed.",
      observed: .portrait)
    var counts = HappeningCounts()
    for event: TimelineEvent in [
      .simulation(.crash(RecordedCrash(name: "A", reason: "one"))), .simulation(.crash(RecordedCrash(name: "A", reason: "one"))),
      .simulation(.console(ConsoleMessage(category: "c", level: .error, text: "line"))),
      .library(.issue(kind: "conflict", text: "two wishes")), .library(.failed(call: "rotate", text: "no")),
      .simulation(.interfaceTurned(from: .landscapeLeft, to: .portrait)),
      .simulation(.interfaceTurned(from: .portrait, to: .portrait)),
    ] {
      counts.count(event)
    }
    return ExpectationChecker(state: state, requests: ["page"], counts: counts, calls: UIKitCalls(), lastTurn: "it turned")
  }

  @Test("what holds is said to hold")
  func holds() {
    let expectation = ScenarioExpectation(
      interface: [.portrait], mask: .portrait, device: .portrait, observed: [.portrait], visible: "root", interfaceLocked: false,
      turns: .exactly(1), crashes: .texts(["one"]), console: .count(.exactly(1)), issues: .texts(["conflict"]),
      requests: .texts(["page"]), error: .containing("no"), refreshes: .atMost(0), geometryRequests: .exactly(0))
    let checks = checker.checks(expectation)
    #expect(checks.count == 14)
    #expect(checks.filter { !$0.holds } == [])
    #expect(checks.allSatisfy { $0.because == nil })
  }

  @Test("what does not hold is said with what was and why")
  func doesNotHold() throws {
    let expectation = ScenarioExpectation(
      interface: [.landscapeLeft, .landscapeRight], crashes: .count(.exactly(0)), console: .texts([]),
      issues: .texts(["conflict", "other"]),
      error: ScenarioExpectation.ErrorExpectation.none)
    let checks = checker.checks(expectation)
    #expect(checks.allSatisfy { !$0.holds })
    #expect(checks.map(\.expected) == ["landscapeLeft or landscapeRight", "0", "none", "conflict; other", "none"])
    #expect(checks.map(\.was) == ["portrait", "1", "line", "conflict: two wishes", "no"])
    #expect(
      checks[0].because == "mask portrait, by list; it turned; the device is held portrait; Because. Indeed.")
    #expect(checks[1].because == "A: one")
  }

  @Test("two texts need two lines")
  func eachItsOwn() {
    #expect(!checker.checks(ScenarioExpectation(console: .texts(["line", "line"])))[0].holds)
  }
}
