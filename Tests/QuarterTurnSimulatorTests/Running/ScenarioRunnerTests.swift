import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Scenario runner")
struct ScenarioRunnerTests {
  /// A forwarding navigation with a portrait list, a landscape page and steps of every kind.
  static let everything = """
    { "push": "page", "in": "nav" },
    { "refresh": "nav", "systems": "16..." },
    { "attemptRotation": true, "systems": "15" },
    { "turn": "landscapeLeft" },
    { "expect": { "interface": "landscapeRight", "mask": "landscape", "visible": "page" } },
    { "beginInteractivePop": "nav" },
    { "cancelInteractivePop": "nav" },
    { "expect": { "interface": "landscapeRight", "visible": "page", "turns": 0 } },
    { "beginInteractivePop": "nav" },
    { "finishInteractivePop": "nav" },
    { "expect": { "visible": "list" } },
    { "present": { "name": "sheet" }, "animated": false },
    { "expect": { "visible": "sheet" } },
    { "present": { "kind": "alert", "name": "alert" } },
    { "expect": { "visible": "alert" } },
    { "dismiss": "sheet" },
    { "expect": { "visible": "list" } },
    { "userLock": true },
    { "expect": { "device": "portrait" } },
    { "userLock": false },
    { "background": true },
    { "foreground": true },
    { "setMask": "all", "of": "page" },
    { "setPreferred": "portrait", "of": "page" },
    { "setShouldAutorotate": true, "of": "page" },
    { "wait": 1.5 },
    { "turn": "faceUp" },
    { "expect": { "crashes": 0 } }
    """

  nonisolated static let systems = SystemCatalogue.releases

  @Test("steps of every kind run on every system", arguments: systems)
  func everyKind(system: SystemVersion) throws {
    var text = ScenarioText(Self.everything)
    text.head = #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "any""#
    let timeline = try text.run(on: PairSelection(system: system))
    #expect(timeline.system == system)
    // Without a library only what `actual` says is looked at, and nothing is said here.
    #expect(timeline.checks.isEmpty)
    let fronts = timeline.moments.filter { $0.kind == .passedOver && $0.title.hasPrefix("expect") }.map(\.state.visible)
    #expect(fronts == ["page", "page", "list", "sheet", "alert", "list", "list", "list"])
    #expect(timeline.moments.allSatisfy { $0.state.milliseconds >= 0 })
  }

  @Test("two runs give the same bytes")
  func deterministic() throws {
    let first = try ScenarioText(Self.everything).run()
    let second = try ScenarioText(Self.everything).run()
    #expect(first == second)
    #expect(first.json == second.json)
    #expect(first.text() == second.text())
  }

  @Test("what is counted is counted from one expectation to the next")
  func counting() throws {
    var text = ScenarioText(
      """
      { "turn": "landscapeLeft" },
      { "turn": "landscapeRight" },
      { "expect": { "turns": 2 }, "actual": "same" },
      { "expect": { "turns": 0 }, "actual": "same" },
      { "turn": "portrait" },
      { "expect": { "turns": "<=3" }, "actual": { "turns": 1, "geometryRequests": 0, "refreshes": 0 } }
      """)
    text.root = #"{ "name": "root" }"#
    let timeline = try text.run()
    #expect(timeline.checks.map(\.was) == ["2", "0", "1", "0", "0"])
    #expect(timeline.holds)
  }

  @Test("a step that does not settle leaves its transition running")
  func settling() throws {
    let timeline = try ScenarioText(
      """
      { "push": "page", "in": "nav", "settle": false },
      { "wait": 0.1, "settle": false },
      { "wait": 0.1 }
      """
    ).run()
    #expect(timeline.moments.map(\.state.milliseconds) == [0, 0, 100, 350])
  }

  @Test("R5.4: a refused geometry request is the error, with its code and text")
  func refusal() throws {
    let timeline = try ScenarioText(
      """
      { "requestGeometry": "landscape" },
      { "expect": { "error": null }, "actual": { "error": "101: None of the requested orientations" } },
      { "expect": { "error": null }, "actual": "same" }
      """
    ).run()
    #expect(timeline.holds)
  }

  @Test("without the library the reporter's steps run instead, and only what he saw is looked at")
  func instead() throws {
    var text = ScenarioText(
      """
      { "lock": "landscape", "as": "x", "without": [
        { "setMask": "landscape", "of": "delegate" },
        { "refresh": "root" },
        { "attemptRotation": true, "systems": "15" }
      ] },
      { "lock": "portrait", "as": "y", "without": [] },
      { "release": "x" },
      { "expect": { "interface": "landscape", "issues": 0 }, "actual": "same" },
      { "expect": { "interface": "portrait" } }
      """)
    text.delegate = #""quarterTurn""#
    text.more = #""without": { "delegate": "portrait", "root": { "name": "root" } }, "#
    text.root = #"{ "kind": "quarterTurnNavigation", "name": "root", "stack": [{ "name": "list" }] }"#
    let timeline = try text.run()
    #expect(
      timeline.moments.map(\.kind) == [.launch, .instead, .instead, .passedOver, .passedOver, .expect, .passedOver])
    #expect(timeline.checks.map(\.key) == ["interface"])
    #expect(timeline.holds)
    #expect(!timeline.isWithLibrary)
  }

  @Test("a run leaves nothing behind", arguments: [true, false])
  func leavesNothing(withLibrary: Bool) throws {
    weak var stage: ScenarioStage?
    weak var library: QuarterTurnLibrary?
    func run() throws {
      let scenario = try ScenarioText(#"{ "requestGeometry": "portrait" }, { "turn": "landscapeLeft" }"#).scenario()
      let made = withLibrary ? QuarterTurnLibrary() : nil
      let runner = ScenarioRunner(scenario: scenario, pair: try PairSelection().pair(for: scenario), library: made)
      _ = try runner.run()
      stage = runner.stage
      library = made
    }
    try run()
    #expect(stage == nil)
    #expect(library == nil)
  }
}

extension Timeline.State {
  /// A phone held upright, showing portrait.
  static let sample = Timeline.State(
    milliseconds: 0, pose: .portrait, isUserLocked: false, device: .portrait, interface: .portrait, mask: nil,
    isInterfaceLocked: false, visible: "root", size: CGSize(width: 390, height: 844),
    screen: CGSize(width: 390, height: 844), fillsScreen: true, horizontal: .compact, library: nil)
}
