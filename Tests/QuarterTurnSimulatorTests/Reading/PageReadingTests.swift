import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Reading of pages")
struct PageReadingTests {
  @Test("a root may be a page, and so may the one without the library")
  func reads() throws {
    var text = ScenarioText.page(
      "Menu", #"{ "tap": "Play" }, { "expect": { "text": "Film", "visible": "Player" }, "actual": "same" }"#)
    text.more = #""without": { "delegate": "portrait", "root": { "page": "Old menu" } }, "#
    let scenario = try text.scenario()
    #expect(scenario.app.root?.page == "Menu")
    #expect(scenario.appWithout?.root?.page == "Old menu")
    #expect(scenario.appWithout?.delegate == .own(.portrait))
    #expect(scenario.saysWithout)
    #expect(scenario.steps.map(\.title) == ["tap “Play”", "expect"])
    #expect(try ScenarioText.page("Menu", "").scenario().appWithout == nil)
    #expect(!(try ScenarioText.page("Menu", #"{ "expect": { "turns": 0 } }"#).scenario().saysWithout))
  }

  static let bad: [(step: String, says: String)] = [
    (
      #"{ "push": { "name": "a" }, "in": "nav" }"#,
      #"there is no controller "nav": the root is the page "Menu", which is used by tap"#
    ),
    (#"{ "pop": "nav" }"#, #"there is no controller "nav": the root is the page "Menu""#),
    (#"{ "select": "a", "in": "tabs" }"#, #"there is no controller "tabs": the root is the page"#),
    (#"{ "setMaskWhileVisible": "portrait", "on": "page" }"#, #"there is no controller "page": the root is the page"#),
    (#"{ "expect": { "turns": 0 }, "actual": "same" }"#, "without the library there is nothing to run: the root is a page"),
    (#"{ "rotate": "portrait", "without": [] }"#, "without the library there is nothing to run: the root is a page"),
    (#"{ "tap": "" }"#, "one line that is not empty"),
    (#"{ "goBack": false }"#, #""goBack" is false; true is wanted"#),
    (#"{ "goBack": true, "in": "nav" }"#, #""in" does not belong to the step "goBack""#),
    (#"{ "scrollToRow": -1 }"#, "a whole number from 0"),
    (#"{ "expect": { "text": [] } }"#, #""text" is an empty list; at least one element"#),
  ]

  @Test("what a page does not understand is refused with its line", arguments: bad)
  func refusesStep(step: String, says: String) {
    let error = #expect(throws: ScenarioError.self) { try ScenarioText.page("Menu", step).scenario() }
    #expect(error?.place.line == 4)
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  static let controllerSteps: [(step: String, says: String)] = [
    (#"{ "tap": "page" }"#, #"a tap on a controller lacks the key "in""#),
    (#"{ "goBack": true }"#, #""go back" is for pages; the root is a controller"#),
    (#"{ "tapTab": "One" }"#, #""tap the tab “One”" is for pages"#),
    (#"{ "expect": { "text": "a" } }"#, #""text" is for pages"#),
  ]

  @Test("what controllers do not understand is refused with its line", arguments: controllerSteps)
  func refusesTouch(step: String, says: String) {
    let error = #expect(throws: ScenarioError.self) { try ScenarioText(step).scenario() }
    #expect(error?.place.line == 4)
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  static let roots: [(root: String, more: String, says: String)] = [
    (#"{ "page": "" }"#, "", "one line that is not empty"),
    (#"{ "page": 1 }"#, "", #""page" is the number 1; a text is wanted"#),
    (#"{ "page": "Menu", "name": "a" }"#, "", #"unknown key "name" in a page"#),
    (#"{ "page": "Menu" }"#, #""without": { "root": { "name": "a" } }, "#, "a page stands for a page"),
    (#"{ "name": "nav" }"#, #""without": { "root": { "page": "Menu" } }, "#, "a page stands for a page"),
  ]

  @Test("a root that is neither is refused", arguments: roots)
  func refusesRoot(root: String, more: String, says: String) {
    var text = ScenarioText("")
    text.root = root
    text.more = more
    let error = #expect(throws: ScenarioError.self) { try text.scenario() }
    #expect(error.map { "\($0)" }?.contains(says) == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test("a scenario without a root is about the app that is given, with its Info.plist and delegate")
  func defaults() throws {
    let head = #"{ "name": "n", "outcome": "right", "device": "iPhone 13", "system": "18", "#
    let app = ScenarioDefaults(page: "Menu", infoPlist: ["A": .string("b")], delegate: .quarterTurn(default: .portrait))
    func read(_ rest: String) throws -> Scenario {
      guard case .scenario(let scenario) = try ScenarioDocument(json: Array((head + rest).utf8), defaults: app) else {
        throw ScenarioError(.impossible("a list"), at: .start)
      }
      return scenario
    }
    let plain = try read(#""steps": [] }"#)
    #expect(
      plain.app.root?.page == "Menu" && plain.app.delegate == app.delegate && plain.infoPlist.values == app.infoPlist.values)
    let own = try read(#""delegate": "all", "infoPlist": {}, "steps": [] }"#)
    #expect(own.app.root?.page == "Menu" && own.app.delegate == .own(.all) && own.infoPlist.values.isEmpty)
    let other = try read(#""root": { "name": "a" }, "steps": [] }"#)
    #expect(other.app.root?.page == nil && other.app.delegate == .none && other.infoPlist.values.isEmpty)
    #expect(throws: ScenarioError.self) { try Scenario(json: Array((head + #""steps": [] }"#).utf8)) }
  }
}
