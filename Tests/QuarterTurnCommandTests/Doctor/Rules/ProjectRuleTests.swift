import Testing

@testable import QuarterTurnDoctor

@Suite struct ProjectRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: RuleDescription
    let fixture: ProjectFixture
    var testDescription: String { "\(rule.id): \(fixture.name)" }
  }

  static let rows = ProjectRules.all.flatMap { rule in rule.fixtures.map { Row(rule: rule.description, fixture: $0) } }

  @Test("Every fixture of a rule about projects has just the findings it names", arguments: rows)
  func fixture(row: Row) throws {
    let folder = try TemporaryFolder()
    try FixtureProject.write(row.fixture, to: folder)
    let report = try Doctor(RuleSelection(only: [row.rule.id])).check(folder.path)
    #expect(report.notChecked.isEmpty)
    #expect(report.apps.count >= 1)
    #expect(report.findings.count == row.fixture.finds.count)
    for (finding, part) in zip(report.findings, row.fixture.finds) {
      #expect(finding.rule == row.rule.id)
      #expect(finding.severity == row.rule.severity)
      #expect(finding.excerpt.contains(part))
      let rest = String(decoding: Array(finding.excerpt.utf8).dropFirst(finding.column - 1), as: UTF8.self)
      #expect(rest.first?.isWhitespace == false, "the column is that of what is found")
    }
  }

  @Test(
    "Every rule about projects has at least two fixtures with a finding and three without", arguments: ProjectRules.all.indices)
  func enoughFixtures(index: Int) {
    let fixtures = ProjectRules.all[index].fixtures
    #expect(fixtures.count { !$0.finds.isEmpty } >= 2)
    #expect(fixtures.count { $0.finds.isEmpty } >= 3)
  }

  @Test("Every rule says what it is in sentences") func descriptions() {
    for rule in Doctor.rules {
      #expect(rule.id.first == "C" && rule.id.dropFirst().allSatisfy(\.isNumber))
      #expect(!rule.title.isEmpty && !rule.matches.isEmpty && !rule.excludes.isEmpty && !rule.remedy.isEmpty)
    }
    #expect(Set(Doctor.rules.map(\.id)).count == Doctor.rules.count)
  }
}
