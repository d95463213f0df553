import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Library steps")
struct LibraryStepTests {
  private func run(
    _ steps: String, system: String = "26", delegate: String = #"{ "kind": "quarterTurn", "default": "portrait" }"#
  ) throws -> Timeline {
    var text = ScenarioText(steps)
    text.head = #""name": "a test", "outcome": "right", "device": "iPhone 13", "system": "\#(system)""#
    text.delegate = delegate
    text.root = #"{ "kind": "quarterTurnNavigation", "name": "nav", "stack": [{ "name": "list" }] }"#
    return try text.run(library: QuarterTurnLibrary())
  }

  nonisolated static let majors = SystemCatalogue.releases.map { "\($0)" }

  @Test("a lock is taken, changed, listed and released", arguments: majors)
  func lock(system: String) throws {
    let timeline = try run(
      """
      { "lock": "landscape", "as": "video", "preferring": "landscapeLeft" },
      { "expect": { "interface": "landscapeLeft", "requests": ["video"], "observed": "landscapeLeft", "turns": 1 } },
      { "changeLock": "landscapeRight", "of": "video" },
      { "expect": { "interface": "landscapeRight", "mask": "landscapeRight", "turns": 1 } },
      { "release": "video" },
      { "expect": { "interface": "portrait", "requests": 0, "issues": 0, "crashes": 0 } }
      """, system: system)
    #expect(timeline.checks.filter { !$0.holds } == [])
    #expect(timeline.isWithLibrary)
  }

  @Test("a mask while visible comes with its page and goes with it", arguments: majors)
  func whileVisible(system: String) throws {
    let timeline = try run(
      """
      { "setMaskWhileVisible": "landscape", "on": "free" },
      { "push": "free", "in": "nav" },
      { "expect": { "interface": "landscape", "requests": ["free"], "visible": "free" } },
      { "setMaskWhileVisible": null, "on": "free" },
      { "expect": { "interface": "portrait" } }
      """, system: system)
    #expect(timeline.checks.filter { !$0.holds } == [])
  }

  @Test("a turn on request ends in its orientation or in an error that says why", arguments: majors)
  func rotate(system: String) throws {
    let timeline = try run(
      """
      { "lock": "allButUpsideDown", "as": "free" },
      { "rotate": "landscapeRight", "until": "released" },
      { "expect": { "interface": "landscapeRight", "error": null } },
      { "endRotation": true },
      { "expect": { "interface": "portrait" } },
      { "rotate": "portraitUpsideDown" },
      { "expect": { "interface": "portrait", "error": "upside down" } }
      """, system: system)
    #expect(timeline.checks.filter { !$0.holds } == [])
    #expect(timeline.moments.flatMap(\.events).contains(.library(.rotated(.landscapeRight))))
  }

  @Test(
    "a library step that cannot happen is refused with its line",
    arguments: [
      (
        """
        { "lock": "all", "as": "x" },
        { "lock": "all", "as": "x" }
        """, "the lock x is held already"
      ),
      (
        """
        { "lock": "all", "as": "x", "systems": "15" },
        { "release": "x" }
        """, "the lock x is not held; held: none"
      ),
      (
        """
        { "push": { "name": "late" }, "in": "nav", "systems": "15" },
        { "setMaskWhileVisible": "all", "on": "late" }
        """, "late was not created on this system"
      ),
    ])
  func refuses(steps: String, says: String) {
    let error = #expect(throws: ScenarioError.self) { try run(steps) }
    #expect(error?.place.line == 5)
    #expect(error.map { "\($0)" }?.contains(says) == true)
  }

  @Test("an issue is told with its kind when it is raised and when it is resolved")
  func issues() throws {
    let timeline = try run(
      """
      { "lock": "portrait", "as": "a" },
      { "lock": "landscape", "as": "b" },
      { "expect": { "issues": ["conflict"], "interface": "landscape" } },
      { "release": "b" },
      { "expect": { "issues": 0, "interface": "portrait" } }
      """)
    #expect(timeline.checks.filter { !$0.holds } == [])
    #expect(timeline.text().contains("issue, conflict: “a” is rejected"))
    #expect(timeline.text().contains("issue resolved, conflict"))
  }

  @Test("two runs with the library give the same bytes")
  func deterministic() throws {
    let steps = """
      { "lock": "landscape", "as": "a" },
      { "rotate": "landscapeLeft" },
      { "turn": "landscapeLeft" },
      { "release": "a" }
      """
    #expect(try run(steps).json == run(steps).json)
  }
}
