import Testing

@testable import QuarterTurnDoctor

@Suite struct WordFilterTests {
  @Test(
    "Words are found wherever they stand, overlapping ones too",
    arguments: [
      ("ushers", ["she", "he", "hers"]), ("his", ["his"]), ("hhe", ["he"]), ("", []), ("shx", []), ("sshe he", ["she", "he"]),
    ] as [(String, Set<String>)])
  func words(text: String, expected: Set<String>) {
    #expect(WordFilter(["he", "she", "his", "hers"]).words(in: Array(text.utf8)) == expected)
  }
}
