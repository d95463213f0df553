import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Scenario reading")
struct ScenarioReadingTests {
  /// A step on line 4, and the error it gives.
  struct Bad: CustomTestStringConvertible, Sendable {
    let step: String
    let says: String

    init(_ step: String, _ says: String) {
      self.step = step
      self.says = says
    }

    var testDescription: String { step }
  }

  static let badSteps: [Bad] = [
    Bad(#"{ "trun": "portrait" }"#, #"unknown key "trun" in a step; did you mean "turn"? allowed: turn, userLock"#),
    Bad(#"{ "note": "nothing" }"#, "the step does not say what happens"),
    Bad(#"{ "turn": "portrait", "pop": "nav" }"#, #"one step says one thing, this one says "turn" and "pop""#),
    Bad(#"{ "turn": "portrait", "animated": true }"#, #""animated" does not belong to the step "turn""#),
    Bad(#"{ "turn": "landscapeleft" }"#, #"did you mean "landscapeLeft"?"#),
    Bad(#"{ "turn": "unknown" }"#, #""unknown" is no value for "turn""#),
    Bad(#"{ "turn": 3 }"#, #""turn" is the number 3; one of portrait"#),
    Bad(#"{ "userLock": "on" }"#, #""userLock" is "on"; true or false is wanted"#),
    Bad(#"{ "push": "page" }"#, #"a step lacks the key "in""#),
    Bad(#"{ "push": "pgae", "in": "nav" }"#, #"there is no controller "pgae"; did you mean "page"?"#),
    Bad(#"{ "push": "page", "in": "list" }"#, #""list" is of kind controller; a navigation is wanted"#),
    Bad(#"{ "push": { "name": "list" }, "in": "nav" }"#, #"the name "list" is taken, at line 1"#),
    Bad(#"{ "push": { "kind": "alert", "name": "x" }, "in": "nav" }"#, #""x" is of kind alert; a controller that can be pushed"#),
    Bad(#"{ "push": { "name": "x", "kind": "tab" }, "in": "nav" }"#, #""tab" is no value for "kind""#),
    Bad(#"{ "push": { "name": "x", "stack": [] }, "in": "nav" }"#, #""stack" is not for a controller of kind controller"#),
    Bad(#"{ "present": { "kind": "navigation", "name": "x", "stack": [] } }"#, #""stack" is an empty list; at least one"#),
    Bad(#"{ "present": { "kind": "alert", "name": "x", "mask": "all" } }"#, #""mask" is not for a controller of kind alert"#),
    Bad(#"{ "present": "page", "style": "fullscreen" }"#, #"did you mean "fullScreen"?"#),
    Bad(#"{ "background": false }"#, #""background" is false; true is wanted"#),
    Bad(#"{ "wait": 0 }"#, "a number of seconds, more than 0"),
    Bad(#"{ "wait": 4000 }"#, "at most 3600"),
    Bad(
      #"{ "setMask": "all", "of": "nav" }"#,
      #""nav" is of kind forwardingNavigation; a controller of kind controller or container"#),
    Bad(#"{ "setMask": ["portrait", "landscape"], "of": "page" }"#, #""landscape" is no value for an element of "setMask""#),
    Bad(#"{ "setMask": [], "of": "page" }"#, #""setMask" is an empty list; at least one element"#),
    Bad(#"{ "onlyWithout": [{ "lock": "all", "as": "x" }] }"#, "cannot stand in \"without\""),
    Bad(#"{ "enterFullScreen": "nav" }"#, #""nav" is of kind forwardingNavigation; a quarterTurnVideo is wanted"#),
    Bad(#"{ "expect": { "frames": { "page": [0, 0, 1] } } }"#, "a frame: x, y, width and height is wanted"),
    Bad(#"{ "expect": { "frames": { "nobody": [0, 0, 1, 1] } } }"#, #"there is no controller "nobody""#),
    Bad(#"{ "expect": { "callbacks": { "page": { "viewDidApear": 1 } } } }"#, #"did you mean "viewDidAppear"?"#),
    Bad(#"{ "expect": { "interface": "portrait" }, "actual": { "fullScreen": [] } }"#, "are the library's"),
    Bad(#"{ "refresh": "nobody" }"#, #"there is no controller "nobody""#),
    Bad(#"{ "lock": "all" }"#, #"a step lacks the key "as""#),
    Bad(#"{ "release": "page" }"#, #"there is no lock "page"; none was given"#),
    Bad(#"{ "rotate": "portrait", "until": "later" }"#, #""later" is no value for "until"; allowed: deviceTurns, released"#),
    Bad(#"{ "lock": "all", "as": "x", "without": [{ "release": "x" }] }"#, #"cannot stand in "without""#),
    Bad(#"{ "lock": "all", "as": "x", "without": [{ "expect": { "turns": 1 } }] }"#, #"cannot stand in "without""#),
    Bad(#"{ "turn": "portrait", "without": [] }"#, #""without" does not belong to the step "turn""#),
    Bad(#"{ "turn": "portrait", "systems": "19" }"#, "iOS 19 to 25 never existed"),
    Bad(#"{ "turn": "portrait", "settle": 1 }"#, #""settle" is the number 1"#),
    Bad(#"{ "expect": {} }"#, #""expect" is empty; at least one of interface"#),
    Bad(#"{ "expect": { "orientation": "portrait" } }"#, #"unknown key "orientation" in an expectation"#),
    Bad(#"{ "expect": { "turns": "<3" } }"#, #"a whole number from 0, or a bound like "<=2""#),
    Bad(#"{ "expect": { "turns": 1.5 } }"#, "a whole number from 0"),
    Bad(#"{ "expect": { "crashes": true } }"#, #"a number, a bound like "<=2", or a list of texts"#),
    Bad(#"{ "expect": { "error": 101 } }"#, "part of an error's text, or null"),
    Bad(#"{ "expect": { "visible": "x" } }"#, #"there is no controller "x""#),
    Bad(#"{ "expect": { "turns": 1 }, "actual": "other" }"#, #""other" is no value for "actual""#),
    Bad(#"{ "expect": { "turns": 1 }, "actual": { "observed": "portrait" } }"#, "are the library's"),
    Bad(#""background""#, #"a step is "background"; an object is wanted"#),
  ]

  @Test("a bad step is refused with its line", arguments: badSteps)
  func refusesStep(_ bad: Bad) {
    let error = #expect(throws: ScenarioError.self) { try ScenarioText(bad.step).scenario() }
    #expect(error?.place.line == 4 || bad.step.contains("\"list\" }"))
    #expect(error.map { "\($0)" }?.contains(bad.says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  static let badHeads: [Bad] = [
    Bad(#""outcome": "right", "device": "iPhone 13", "system": "26""#, #"a scenario lacks the key "name""#),
    Bad(#""name": "", "outcome": "right", "device": "iPhone 13", "system": "26""#, "one line that is not empty"),
    Bad(#""name": "a", "outcome": "wrong", "device": "iPhone 13", "system": "26""#, #""wrong" is no value for "outcome""#),
    Bad(#""name": "a", "outcome": "right", "divice": "iPhone 13", "system": "26""#, #"did you mean "device"?"#),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 31", "system": "26""#, #"did you mean "iPhone 11"?"#),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "assumptions": { "deviceTurnAsksApp": 1 }"#,
      #"did you mean "deviceTurnAsksTheApp"?"#),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "assumptions": { "deviceTurnAsksTheApp": 2 }"#,
      "one of 0 (from iOS 16 on a device turn uses the mask reported last), 1 (a device turn asks"),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "sceneDelegate": "sideways""#,
      #""sideways" is no value for "sceneDelegate""#),
    Bad(#""name": "a", "outcome": "right", "device": [], "system": "26""#, #""device" is an empty list"#),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "unfolded": true"#,
      "no pair of device and system existed"),
    Bad(
      #""name": "a", "outcome": "right", "device": "anyPad", "system": "26", "multitasking": "stageManger""#,
      #"did you mean "stageManager"?"#),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": "14""#, "the simulator knows 15, 16, 17"),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": "16.9""#, "the last release known of 16 is 16.7"),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": "18...16""#, "the range ends before it starts"),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": "...""#, #"write "26", "26.2""#),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": 26"#, #""system" is the number 26; a text like"#),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 17", "system": "15""#, "no pair of device and system existed"),
    Bad(#""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "sdk": "any""#, "write one release"),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "pose": "upright""#, "is no value for \"pose\""),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "report": { "id": "104", "link": "https://a.b" }"#,
      "like \"B104\""),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "report": { "id": "B1", "link": "a.b" }"#,
      "starts with https://"),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "without": { "delegate": "quarterTurn" }"#,
      "a mask or null is wanted"),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "infoPlist": { "UISupportedInterfaceOrientations": ["Portrait"] }"#,
      "\"Portrait\" is no value"),
    Bad(
      #""name": "a", "outcome": "right", "device": "iPhone 13", "system": "26", "infoPlist": { "a": 1 }"#,
      "a text, true or false, or a list of texts"),
  ]

  @Test("a bad head is refused", arguments: badHeads)
  func refusesHead(_ bad: Bad) {
    var text = ScenarioText("")
    text.head = bad.step
    let error = #expect(throws: ScenarioError.self) { try text.scenario() }
    #expect(error?.place.line == 1)
    #expect(error.map { "\($0)" }?.contains(bad.says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("a delegate that is none of the kinds is refused")
  func refusesDelegate() {
    var text = ScenarioText("")
    for delegate in [
      #"{ "kind": "mine" }"#, #"{ "kind": "misnamed" }"#, #"{ "kind": "misnamed", "default": "all" }"#,
      #"{ "kind": "quarterTurn", "mask": "all" }"#,
    ] {
      text.delegate = delegate
      #expect(throws: ScenarioError.self) { try text.scenario() }
    }
    text.delegate = #""quarterTurn""#
    text.more = #""sceneDelegate": "all", "#
    #expect(throws: ScenarioError.self) { try text.scenario() }
    text.more = ""
    text.delegate = "true"
    #expect(throws: ScenarioError.self) { try text.scenario() }
  }

  @Test("what cannot be applied needs neither root nor steps")
  func notApplicable() throws {
    let json = #"{ "name": "a", "outcome": { "notApplicable": "no model of it" }, "device": "anyPhone", "system": "any" }"#
    let scenario = try Scenario(json: Array(json.utf8))
    #expect(scenario.outcome == .notApplicable("no model of it"))
    #expect(!scenario.saysWithout)
  }

  @Test("every key of the format is read")
  func everything() throws {
    var text = ScenarioText(
      #"{ "lock": ["portrait", "landscapeLeft"], "as": "x", "preferring": "portrait", "note": "n", "systems": ["15", "26..."], "settle": false }"#
    )
    text.more =
      #""report": { "id": "B7", "link": "https://a.b" }, "sdk": "15", "pose": "faceUp", "userLock": true, "infoPlist": { "A": "b", "C": true, "D": ["e"] }, "without": { "delegate": "all", "root": { "name": "other" } }, "#
    text.controllers =
      #"[{ "kind": "container", "name": "box", "child": { "name": "in", "shouldAutorotate": false, "prefersLock": true, "preferred": "unknown" } }]"#
    text.delegate = #"{ "kind": "quarterTurn", "default": "portrait" }"#
    let scenario = try text.scenario()
    #expect(scenario.report == ScenarioReport(id: "B7", link: "https://a.b"))
    #expect(scenario.sdk == SystemVersion(15))
    #expect(scenario.pose == .faceUp)
    #expect(scenario.userLock)
    #expect(scenario.infoPlist.values == ["A": .string("b"), "C": .bool(true), "D": .strings(["e"])])
    #expect(scenario.app.delegate == .quarterTurn(default: .portrait))
    #expect(scenario.appWithout?.delegate == .own(.all))
    guard case .controller(let other)? = scenario.appWithout?.root else {
      Issue.record("no controller")
      return
    }
    #expect(other.name == "other")
    #expect(scenario.controllers.flatMap { $0.family.map(\.name) } == ["box", "in"])
    let step = scenario.steps[0]
    #expect(step.title == "lock portrait, landscapeLeft as x, preferring portrait")
    #expect(!step.settles && step.applies(to: SystemVersion(15, 8)) && !step.applies(to: SystemVersion(18)))
  }
}
