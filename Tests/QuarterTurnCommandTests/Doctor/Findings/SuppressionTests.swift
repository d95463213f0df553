import Testing

@testable import QuarterTurnDoctor

@Suite struct SuppressionTests {
  private static func finding(_ rule: String, line: Int, path: String = "a.swift") -> Finding {
    Finding(rule: rule, severity: .warning, path: path, line: line, column: 1, message: "m", remedy: "r", excerpt: "x")
  }

  private static func comment(_ text: String, line: Int, followsCode: Bool = false, path: String = "a.swift") throws
    -> SuppressionComment
  {
    try #require(SuppressionComment(text: text, path: path, line: line, column: 3, followsCode: followsCode))
  }

  private static let checked: Set<String> = ["C01", "C12", "C47"]

  @Test("A comment covers its own line, and the next one where it stands alone") func lines() throws {
    let findings = [5, 6, 7].map { Self.finding("C12", line: $0) }
    let alone = SuppressionList([try Self.comment(" quarter-turn:ignore C12 - reason", line: 5)]).apply(
      to: findings, checked: Self.checked)
    #expect(alone.kept.map(\.line) == [7])
    #expect(alone.quiet == 2)
    #expect(alone.unused.isEmpty)
    let behind = SuppressionList([try Self.comment(" quarter-turn:ignore C12", line: 5, followsCode: true)])
    #expect(behind.apply(to: findings, checked: Self.checked).kept.map(\.line) == [6, 7])
  }

  @Test("A comment covers the rules that it names, and a whole file where it says so") func rules() throws {
    let findings = [Self.finding("C12", line: 5), Self.finding("C47", line: 90), Self.finding("C47", line: 1, path: "b.swift")]
    let list = SuppressionList([try Self.comment(" quarter-turn:ignore-file C47, C12 - old code", line: 1)])
    let outcome = list.apply(to: findings, checked: Self.checked)
    #expect(outcome.kept.map(\.path) == ["b.swift"])
    #expect(outcome.unused.isEmpty)
  }

  @Test("A comment that keeps nothing quiet is reported where it stands, with the rules that were not found") func unused() throws
  {
    let list = SuppressionList([
      try Self.comment(" quarter-turn:ignore C12, C47", line: 5), try Self.comment(" quarter-turn:ignore", line: 8),
      try Self.comment(" quarter-turn:ignore C99", line: 9),
    ])
    let outcome = list.apply(to: [Self.finding("C47", line: 6)], checked: Self.checked)
    #expect(outcome.kept.isEmpty)
    #expect(Set(outcome.unused.map(\.line)) == [5, 8])
    #expect(outcome.unused.first { $0.line == 5 }?.message.contains("C12 quiet") == true)
    #expect(outcome.unused.allSatisfy { $0.rule == "C00" && $0.column == 3 })
  }

  @Test("A comment that only speaks of the marker keeps nothing quiet and is not reported") func spokenOf() {
    #expect(
      SuppressionComment(text: "/// Write `quarter-turn:ignore C12`.", path: "a", line: 1, column: 1, followsCode: false) == nil)
  }

  @Test("A rule that was not checked leaves its comments alone") func unchecked() throws {
    let list = SuppressionList([try Self.comment(" quarter-turn:ignore C12", line: 5)])
    #expect(list.apply(to: [], checked: ["C01"]).unused.isEmpty)
  }

  @Test("Comments in a property list, a project and an xcconfig file") func projectFiles() throws {
    let folder = try TemporaryFolder()
    try FixtureProject.write(
      ProjectFixture(
        name: "",
        infoPlist: "<!-- quarter-turn:ignore C63 - until windows come -->\n" + ProjectFixture.fullScreen
          + "<!-- quarter-turn:ignore C72 -->\n"), to: folder)
    let report = try Doctor(RuleSelection(only: ["C00", "C63", "C72"])).check(folder.path)
    #expect(report.quietCount == 1)
    #expect(report.findings.map(\.rule) == ["C00"])
    #expect(report.findings.first?.line == 8)
    #expect(report.findings.first?.excerpt == "<!-- quarter-turn:ignore C72 -->")
  }
}
