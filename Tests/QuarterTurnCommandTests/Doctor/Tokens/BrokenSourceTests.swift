import Testing

@testable import QuarterTurnDoctor

/// Random bytes and broken code, from one seed: what is read differs from run to run in nothing.
@Suite struct BrokenSourceTests {
  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "#", "##\"", "\\(", "(", ")", "{", "}", "[", "]", "/", "#/", "/#", "/*", "*/", "//", "\n", "#if ", "#else\n",
    "#endif\n",
    "'", "`", "<#", "#>", "try? ", "class A: B ", "func f(_ a: Int) ", "init", "var x: Int ", "if ", "else ", "guard ", "return ",
    "@",
    "@implementation A (B)\n", "- (void)", "foo:", "^", "#available(iOS 16, *)", ".", "?", "!", ",", ":", "=", "->", "0x1.p", "😀",
    "\r", "\0",
    "get ", "didSet ", "supportedInterfaceOrientations", "UIDevice.current.orientation.isLandscape", "setValue",
    "forKey: \"orientation\"",
    "requestGeometryUpdate", "connectedScenes.first", "#define X \\\n", "<<<<<<< \n", ">>>>>>> \n", "extension UIViewController ",
    ";",
    "[[UIDevice currentDevice] orientation]", "statusBarOrientation", "onAppear", "swizzle",
  ]

  @Test("Nothing that a file holds stops a check", arguments: 1...60)
  func randomSource(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var bytes: [UInt8] = []
    if seed.isMultiple(of: 3) {
      for _ in 0..<random.next(below: 2_000) { bytes.append(UInt8(random.next(below: 256))) }
    } else {
      for _ in 0..<random.next(below: 800) { bytes += Array(Self.pieces[random.next(below: Self.pieces.count)].utf8) }
    }
    let checker = SourceChecker(only: Set(SourceChecker.rules.map(\.id)))
    for language in SourceLanguage.allCases {
      let source = TokenizedSource(bytes: bytes, language: language)
      #expect(source.tokens.allSatisfy { $0.start < $0.end && Int($0.end) <= bytes.count })
      #expect(zip(source.tokens, source.tokens.dropFirst()).allSatisfy { $0.end <= $1.start })
      let text = String(decoding: bytes, as: UTF8.self)
      let report = checker.check([SourceFile(path: "Broken", language: language, text: text)])
      #expect(report.findings.allSatisfy { $0.line >= 1 && $0.column >= 1 })
    }
  }

  @Test(
    "Nesting of any depth neither overflows the stack nor takes its length squared",
    arguments: ["(", "{", "[", "\"\\(", "/*", "#if a\n{", "if a {", "class A {"])
  func deepNesting(piece: String) {
    let text = String(repeating: piece, count: 4_000)
    for language in SourceLanguage.allCases { _ = ParsedSource(path: "Deep", bytes: Array(text.utf8), language: language) }
  }
}
