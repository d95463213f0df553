import Testing

@testable import QuarterTurnDoctor

@Suite struct SuppressionCommentTests {
  private func comments(_ text: String, _ language: SourceLanguage = .swift) -> [SuppressionComment] {
    SourceChecker().check([SourceFile(path: "A.swift", language: language, text: text)]).suppressions
  }

  @Test("A comment names its rules and its reason, for its line or for the file")
  func reading() {
    let found = comments(
      """
      // quarter-turn:ignore-file C52 - old demo
      let a = 1 // quarter-turn:ignore C12, C13 - one scene by design
      /* quarter-turn:ignore C47 */
      """)
    #expect(found.map(\.rules) == [["C52"], ["C12", "C13"], ["C47"]])
    #expect(found.map(\.isForFile) == [true, false, false])
    #expect(found.map(\.reason) == ["old demo", "one scene by design", ""])
    #expect(found.map(\.line) == [1, 2, 3])
    #expect(found.map(\.followsCode) == [false, true, false])
  }

  @Test("Only comments count, in both languages")
  func otherText() {
    #expect(comments("let a = \"// quarter-turn:ignore C12\"").isEmpty)
    #expect(comments("// quarter-turn:ignored C12").isEmpty)
    #expect(comments("// quarter-turn:ignore C12 - x", .objectiveC).map(\.rules) == [["C12"]])
  }
}
