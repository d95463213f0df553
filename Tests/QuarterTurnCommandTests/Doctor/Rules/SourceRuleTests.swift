import Testing

@testable import QuarterTurnDoctor

/// A fixture with the rule that it belongs to.
struct RuleFixture: CustomTestStringConvertible, Sendable {
  let rule: RuleDescription
  let number: Int
  let fixture: Fixture

  var testDescription: String { "\(rule.id) \(fixture.language) \(number): \(fixture.source.prefix(60))" }

  static let all: [RuleFixture] = SourceChecker.all.flatMap { rule in
    type(of: rule).fixtures.enumerated().map {
      RuleFixture(rule: type(of: rule).description, number: $0.offset, fixture: $0.element)
    }
  }
}

@Suite struct SourceRuleTests {
  @Test("Each rule finds the marked lines of its fixtures and no others", arguments: RuleFixture.all)
  func fixture(_ example: RuleFixture) {
    let fixture = example.fixture
    let file = SourceFile(
      path: fixture.language == .swift ? "Example.swift" : "Example.m", language: fixture.language, text: fixture.source)
    let report = SourceChecker(only: [example.rule.id]).check([file], facts: fixture.facts)
    let marked = fixture.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// <-") }.map { $0.offset + 1 }
    #expect(report.findings.map(\.line) == marked)
    #expect(report.findings.allSatisfy { $0.severity == fixture.expects && $0.rule == example.rule.id })
    #expect(report.notChecked.isEmpty)
    #expect((fixture.expects == nil) == marked.isEmpty)
  }

  @Test(
    "Each rule has two positive and three negative fixtures in each language that it reads",
    arguments: SourceChecker.all.map { type(of: $0).description.id })
  func fixtureCounts(_ id: String) throws {
    let fixtures = try #require(SourceChecker.all.first { type(of: $0).description.id == id }.map { type(of: $0).fixtures })
    // SwiftUI's views and apps, and property observers, are Swift's alone.
    let swiftAlone: Set<String> = ["C20", "C41", "C44", "C46"]
    for language in SourceLanguage.allCases where language == .swift || !swiftAlone.contains(id) {
      #expect(fixtures.count { $0.language == language && $0.expects != nil } >= 2)
      #expect(fixtures.count { $0.language == language && $0.expects == nil } >= 3)
    }
  }

  @Test("Rules are listed by their identifiers, each once and described in full")
  func descriptions() {
    let rules = SourceChecker.rules
    #expect(rules.map(\.id) == rules.map(\.id).sorted())
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(!rule.title.isEmpty && !rule.matches.isEmpty && !rule.excludes.isEmpty && !rule.remedy.isEmpty)
      #expect(rule.rules.allSatisfy { $0.hasPrefix("R") } && rule.reports.allSatisfy { $0.hasPrefix("B") })
    }
  }

  @Test("Opt-in rules run when they are named, and no rule that is skipped does")
  func selection() {
    let file = SourceFile(
      path: "A.swift", language: .swift,
      text: "func f() { center.addObserver(self, selector: s, name: UIDevice.orientationDidChangeNotification, object: nil) }")
    #expect(SourceChecker().check([file]).findings.isEmpty)
    #expect(SourceChecker(optIn: ["C49"]).check([file]).findings.map(\.rule) == ["C49"])
    #expect(SourceChecker(skip: ["C49"], optIn: ["C49"]).check([file]).findings.isEmpty)
  }
}
