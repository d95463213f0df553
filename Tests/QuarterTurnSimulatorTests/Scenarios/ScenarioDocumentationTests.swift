import HeadlessUIKit
import Gallery
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Documentation/Scenarios.md")
struct ScenarioDocumentationTests {
  private var text: String {
    get throws { try Checkout.text(of: "Documentation/Scenarios.md") }
  }

  @Test("the example runs as written, on each of its devices and systems, with and without the library")
  func example() async throws {
    let parts = try text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") })
    let scenario = try Scenario(json: Array(example.dropFirst(5).utf8))
    for pair in scenario.pairs.existing {
      for withLibrary in [true, false] {
        let failures = try await ExampleScenarios.failures(of: scenario, on: pair, withLibrary: withLibrary)
        #expect(failures == [])
      }
    }
  }

  @Test("the script runs as written, on each system")
  func script() async throws {
    let parts = try text.components(separatedBy: "```")
    let script = try #require(parts.last { $0.hasPrefix("json\n") })
    guard
      case .scenario(let scenario) = try ScenarioDocument(json: Array(script.dropFirst(5).utf8), defaults: TourPages.gallery)
    else {
      Issue.record("no scenario")
      return
    }
    for pair in ExampleScenarios.pairs(of: scenario) {
      let failures = try await ExampleScenarios.failures(of: scenario, on: pair, withLibrary: true)
      #expect(failures == [])
    }
  }

  @Test("every key and every word that the reader knows is described")
  func complete() throws {
    let text = try text
    let verbs = StepForm.verbs.map { "\"\($0)\"" }
    var words = StepForm.all.flatMap(\.beside) + StepForm.common
    words += Scenario.keys + ScenarioController.keys + ScenarioExpectation.keys + ReportList.Report.keys
    words += Words.kinds.map(\.0) + Words.columns.map(\.0) + Words.styles.map(\.0) + Words.adaptations.map(\.0)
    words += Words.levels.map(\.0) + Words.windowings.map(\.0) + Words.modes.map(\.0) + Words.widths.map(\.0)
    words += Words.deviceOrientations.map(\.0) + Words.masks.map(\.0) + DeviceChoice.classes.map(\.0)
    words += ReportList.Face.allCases.map(\.rawValue) + LibraryStep.RotationEnd.allCases.map(\.rawValue)
    words += ScenarioExpectation.Shape.allCases.map(\.rawValue)
    let missing = verbs.filter { !text.contains($0) } + words.map { "`\($0)`" }.filter { !text.contains($0) }
    #expect(missing == [])
  }

  @Test("what is refused before it is read is described with its limits")
  func limits() throws {
    let text = try text
    for limit in ["\(JSONReader.depthLimit) levels", "\(JSONReader.sizeLimit / 1_000_000) MB", "byte order mark", "UTF-8"] {
      #expect(text.contains(limit), "\(limit)")
    }
  }
}
