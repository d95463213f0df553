import HeadlessSwiftUI
import HeadlessUIKit
import Gallery
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Steps on pages")
struct PageStepTests {
  private func failures(_ timeline: Timeline) -> [String] {
    timeline.checks.filter { !$0.holds }.map { "\($0.key): \($0.expected), was \($0.was)" }
  }

  @Test("a finger taps by text and by identifier, changes tabs, goes back and swipes down")
  func touches() async throws {
    let steps = """
      { "expect": { "text": ["Next", "nothing yet"], "visible": "First" } },
      { "tap": "Next" },
      { "expect": { "text": "the next page", "visible": "Next" } },
      { "goBack": true },
      { "tap": "Sheet" },
      { "expect": { "text": "a sheet" } },
      { "swipeDown": true },
      { "tapTab": "Two" },
      { "expect": { "text": "the other tab" } },
      { "tapTab": "One" },
      { "tap": "ask" },
      { "expect": { "text": "answered", "crashes": 0, "console": 0 } }
      """
    let timeline = try await ScenarioText.page("Everything", steps).run(library: QuarterTurnLibrary(), pages: SamplePages())
    #expect(failures(timeline) == [])
    #expect(timeline.checks.count == 10)
    #expect(
      timeline.moments.map(\.title).filter { $0 != "expect" }
        == [
          "launch", "tap “Next”", "go back", "tap “Sheet”", "swipe down", "tap the tab “Two”", "tap the tab “One”", "tap “ask”",
        ])
  }

  @Test("lists are scrolled")
  func scrolls() async throws {
    let timeline = try await ScenarioText.page("Rows", #"{ "scrollToRow": 30 }, { "expect": { "text": "row 30" } }"#).run(
      library: QuarterTurnLibrary(), pages: SamplePages())
    #expect(failures(timeline) == [])
  }

  @Test("a page written without the library runs instead of the other one, and is held against what was seen there")
  func without() async throws {
    var text = ScenarioText.page(
      "Landscape page",
      #"{ "expect": { "interface": "landscapeRight" }, "actual": { "interface": "portrait", "text": "nothing yet" } }"#)
    text.more = #""without": { "root": { "page": "Everything" } }, "#
    text.delegate = #""quarterTurn""#
    let pages = BothPages()
    #expect(failures(try await text.run(library: QuarterTurnLibrary(), pages: pages)) == [])
    let timeline = try await text.run(pages: pages)
    #expect(failures(timeline) == [] && timeline.checks.count == 2 && !timeline.isWithLibrary)
  }

  /// The example app's pages and those of the test.
  private struct BothPages: ScenarioPages {
    var names: [String] { TourPages().names + SamplePages().names }

    func windows(showing page: String) -> (any Scene)? {
      SamplePages().windows(showing: page) ?? TourPages().windows(showing: page)
    }
  }

  @Test("a text that is not there does not hold, and what is there is shown")
  func noText() async throws {
    let timeline = try await ScenarioText.page("Everything", #"{ "expect": { "text": ["Next", "Nowhere"] } }"#)
      .run(library: QuarterTurnLibrary(), pages: SamplePages())
    #expect(timeline.checks.map(\.holds) == [true, false])
    #expect(timeline.checks.last?.was.contains("nothing yet") == true)
  }

  @Test("device rotations, the system and the library's own steps go with pages")
  func otherSteps() async throws {
    var text = ScenarioText.page(
      "Free page",
      """
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "landscapeRight", "observed": "landscapeRight", "requests": ["Free page"] } },
      { "lock": "portrait", "as": "token" },
      { "expect": { "interface": "portrait" } },
      { "release": "token" }, { "background": true }, { "turn": "portrait" }, { "foreground": true },
      { "userLock": true }, { "turn": "landscapeLeft" }, { "wait": 1 },
      { "expect": { "interface": "portrait", "crashes": 0, "issues": 0 } }
      """)
    text.delegate = #""quarterTurn""#
    let timeline = try await text.run(library: QuarterTurnLibrary(), pages: TourPages())
    #expect(failures(timeline) == [])
  }

  @Test("a step that does not settle is seen while it is under way")
  func midway() async throws {
    var text = ScenarioText.page(
      "Gallery",
      """
      { "tap": "Landscape page" }, { "goBack": true, "settle": false },
      { "expect": { "interface": "landscapeRight" } }, { "wait": 1 }, { "expect": { "interface": "portrait" } }
      """)
    text.delegate = #"{ "kind": "quarterTurn", "default": "portrait" }"#
    #expect(failures(try await text.run(library: QuarterTurnLibrary(), pages: TourPages())) == [])
  }

  @Test("an app without the library's delegate shows the issue that says which line to add")
  func noDelegate() async throws {
    let text = ScenarioText.page("Landscape page", #"{ "expect": { "issues": ["delegateNotForwarding"], "crashes": 0 } }"#)
    #expect(failures(try await text.run(library: QuarterTurnLibrary(), pages: TourPages())) == [])
  }

  nonisolated static let impossible: [(page: String, step: String, line: Int, says: String)] = [
    ("Everything", #"{ "tap": "Nxt" }"#, 4, #"No control on the screen is called "Nxt". There are: "Next", "Sheet", "Ask""#),
    ("Everything", #"{ "tapTab": "Three" }"#, 4, #"No tab is called "Three". There are: "One", "Two""#),
    ("Everything", #"{ "goBack": true }"#, 4, "No screen on the screen has a back button."),
    ("Everything", #"{ "swipeDown": true }"#, 4, "Nothing on the screen can be swiped away."),
    ("Everything", #"{ "scrollToRow": 1 }"#, 4, "No list is on the screen."),
    ("Everythink", #"{ "wait": 1 }"#, 1, #"there is no page "Everythink"; did you mean "Everything"? allowed: Everything, Rows"#),
  ]

  @Test("a touch that finds nothing and a page nobody knows are errors with their line", arguments: impossible)
  func refuses(page: String, step: String, line: Int, says: String) async {
    let error = await #expect(throws: ScenarioError.self) {
      try await ScenarioText.page(page, step).run(library: QuarterTurnLibrary(), pages: SamplePages())
    }
    #expect(error?.place.line == line)
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("without pages there is none, and at once a page cannot be run")
  func noPages() async throws {
    let scenario = try ScenarioText.page("Free page", #"{ "wait": 1 }"#).scenario()
    let pair = try PairSelection().pair(for: scenario)
    let error = await #expect(throws: ScenarioError.self) {
      try await ScenarioRunner(scenario: scenario, pair: pair, library: QuarterTurnLibrary()).run()
    }
    #expect(error.map { "\($0)" } == #"there is no page "Free page"; none was given"#)
    let without = await #expect(throws: ScenarioError.self) {
      try await ScenarioRunner(scenario: scenario, pair: pair, library: nil, pages: TourPages()).run()
    }
    #expect(without.map { "\($0)" } == "the page uses the library, and no page without it is named")
    func atOnce() throws { _ = try ScenarioRunner(scenario: scenario, pair: pair, library: nil, pages: TourPages()).run() }
    #expect(throws: ScenarioError.self) { try atOnce() }
  }

  @Test("a run of a page leaves nothing behind, and the same twice gives the same")
  func leavesNothing() async throws {
    weak var stage: ScenarioStage?
    weak var library: QuarterTurnLibrary?
    func run() async throws -> Timeline {
      var text = ScenarioText.page("Turn", #"{ "tap": "Turn to landscape" }, { "tap": "Turn upside down" }"#)
      text.delegate = #""quarterTurn""#
      let scenario = try text.scenario()
      let made = QuarterTurnLibrary()
      let runner = ScenarioRunner(
        scenario: scenario, pair: try PairSelection().pair(for: scenario), library: made, pages: TourPages())
      let timeline = try await runner.run()
      stage = runner.stage
      library = made
      return timeline
    }
    let first = try await run()
    #expect(stage == nil)
    #expect(library == nil)
    #expect(try await run() == first)
  }

  @Test("a page that never comes to rest ends the run, and the error names the step")
  func endless() async throws {
    let text = ScenarioText.page(
      "Clock", #"{ "turn": "landscapeLeft" }, { "turn": "portrait" }, { "tap": "start" }, { "goBack": true }"#)
    let error = await #expect(throws: ScenarioError.self) {
      try await text.run(library: QuarterTurnLibrary(), pages: SamplePages())
    }
    #expect(error?.isRestless == true)
    #expect(error.map { "\($0)" }?.hasPrefix("after \"tap “start”\" the app does not come to rest") == true)
  }
}
