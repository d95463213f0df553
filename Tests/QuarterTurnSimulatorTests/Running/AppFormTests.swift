import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

/// What a scenario says of the app as a whole, and of its controllers by name.
@MainActor
@Suite("The app of a scenario")
struct AppFormTests {
  private func failures(_ timeline: Timeline) -> [String] {
    timeline.checks.filter { !$0.holds }.map { "\($0.key): \($0.expected), was \($0.was)" }
  }

  private func run(
    _ steps: String, head: String, more: String = "", root: String = #"{ "name": "root" }"#, delegate: String = "null",
    library: Bool = false
  ) throws -> Timeline {
    var text = ScenarioText(steps)
    text.head = #""name": "a test", "outcome": "right", "# + head
    text.more = more
    text.root = root
    text.delegate = delegate
    return try text.run(library: library ? QuarterTurnLibrary() : nil)
  }

  @Test("an app for iPhones alone stays narrow on an iPad")
  func phonesOnly() throws {
    let steps = #"{ "expect": { "horizontal": "compact" }, "actual": "same" }"#
    let head = #""device": "iPad Air (5th generation)", "system": "26", "infoPlist": { "UIDeviceFamily": [1] }"#
    #expect(try failures(run(steps, head: head)) == [])
    let error = #expect(throws: ScenarioError.self) {
      try run(steps, head: head.replacing("[1]", with: #"[1, "2"]"#))
    }
    #expect(error.map { "\($0)" } == #"an element of "UIDeviceFamily" is "2"; a whole number from 0 is wanted"#)
  }

  @Test("an iPad that is locked sideways opens the app so")
  func lockedPad() throws {
    let timeline = try run(
      #"{ "expect": { "interface": "landscapeRight", "shape": "wide" }, "actual": "same" }"#,
      head: #""device": "anyPad", "system": "26""#, more: #""pose": "landscapeLeft", "userLock": true, "#)
    #expect(failures(timeline) == [])
  }

  @Test("open questions are answered by the scenario")
  func assumptions() throws {
    let steps = """
      { "setMask": "allButUpsideDown", "of": "delegate" },
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "landscapeRight" }, "actual": "same" }
      """
    let head = #""device": "iPhone 13", "system": "26", "assumptions": { "deviceTurnAsksTheApp": 1 }"#
    #expect(try failures(run(steps, head: head, delegate: #""portrait""#)) == [])
    #expect(try failures(run(steps, head: head.replacing("1 }", with: "0 }"), delegate: #""portrait""#)).count == 1)
  }

  @Test("a scene delegate of the app's own answers from iOS 27 on, a misnamed method never", arguments: ["18", "26", "27"])
  func delegates(system: String) throws {
    let wanted = system == "27" ? "landscape" : "portrait"
    let scene = try run(
      #"{ "expect": { "interface": "\#(wanted)" }, "actual": "same" }"#, head: #""device": "iPhone 13", "system": "\#(system)""#,
      more: #""sceneDelegate": "landscape", "#)
    #expect(failures(scene) == [])
    let misnamed = try run(
      #"{ "expect": { "interface": "portrait", "mask": "allButUpsideDown" }, "actual": "same" }"#,
      head: #""device": "iPhone 13", "system": "\#(system)""#, delegate: #"{ "kind": "misnamed", "mask": "landscape" }"#)
    #expect(failures(misnamed) == [])
  }

  @Test("steps of the reporter's code alone are left out with the library")
  func onlyWithout() throws {
    let steps = """
      { "onlyWithout": [{ "setMask": "landscape", "of": "delegate" }, { "refresh": "root" }] },
      { "expect": { "interface": "portrait" }, "actual": { "interface": "landscape" } }
      """
    let head = #""device": "iPhone 13", "system": "26""#
    let without = try run(steps, head: head, delegate: #""portrait""#)
    #expect(failures(without) == [])
    #expect(without.moments.map(\.kind) == [.launch, .instead, .instead, .expect])
    let with = try run(steps, head: head, delegate: #""portrait""#, library: true)
    #expect(failures(with) == [])
    #expect(with.moments[1].kind == .passedOver)
  }

  @Test("a video of the library's fills the screen and goes back", arguments: ["15", "16", "26", "27"])
  func video(system: String) throws {
    let timeline = try run(
      """
      { "enterFullScreen": "video" },
      { "expect": { "interface": "landscape", "fullScreen": ["video"], "crashes": 0 } },
      { "leaveFullScreen": "video" },
      { "expect": { "interface": "portrait", "fullScreen": [], "crashes": 0 } }
      """, head: #""device": "iPhone 13", "system": "\#(system)""#,
      root: #"{ "kind": "quarterTurnVideo", "name": "video", "child": { "name": "player" } }"#,
      delegate: #"{ "kind": "quarterTurn", "default": "portrait" }"#, library: true)
    #expect(failures(timeline) == [])
  }

  @Test("frames and callbacks are looked at by a controller's name")
  func framesAndCallbacks() throws {
    let steps = """
      { "expect": { "frames": { "root": [0, 0, 390, 844] }, "callbacks": { "root": { "viewDidLoad": 1, "viewDidAppear": 1 } } },
        "actual": "same" },
      { "turn": "landscapeLeft" },
      { "expect": { "frames": { "root": [0, 0, 844, 390] }, "callbacks": { "root": { "viewWillTransition": 1, "viewDidAppear": 0 } } },
        "actual": "same" },
      { "expect": { "frames": { "free": [0, 0, 1, 1] }, "callbacks": { "root": { "viewDidLayoutSubviews": ">=1" } } },
        "actual": "same" }
      """
    let timeline = try run(steps, head: #""device": "iPhone 13", "system": "26""#)
    #expect(
      failures(timeline) == ["frame of free: 0, 0, 1 × 1, was in no window", "viewDidLayoutSubviews of root: at least 1, was 0"])
  }
}
