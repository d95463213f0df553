import HeadlessUIKit
import QuarterTurnSimulator
import QuarterTurnTour
import Testing

@MainActor @Suite struct ReadmeTests {
  @Test(
    "README shows the snippets that are compiled and run",
    arguments: [
      "Tests/ReadmeApp/PlanApp.swift", "Tests/ReadmeApp/VideoPage.swift", "Tests/ReadmeSnippets/PlanViewController.swift",
    ])
  func snippet(path: String) throws {
    let snippet = try Self.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
    // Imports are shown once.
    let shown = snippet.drop { $0.hasPrefix("import ") || $0.isEmpty }.joined(separator: "\n")
    #expect(try Self.text(of: "README.md").contains("\n\(shown)```"))
  }

  @Test("TestingYourPages shows a test that is run, and the setting that it needs")
  func ownTest() throws {
    let page = try Self.text(of: "Documentation/TestingYourPages.md")
    let test = try Self.text(of: "Tests/ReadmeTests/PlanTests.swift")
    #expect(page.contains("```swift\n\(test.replacing("ReadmeSnippets", with: "Pages"))```"))
    let setting = #".unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: [.linux, .macOS]))"#
    #expect(page.contains(setting))
    #expect(try Self.text(of: "Package.swift").contains(setting))
  }

  @Test("TheTool shows what the command prints", arguments: [true, false])
  func command(withLibrary: Bool) async throws {
    let file = "Examples/Scenarios/B104-leaving-the-player.json"
    let makeLibrary: @MainActor () -> any ScenarioLibrary = { QuarterTurnLibrary() }
    let batch = ScenarioBatch(library: withLibrary ? makeLibrary : nil)
    let results = await batch.run([Self.root.appendingPathComponent(file).path])
    let command = "$ swift run quarter-turn simulate \(withLibrary ? "" : "--without-library ")\(file)\n"
    #expect(try Self.text(of: "Documentation/TheTool.md").contains(command + ScenarioResults.text(results)))
  }

  @Test("TheTool says how the run of all examples ends")
  func allExamples() async throws {
    let folder = Self.root.appendingPathComponent("Examples/Scenarios").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = names.filter { $0.hasSuffix(".json") && $0 != "reports.json" }
    let batch = ScenarioBatch(library: { QuarterTurnLibrary() }, pages: TourPages())
    let results = await batch.run(files.map { "\(folder)/\($0)" })
    let ending = try #require(ScenarioResults.text(results).split(separator: "\n").last)
    let page = try Self.text(of: "Documentation/TheTool.md")
    #expect(page.contains("all \(files.count) examples"))
    #expect(page.contains("```\n\(ending)\n```"))
  }

  @Test("Limits counts the rules")
  func rules() throws {
    #expect(try Self.text(of: "Documentation/Limits.md").contains("as \(RuleBook.rules.count) numbered rules"))
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
