import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Impossible steps")
struct ImpossibleStepTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let steps: String
    let line: Int
    let says: String

    init(_ steps: String, line: Int = 4, _ says: String) {
      self.steps = steps
      self.line = line
      self.says = says
    }

    var testDescription: String { steps.replacing("\n", with: " ") }
  }

  nonisolated static let cases: [Case] = [
    Case(#"{ "pop": "nav" }"#, #""pop nav" cannot happen: nav shows its root, list: there is nothing to go back to"#),
    Case(#"{ "beginInteractivePop": "nav" }"#, "there is nothing to go back to"),
    Case(#"{ "finishInteractivePop": "nav" }"#, #"no swipe has begun in nav; "beginInteractivePop" comes first"#),
    Case(#"{ "dismiss": "page" }"#, "page is not presented and cannot be dismissed; nothing is presented"),
    Case(
      """
      { "present": "page" },
      { "dismiss": "free" }
      """, line: 5, "free is not presented and cannot be dismissed; presented: page"),
    Case(
      """
      { "present": "page" },
      { "present": "page" }
      """, line: 5, "page is presented already"),
    Case(
      """
      { "push": "page", "in": "nav" },
      { "push": "page", "in": "nav" }
      """, line: 5, "page is shown already, in nav"),
    Case(
      """
      { "push": "page", "in": "nav" },
      { "beginInteractivePop": "nav" },
      { "pop": "nav" }
      """, line: 6, "a swipe back is under way in nav; finish or cancel it first"),
    Case(
      """
      { "push": "page", "in": "nav" },
      { "present": "free", "style": "fullScreen" },
      { "beginInteractivePop": "nav" }
      """, line: 6, "nav cannot be swiped back now"),
    Case(
      """
      { "present": "page", "settle": false },
      { "dismiss": "page", "settle": false },
      { "wait": 0.6, "settle": false },
      { "dismiss": "page" }
      """, line: 7, "page is being dismissed already"),
    Case(#"{ "present": "nav" }"#, "nav is the window's root already"),
    Case(
      """
      { "push": "page", "in": "nav", "settle": false },
      { "push": "free", "in": "nav", "settle": false },
      { "present": "free" }
      """, line: 6, "free is waiting to be pushed in nav"),
    Case(
      """
      { "present": { "kind": "tabBar", "name": "outer", "tabs": [{ "kind": "navigation", "name": "inner", "stack": [{ "name": "x" }] }] } },
      { "dismiss": "outer" },
      { "push": "outer", "in": "inner" }
      """, line: 6, "inner is inside outer: a controller cannot contain itself"),
    Case(
      """
      { "present": "free" },
      { "turn": "landscapeLeft" },
      { "setMask": "all", "of": "free" },
      { "present": "page", "from": "free", "style": "fullScreen" },
      { "refresh": "page" },
      { "present": { "name": "sheet" }, "from": "page" },
      { "dragDown": "sheet" }
      """, line: 10, "sheet fills the screen, as sheets do in a compact height, and cannot be dragged down"),
    Case(#"{ "foreground": true }"#, #"the app is in front already; "background" comes first"#),
    Case(
      """
      { "background": true },
      { "background": true }
      """, line: 5, "the app is in the background already"),
    Case(#"{ "setMask": "all", "of": "delegate" }"#, "the app has no delegate of its own here"),
    Case(
      """
      { "push": { "name": "late" }, "in": "nav", "systems": "15" },
      { "refresh": "late" }
      """, line: 5, "late was not created on this system"),
  ]

  @Test("a step that cannot happen is refused with its line", arguments: cases)
  func refuses(_ bad: Case) throws {
    let error = #expect(throws: ScenarioError.self) { try ScenarioText(bad.steps).run() }
    #expect(error?.place.line == bad.line)
    #expect(error.map { "\($0)" }?.contains(bad.says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("what happened before an impossible step is told")
  func whatHappenedBefore() throws {
    let scenario = try ScenarioText(
      """
      { "push": "page", "in": "nav" },
      { "push": "page", "in": "nav" },
      { "turn": "portrait" }
      """
    ).scenario()
    let runner = ScenarioRunner(scenario: scenario, pair: try PairSelection().pair(for: scenario), library: nil)
    let error = #expect(throws: ScenarioError.self) { try runner.run() }
    #expect(runner.timeline.moments.map(\.title) == ["launch", "push page in nav"])
    let result = ScenarioResult(file: "a.json", outcome: .stopped(runner.timeline, try #require(error)))
    #expect(result.text().contains("push page in nav") && result.text().hasSuffix("✗ stopped in line 5\n"))
    #expect(result.error?.hasPrefix("a.json:5:1: \"push page in nav\" cannot happen: page is shown already") == true)
    #expect(ScenarioResults.json([result]).contains(#""result": "stopped""#))
  }

  @Test("what a crash made impossible is passed over: on a device nothing comes after it")
  func afterCrash() throws {
    var text = ScenarioText(
      """
      { "present": { "name": "picker", "mask": "portrait" }, "style": "fullScreen" },
      { "dismiss": "picker" }
      """)
    text.root = #"{ "name": "game", "mask": "landscape" }"#
    text.delegate = #""landscape""#
    let timeline = try text.run()
    #expect(timeline.moments.last?.kind == .passedOver)
    #expect(timeline.moments.last?.title == "dismiss picker: not after the crash")
  }
}
