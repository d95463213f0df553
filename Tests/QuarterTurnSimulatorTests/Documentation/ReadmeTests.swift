import HeadlessUIKit
import QuarterTurnSimulator
import Gallery
import Testing

@MainActor @Suite struct ReadmeTests {
  @Test(
    "README shows the snippets that are compiled and run",
    arguments: [
      "ReadmeApp/PlanApp.swift", "ReadmeApp/VideoPage.swift", "ReadmeSnippets/PlanViewController.swift",
    ])
  func snippet(path: String) throws {
    let snippet = try Checkout.text(of: "Examples/OrdinaryApps/Sources/" + path).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Imports are shown once.
    let shown = snippet.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
    #expect(try Checkout.text(of: "README.md").contains("\n\(shown)```"))
  }

  @Test("TheTool shows what the command prints", arguments: [true, false])
  func command(withLibrary: Bool) async throws {
    let file = "Examples/Scenarios/B104-leaving-the-player.json"
    let batch = ScenarioBatch(withLibrary: withLibrary)
    let results = await batch.run([Checkout.root.appendingPathComponent(file).path])
    let command = "$ swift run quarter-turn simulate \(withLibrary ? "" : "--without-library ")\(file)\n"
    #expect(try Checkout.text(of: "Documentation/TheTool.md").contains(command + ScenarioResults.text(results)))
  }

  @Test("TheTool says how the run of all examples ends")
  func allExamples() async throws {
    let folder = Checkout.root.appendingPathComponent("Examples/Scenarios").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = names.filter { $0.hasSuffix(".json") && $0 != "reports.json" }
    let batch = ScenarioBatch(withLibrary: true, pages: TourPages())
    let results = await batch.run(files.map { "\(folder)/\($0)" })
    let ending = try #require(ScenarioResults.text(results).split(separator: "\n").last)
    let page = try Checkout.text(of: "Documentation/TheTool.md")
    #expect(page.contains("all \(files.count) examples"))
    #expect(page.contains("```\n\(ending)\n```"))
  }

  @Test("Limits counts the rules")
  func rules() throws {
    #expect(try Checkout.text(of: "Documentation/Limits.md").contains("as \(RuleBook.rules.count) numbered rules"))
  }
}
