import Testing

@testable import QuarterTurnDoctor

@Suite struct BaselineTests {
  private static func finding(_ line: Int, _ text: String, rule: String = "C12") -> Finding {
    Finding(rule: rule, severity: .warning, path: "a.swift", line: line, column: 1, message: "m", remedy: "r", excerpt: text)
  }

  @Test("A finding is known again wherever its line has moved, and two alike are two") func content() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/baseline.json"
    try Baseline.write([Self.finding(3, "  let a = 1"), Self.finding(9, "let a = 1"), Self.finding(12, "gone()")], to: path)
    let now = [
      Self.finding(30, "let a = 1"), Self.finding(40, "\tlet a = 1"), Self.finding(50, "let a = 1"),
      Self.finding(60, "let b = 1"),
      Self.finding(70, "gone()", rule: "C13"),
    ]
    let outcome = try Baseline(contentsOf: path).apply(to: now)
    #expect(outcome.new.map(\.line) == [50, 60, 70])
    #expect(outcome.known == 2)
    #expect(outcome.gone == 1)
    #expect(try !folder.text(of: "baseline.json").contains("line"))
  }

  @Test(
    "A baseline that cannot be used says why",
    arguments: [("{", "no baseline"), ("[]", "no baseline"), (#"{"version": 2, "findings": []}"#, "version 2")])
  func unusable(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("baseline.json", text)
    let error = #expect(throws: DoctorError.self) { try Baseline(contentsOf: folder.path + "/baseline.json") }
    #expect(error?.description.contains(reason) == true)
  }

  @Test("A fingerprint is the same number everywhere") func hash() {
    let fingerprint = Fingerprint(rule: "C12", path: "a.swift", text: "let a = 1", ordinal: 2)
    #expect(fingerprint.hash == "cf8ab7cb9d39c159:2")
    #expect(Fingerprint(rule: "C12", path: "b.swift", text: "let a = 1", ordinal: 2).hash != fingerprint.hash)
  }
}
