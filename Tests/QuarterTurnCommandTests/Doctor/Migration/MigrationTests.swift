import Foundation
import Testing

@testable import QuarterTurnDoctor

@Suite struct MigrationTests {
  @Test("Every line that replaces something stands in a file that is compiled") func compiled() throws {
    var known: Set<String> = []
    for folder in ["Examples/OrdinaryApps/Sources/ReadmeSnippets", "Examples/OrdinaryApps/Sources/ReadmeApp"] {
      let files = FileManager.default.enumerator(atPath: Checkout.root.appendingPathComponent(folder).path)
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        let text = try Checkout.text(of: "\(folder)/\(name)")
        known.formUnion(text.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init))
      }
    }
    for (rule, lines) in Migration.replacements {
      for line in lines { #expect(known.contains(line), "\(rule)") }
    }
  }

  @Test("Only rules that exist are replaced") func rules() {
    #expect(Set(Migration.replacements.keys).isSubset(of: Doctor.rules.map(\.id)))
  }

  @Test("A finding shows the lines on a terminal and to programs") func shown() {
    var report = Samples.report
    report.findings = [report.findings[0]]
    let text = TerminalText(paths: Samples.here, style: TerminalStyle(hasColor: false)).text(report)
    #expect(text.contains("  with QuarterTurn:\n    let coordinator = view.window?.windowScene?.orientationCoordinator\n"))
    #expect(JSONOutput.text(report, paths: Samples.here, devices: nil).contains("\"replacement\" : \"with QuarterTurn:"))
  }
}
