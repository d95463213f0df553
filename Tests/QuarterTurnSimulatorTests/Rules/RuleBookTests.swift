import HeadlessUIKit
import QuarterTurnSimulator
import Testing

@Suite struct RuleBookTests {
  @Test("the book lists every rule exactly once and in order")
  func completeness() {
    #expect(RuleBook.rules.map(\.number) == Self.numbers)
  }

  @Test("every section holds its own rules only")
  func sections() {
    for section in RuleBook.sections {
      #expect(section.rules.allSatisfy { $0.number.hasPrefix(section.number + ".") }, "\(section.title)")
    }
  }

  @Test("no two rules have the same title")
  func titles() {
    #expect(Set(RuleBook.rules.map(\.title)).count == RuleBook.rules.count)
  }

  @Test("the totals count the rules of each status")
  func totals() {
    let totals = Dictionary(uniqueKeysWithValues: RuleBook.totals.map { ($0.kind, $0.count) })
    // A rule that changes its status changes this line as well.
    #expect(totals == [.modelled: 104, .switched: 17, .notYet: 0, .notModelled: 13])
  }

  // .ci/named-tests looks whether they were run.
  @Test("a rule's tests carry its number")
  func testNames() {
    let tests = RuleBook.rules.flatMap { rule in rule.status.tests.map { (rule.number, $0) } }
    let misnamed = tests.filter { number, test in !test.hasPrefix(number + ": ") && !test.hasPrefix(number + " ") }
    #expect(misnamed.map(\.1) == [])
  }

  @Test("a rule that says it is modelled has a test")
  func modelledRules() {
    let claimed = RuleBook.rules.filter { $0.status.kind == .modelled || $0.status.kind == .switched }
    #expect(claimed.filter { $0.status.tests.isEmpty }.map(\.number).isEmpty)
  }

  @Test("every switch of the model stands at its own rule")
  func switches() {
    var listed: [Assumption] = []
    for rule in RuleBook.rules {
      guard case .switched(let assumptions, _) = rule.status else { continue }
      #expect(assumptions.allSatisfy { $0.rule == rule.number }, "\(rule.number)")
      listed += assumptions
    }
    #expect(listed.count == Assumption.allCases.count)
    #expect(Set(listed) == Set(Assumption.allCases))
  }

  @Test("Documentation/Rules.md says what the book says")
  func document() throws {
    let file = Checkout.root.appendingPathComponent("Documentation/Rules.md")
    if ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] != nil {
      try RuleBook.markdown.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleBook.markdown)
  }

  /// Every number of the rule sheet, written out so that a rule cannot be forgotten in the book alone.
  private static let numbers: [String] = [
    ("R1", Array(1...9)),
    ("R2", Array(1...15)),
    ("R3", Array(1...22)),
    ("R4", Array(1...12)),
    ("R5", Array(1...17)),
    ("R6", Array(1...13)),
    ("R7", Array(1...13)),
    ("R8", Array(1...7) + Array(10...18) + Array(20...24)),
    ("R9", Array(1...12)),
  ].flatMap { section, places in places.map { "\(section).\($0)" } }
}
