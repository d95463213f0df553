import HeadlessUIKit
import QuarterTurnScenarios
import Testing

@testable import QuarterTurnSimulator

@MainActor
@Suite("Documentation/Scenarios.md")
struct ScenarioDocumentationTests {
  private var text: String {
    get throws { try Checkout.text(of: "Documentation/Scenarios.md") }
  }

  @Test("the example runs as written, on each of its devices and systems, with and without the library")
  func example() throws {
    let parts = try text.components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") })
    let scenario = try Scenario(json: Array(example.dropFirst(5).utf8))
    for pair in scenario.pairs.existing {
      for withLibrary in [true, false] {
        #expect(try ExampleScenarios.failures(of: scenario, on: pair, withLibrary: withLibrary) == [])
      }
    }
  }

  @Test("every step with its keys, every style and every class of devices is described")
  func complete() throws {
    let text = try text
    for form in StepForm.all {
      #expect(text.contains("\"\(form.verb)\""), "\(form.verb)")
      for key in form.beside { #expect(text.contains("`\(key)`"), "\(form.verb): \(key)") }
    }
    for (style, _) in Words.styles { #expect(text.contains("`\(style)`"), "\(style)") }
    for (choice, _) in DeviceChoice.classes { #expect(text.contains("`\(choice)`"), "\(choice)") }
  }
}
