import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Scenes, windows and devices in scenarios")
struct SceneStepTests {
  private static let four = """
    "infoPlist": { "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
      "UIInterfaceOrientationLandscapeRight"] }
    """

  private static let three = """
    "infoPlist": { "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"] }
    """

  private func timeline(
    _ steps: String, device: String = "iPad Air (5th generation)", system: String = "26", more: String = ""
  ) throws -> Timeline {
    var text = ScenarioText(steps)
    text.head = #""name": "a test", "outcome": "right", "device": "\#(device)", "system": "\#(system)""# + more
    text.delegate = #""quarterTurn""#
    text.root = #"{ "name": "root" }"#
    return try text.run(library: QuarterTurnLibrary())
  }

  private func failures(
    _ steps: String, device: String = "iPad Air (5th generation)", system: String = "26", more: String = ""
  ) throws -> [Timeline.Check] {
    try timeline(steps, device: device, system: system, more: more).checks.filter { !$0.holds }
  }

  @Test("each scene has its own mask, requests and orientation")
  func scenes() throws {
    let steps = """
      { "connectScene": "second", "root": { "name": "other" } },
      { "lock": "landscape", "as": "film", "scene": "second" },
      { "expect": { "interface": "portrait", "visible": "root", "requests": 0 } },
      { "expect": { "interface": "landscape", "visible": "other", "requests": ["film"] }, "scene": "second" },
      { "disconnectScene": "second" },
      { "expect": { "interface": "portrait", "crashes": 0 } }
      """
    #expect(try failures(steps, system: "18", more: ", " + Self.three) == [])
  }

  @Test("an external display does not turn, and a template scene understands no request")
  func otherDisplays() throws {
    let steps = """
      { "connectScene": "beamer", "root": { "name": "slides" }, "external": true },
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "landscapeRight" } },
      { "expect": { "interface": "portrait", "visible": "slides" }, "scene": "beamer" },
      { "requestGeometry": "landscape", "scene": "car" },
      { "expect": { "crashes": ["unrecognized selector"] } }
      """
    #expect(try failures(steps, more: #", "templateScene": "car""#) == [])
  }

  @Test("the topmost window decides while it is shown")
  func windows() throws {
    let steps = """
      { "openWindow": "hud", "root": { "name": "overlay", "mask": "landscape" }, "level": "alert", "hidden": true },
      { "textEffectsWindow": true },
      { "expect": { "mask": "allButUpsideDown" } },
      { "showWindow": "hud" },
      { "expect": { "mask": "landscape" } },
      { "hideWindow": "hud" },
      { "refresh": "root" },
      { "expect": { "mask": "allButUpsideDown", "visible": "root" } },
      { "replaceRoot": { "name": "login", "mask": "portrait" } },
      { "expect": { "mask": "portrait", "visible": "login" } }
      """
    #expect(try failures(steps, device: "iPhone 13") == [])
  }

  @Test("an iPad's scene is resized by its user, and the foldable opens")
  func sizes() throws {
    let windows = """
      { "expect": { "fillsScreen": true, "shape": "tall", "horizontal": "regular" } },
      { "resize": "third" },
      { "expect": { "fillsScreen": false, "horizontal": "compact" } },
      { "resize": "fullScreen" },
      { "multitasking": "windowedApps" },
      { "resize": [800, 600] },
      { "expect": { "fillsScreen": false, "shape": "wide", "interface": "portrait" } }
      """
    #expect(try failures(windows, more: ", " + Self.four) == [])
    let fold = """
      { "expect": { "interface": "portrait", "horizontal": "compact" } },
      { "unfold": true },
      { "expect": { "interface": "landscapeLeft", "horizontal": "regular" } },
      { "fold": true },
      { "expect": { "interface": "portrait" } }
      """
    #expect(try failures(fold, device: "iPhone Duo", system: "27.1") == [])
  }

  @Test("an inactive app turns when it is active again")
  func inactive() throws {
    let steps = """
      { "resignActive": true },
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "portrait" } },
      { "becomeActive": true },
      { "expect": { "interface": "landscapeRight" } }
      """
    #expect(try failures(steps, device: "iPhone 13") == [])
  }

  @Test("a scenario's multitasking mode and open foldable exist on some pairs only")
  func offers() throws {
    var text = ScenarioText("")
    text.head =
      #""name": "a", "outcome": "right", "device": ["anyPad", "anyPhone"], "system": "any", "multitasking": "windowedApps""#
    let scenario = try text.scenario()
    #expect(scenario.pairs.existing.allSatisfy { $0.device.idiom == .pad && $0.system >= SystemVersion(26) })
    let error = #expect(throws: PairFault.self) { try PairSelection(system: SystemVersion(18)).pair(for: scenario) }
    #expect(error.map { "\($0)" }?.hasPrefix("no such device and system offer what the scenario starts with") == true)
  }

  nonisolated static let impossible: [(String, String)] = [
    (#"{ "resize": [600, 600] }"#, "need the multitasking mode stageManager or windowedApps"),
    (#"{ "multitasking": "windowedApps" }, { "resize": "slideOver" }"#, "Slide Over are there in the multitasking mode"),
    (#"{ "unfold": true }"#, "iPad Air (5th generation) does not fold"),
    (#"{ "becomeActive": true }"#, #"the app is active already; "resignActive" comes first"#),
    (#"{ "background": true }, { "resignActive": true }"#, "the app is in the background"),
    (
      #"{ "connectScene": "b", "root": { "name": "r" } }, { "disconnectScene": "b" }, { "lock": "all", "as": "x", "scene": "b" }"#,
      "the scene b is not connected"
    ),
    (#"{ "openWindow": "w", "root": "page", "systems": "15" }, { "showWindow": "w" }"#, "the window w was never opened"),
  ]

  @Test("a step that the device or the moment does not allow is refused", arguments: impossible)
  func refuses(steps: String, says: String) {
    let error = #expect(throws: ScenarioError.self) { try timeline(steps) }
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("the app's own window is hidden and shown by its scene's name")
  func hidesMain() throws {
    let timeline = try ScenarioText(
      """
      { "openWindow": "over", "root": { "name": "other", "mask": "landscape" }, "level": "alert" },
      { "hideWindow": "over" },
      { "hideWindow": "main" },
      { "showWindow": "main" },
      { "expect": { "interface": "portrait" }, "actual": "same" }
      """
    ).run()
    #expect(timeline.checks.filter { !$0.holds } == [])
    #expect(timeline.checks.count == 1)
  }

  @Test("a web page's video turns in an app that is portrait alone", arguments: ["15", "16", "26", "27"])
  func webVideo(system: String) throws {
    var text = ScenarioText(
      """
      { "showWebVideo": true },
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "landscapeRight" }, "actual": "same" },
      { "turn": "portrait" },
      { "closeWebVideo": true },
      { "turn": "landscapeLeft" },
      { "expect": { "interface": "portrait" }, "actual": "same" }
      """)
    text.head = #""name": "a test", "outcome": "right", "device": "iPhone 13", "system": "\#(system)""#
    text.delegate = #""portrait""#
    #expect(try text.run().checks.map(\.holds) == [true, true])
  }
}
