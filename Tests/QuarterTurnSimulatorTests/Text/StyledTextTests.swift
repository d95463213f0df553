import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

@Suite("Text for terminals")
struct StyledTextTests {
  @Test("what acts on a terminal or hides is shown, and what scripts and emoji need stays")
  func visible() {
    #expect(VisibleText.text("a\u{1B}[2J\u{0}b\n\t\u{7F}\u{9B}") == #"a\u{1B}[2J\u{0}b\u{A}\u{9}\u{7F}\u{9B}"#)
    #expect(
      VisibleText.text("\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{FEFF}") == #"\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}\u{FEFF}"#)
    #expect(VisibleText.text("\u{FFFE}") == #"\u{FFFE}"#)
    let plain = "Größe “é” 画面 👩‍👩‍👧 می‌خواهم"
    #expect(VisibleText.text(plain) == plain)
    #expect(VisibleText.lines("a\u{7}\nb") == "a\\u{7}\nb")
  }

  @Test("colour of its own is not let in, and the tool's colour is told from it")
  func color() {
    let style = TextStyle(hasColor: true)
    #expect(style.text([.bad("no\u{1B}[0m") + " yes"]) == "\u{1B}[31mno\\u{1B}[0m\u{1B}[0m yes\n")
    #expect(TextStyle.plain.text([.bad("no") + " yes", ""]) == "no yes\n\n")
  }

  private func lines(_ text: StyledText, _ columns: Int) -> [String] {
    TextStyle(hasColor: false, columns: columns).text([text]).split(separator: "\n").map(String.init)
  }

  @Test("lines are broken between words, and what is broken off starts below the text")
  func breaks() {
    #expect(lines("    one two three four five", 20) == ["    one two three", "    four five"])
    #expect(lines("  -o  what it does, at length", 20) == ["  -o  what it does,", "      at length"])
    #expect(lines(StyledText("one two three four five").hanging(at: 8), 20) == ["one two three four", "        five"])
    #expect(lines("  aaaaaaaaaaaaaaaaaaaaaaaaaaaa b", 20) == ["  aaaaaaaaaaaaaaaaaa", "  aaaaaaaaaa b"])
    #expect(lines("short", 20) == ["short"])
    // Two columns each: nine fit into twenty with the indent.
    #expect(lines("  " + StyledText(String(repeating: "画", count: 10)), 20) == ["  画画画画画画画画画", "  画"])
    #expect(TextStyle(hasColor: false, columns: 3).columns == 20)
  }

  @Test("no line is longer than the terminal, whatever is in it, and nothing is lost")
  func never() {
    let words = ["a", "bb", "ccccc", String(repeating: "d", count: 37), "é画", "--x", ""]
    var seed: UInt64 = 1
    for _ in 0..<300 {
      var text = String(repeating: " ", count: Int(seed % 30))
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(seed >> 33) % words.count] + ((seed >> 60) % 4 == 0 ? "  " : " ")
      }
      for columns in [20, 40, 41] {
        let broken = StyledText(text).broken(to: columns)
        #expect(broken.allSatisfy { $0.width <= columns }, "\(text)")
        let joined: String = broken.map { $0.runs.map(\.text).joined() }.joined()
        #expect(joined.replacing(" ", with: "") == text.replacing(" ", with: ""))
      }
    }
  }

  @Test("one is singular")
  func counted() {
    #expect([0, 1, 2].map { $0.counted("run") } == ["0 runs", "1 run", "2 runs"])
  }

  @Test("text in markup is escaped, markup and numbers are not")
  func markup() {
    let name = "<b a=\"c\">&'\u{1B}"
    let inner: Markup = "<i>\(name)</i>"
    #expect(inner.text == "<i>&lt;b a=&quot;c&quot;&gt;&amp;&#39;\\u{1B}</i>")
    #expect(("\(inner)\([inner])\(3)\(CGFloat(-0.25))\(CGFloat(2))" as Markup).text == inner.text + inner.text + "3-0.32")
  }
}
