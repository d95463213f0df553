import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Documentation/scenario.schema.json")
struct SchemaTests {
  private let schema: SchemaValidator

  init() throws {
    schema = try SchemaValidator(try Checkout.text(of: "Documentation/scenario.schema.json"))
  }

  /// The words of an enumeration.
  private func words(_ name: String) throws -> [String] { try schema.definition(name)["enum"]?.elements.map(\.text) ?? [] }

  private func keys(_ schema: JSONValue?) -> [String] { schema?["properties"]?.members.map(\.key) ?? [] }

  @Test("every example is accepted, and the list of reports", arguments: ExampleScenarios.files + ["reports.json"])
  func examples(file: String) throws {
    let text = try Checkout.text(of: "\(ExampleScenarios.folder)/\(file)")
    #expect(try schema.accepts(try JSONValue(file: Array(text.utf8))))
  }

  @Test("a step that the reader refuses for its form is refused", arguments: ScenarioReadingTests.badSteps)
  func badSteps(_ bad: ScenarioReadingTests.Bad) throws {
    try expectRefusal(of: ScenarioText(bad.step).text)
  }

  @Test("a step on a page that the reader refuses for its form is refused", arguments: PageReadingTests.bad.map(\.step))
  func badPageSteps(step: String) throws {
    try expectRefusal(of: ScenarioText.page("Menu", step).text)
  }

  @Test("a root that the reader refuses for its form is refused", arguments: PageReadingTests.roots)
  func badRoots(root: String, more: String, says: String) throws {
    var text = ScenarioText("")
    text.root = root
    text.more = more
    try expectRefusal(of: text.text)
  }

  @Test("a head that the reader refuses for its form is refused", arguments: ScenarioReadingTests.badHeads)
  func badHeads(_ bad: ScenarioReadingTests.Bad) throws {
    var text = ScenarioText("")
    text.head = bad.step
    try expectRefusal(of: text.text)
  }

  @Test("a list of reports that the reader refuses for its form is refused", arguments: ReportTests.bad.map(\.0))
  func badReports(text: String) throws {
    try expectRefusal(of: text)
  }

  /// What depends on names, on other values or on the catalogue of pairs is the reader's alone.
  private func expectRefusal(of text: String) throws {
    let value = try JSONValue(file: Array(text.utf8))
    #expect(try schema.accepts(value) == isBeyondSchema(text))
  }

  private func isBeyondSchema(_ text: String) -> Bool {
    do throws(ScenarioError) {
      _ = try ScenarioDocument(json: Array(text.utf8))
      return true
    } catch {
      switch error.fault {
      case .unknownName, .nameTaken, .notInPage, .wrongController, .impossible, .restless, .noPair: return true
      case .invalidSystem(_, let reason) where reason == "\(SystemFault.emptyRange)": return true
      case .json, .wrongKind, .unknownKey, .missingKey, .unknownWord, .invalidSystem, .noStepKey, .severalStepKeys,
        .keyNotForStep,
        .keyNotForController, .stepNotAllowedHere:
        return false
      }
    }
  }

  @Test("objects have the reader's keys")
  func sameKeys() throws {
    #expect(keys(try schema.definition("scenario")) == Scenario.keys)
    #expect(keys(try schema.definition("expectation")) == ScenarioExpectation.keys)
    #expect(keys(try schema.definition("report")) == ReportList.Report.keys)
  }

  @Test("each kind of controller has the reader's keys")
  func controllers() throws {
    let forms = try schema.definition("controller")["anyOf"]?.elements ?? []
    var kinds: [String] = []
    for form in forms {
      for kind in form["properties"]?["kind"]?["enum"]?.elements.map(\.text) ?? [] {
        kinds.append(kind)
        let known = try #require(Words.kinds.first { $0.0 == kind }?.1)
        #expect(Set(keys(form)) == Set(ScenarioController.keys(for: known)), "\(kind)")
      }
    }
    #expect(Set(kinds) == Set(Words.kinds.map(\.0)))
    #expect(kinds.count == Words.kinds.count)
  }

  @Test("each step has the reader's keys")
  func steps() throws {
    let uikit = try schema.definition("uikitStep")["anyOf"]?.elements ?? []
    let library = try schema.definition("libraryStep")["anyOf"]?.elements ?? []
    let forms = uikit + library + [try schema.definition("onlyWithoutStep"), try schema.definition("expectStep")]
    #expect(forms.compactMap { keys($0).first } == StepForm.all.map(\.verb))
    for (form, known) in zip(forms, StepForm.all) {
      #expect(Set(keys(form)) == Set([known.verb] + known.beside + StepForm.common), "\(known.verb)")
    }
  }

  @Test("enumerations have the reader's words")
  func enumerations() throws {
    #expect(try words("device") == DeviceChoice.classes.map(\.0) + DeviceCatalogue.devices.map(\.name))
    #expect(try words("orientation") == Words.orientations.map(\.0))
    #expect(try words("pose") == Words.poses.map(\.0))
    #expect(try words("deviceOrientation") == Words.deviceOrientations.map(\.0))
    #expect(try words("mode") == Words.modes.map(\.0))
    #expect(try words("column") == Words.columns.map(\.0))
    #expect(try schema.definition("mask")["anyOf"]?.elements.first?["enum"]?.elements.map(\.text) == Words.masks.map(\.0))
    for (verb, key, known) in [
      ("present", "style", Words.styles.map(\.0)), ("present", "adaptsTo", Words.adaptations.map(\.0)),
      ("resize", "resize", Words.windowings.map(\.0)), ("openWindow", "level", Words.levels.map(\.0)),
    ] {
      let form = try schema.definition("uikitStep")["anyOf"]?.elements.first { keys($0).first == verb }
      let value = form?["properties"]?[key]
      let list = value?["enum"] ?? value?["anyOf"]?.elements.first?["enum"]
      #expect(list?.elements.map(\.text) == known, "\(verb): \(key)")
    }
  }

  @Test("systems are those that existed")
  func systems() throws {
    func accepts(_ system: String) throws -> Bool {
      var text = ScenarioText("")
      text.head = #""name": "a", "outcome": "right", "device": "anyPhone", "system": "\#(system)""#
      return try schema.accepts(try JSONValue(file: Array(text.text.utf8)))
    }
    for major in 14...28 {
      for minor in 0...9 {
        for system in ["\(major)", "\(major).\(minor)", "\(major).\(minor)...", "...\(major)"] {
          #expect(try accepts(system) == ((try? SystemChoice.reading(system)) != nil), "\(system)")
        }
      }
    }
  }
}
