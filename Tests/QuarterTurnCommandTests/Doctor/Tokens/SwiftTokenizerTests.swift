import Testing

@testable import QuarterTurnDoctor

@Suite struct SwiftTokenizerTests {
  private func tokens(_ text: String) -> [String] {
    let source = TokenizedSource(bytes: Array(text.utf8), language: .swift)
    return source.tokens.indices.map { source.text($0) }
  }

  @Test(
    "Source is split where the grammar says",
    arguments: [
      ("let x = a?.b!", ["let", "x", "=", "a", "?", ".", "b", "!"]),
      ("`class`.$0 _", ["`class`", ".", "$0", "_"]),
      ("0x1F 1_000 1.5e-3 t.0.1 1.max", ["0x1F", "1_000", "1.5e-3", "t", ".", "0", ".", "1", "1", ".", "max"]),
      ("a /* b /* c */ d */ e // f", ["a", "e"]),
      (#""a\"b" + "c""#, [#""a\"b""#, "+", #""c""#]),
      (##"#"a"b\("#.c"##, [##"#"a"b\("#"##, ".", "c"]),
      (#""a\(b("c\(d)"))e".f"#, [#""a\"#, "(", "b", "(", #""c\"#, "(", "d", ")", #"""#, ")", ")", #"e""#, ".", "f"]),
      ("\"\"\"\n\"a\" \\\n\"\"\".b", ["\"\"\"\n\"a\" \\\n\"\"\"", ".", "b"]),
      ("x = /a b/ + c / d / e", ["x", "=", "/a b/", "+", "c", "/", "d", "/", "e"]),
      ("f(/, 1) / 2", ["f", "(", "/", ",", "1", ")", "/", "2"]),
      ("try? /^ x/.firstMatch", ["try", "?", "/^ x/", ".", "firstMatch"]),
      ("let r = #/a\"/#", ["let", "r", "=", "#/a\"/#"]),
      ("a ..< b ... c -> d", ["a", "..<", "b", "...", "c", "->", "d"]),
      ("φ1 = 👦🏻", ["φ1", "=", "👦🏻"]),
      ("#available(iOS 16, *)", ["#available", "(", "iOS", "16", ",", "*", ")"]),
      ("<#name#>", ["<#name#>"]),
    ])
  func split(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test("A literal that is not closed ends with its line")
  func openLiteral() {
    #expect(tokens("let a = \"b\nc") == ["let", "a", "=", "\"b", "c"])
    #expect(tokens("let a = \"b\\(c\nd") == ["let", "a", "=", "\"b\\", "(", "c", "d"])
  }

  @Test("Brackets are paired, past conditions that open them twice")
  func conditions() {
    let text = """
      #if os(iOS)
      func a() {
      #else
      func b() {
      #endif
        c()
      }
      """
    let source = TokenizedSource(bytes: Array(text.utf8), language: .swift)
    #expect(source.tokens.allSatisfy { ($0.kind != .opening && $0.kind != .closing) || $0.partner >= 0 })
    #expect(source.regions.map(\.isCompiled) == [true, false])
  }

  @Test(
    "Conditions are read for iOS and a current compiler",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(tvOS)", true), ("os(iOS) || DEBUG", true), ("os(iOS) && DEBUG", nil),
      ("swift(<5)", false), ("compiler(>=5.9)", true), ("canImport(UIKit)", true), ("canImport(AppKit) && DEBUG", false),
      ("DEBUG", nil),
      ("targetEnvironment(macCatalyst)", false), ("false", false),
    ] as [(String, Bool?)])
  func buildConditions(text: String, expected: Bool?) {
    #expect(BuildCondition.isTrue(Array(text.utf8)[...], language: .swift) == expected)
  }

  @Test("Places are counted from 1, columns in bytes, whatever ends the lines")
  func places() {
    let source = TokenizedSource(bytes: Array("é a\r\nb\rc\nd".utf8), language: .swift)
    let places = source.tokens.map { source.place(ofByte: Int($0.start)) }
    #expect(places.map(\.line) == [1, 1, 2, 3, 4])
    #expect(places.map(\.column) == [1, 4, 1, 1, 1])
    #expect(source.line(1) == "é a")
    #expect(source.line(9) == "")
  }
}
