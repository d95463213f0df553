/// A line whose parts know how they look.
///
/// Colour is added when the line is written out, so that text from a file cannot bring its own, and widths can be counted before.
struct StyledText: Hashable, Sendable {
  enum Look: String, Sendable {
    case plain = ""
    case bold = "1"
    case faint = "2"
    case good = "32"
    case bad = "31"
    case changed = "36"
  }

  struct Run: Hashable, Sendable {
    var text: String
    let look: Look
  }

  private(set) var runs: [Run]
  /// Where the lines start that a narrow terminal breaks off; `nil` goes by the line itself.
  private var hang: Int?

  init(_ text: String, _ look: Look = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, look: look)]
  }

  static func bold(_ text: String) -> StyledText { StyledText(text, .bold) }
  static func faint(_ text: String) -> StyledText { StyledText(text, .faint) }
  static func good(_ text: String) -> StyledText { StyledText(text, .good) }
  static func bad(_ text: String) -> StyledText { StyledText(text, .bad) }
  static func changed(_ text: String) -> StyledText { StyledText(text, .changed) }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.hang = left.hang ?? right.hang
    for run in right.runs { sum.append(run) }
    return sum
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.look == run.look {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// The line with another start of what is broken off.
  func hanging(at column: Int) -> StyledText {
    var copy = self
    copy.hang = column
    return copy
  }

  /// How many columns of a terminal the line takes.
  var width: Int { runs.reduce(0) { $0 + $1.text.columns } }

  func padded(to width: Int) -> StyledText { self + StyledText(String(repeating: " ", count: max(0, width - self.width))) }

  /// The line with what must not reach a terminal made readable.
  var visible: StyledText {
    var copy = self
    for index in runs.indices { copy.runs[index].text = VisibleText.text(runs[index].text) }
    return copy
  }

  func written(hasColor: Bool) -> String {
    runs.map { hasColor && $0.look != .plain ? "\u{1B}[\($0.look.rawValue)m\($0.text)\u{1B}[0m" : $0.text }.joined()
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }
}

// MARK: Breaking

extension StyledText {
  /// The line as lines of so many columns, broken between words; each after the first starts where the text of the first does.
  func broken(to columns: Int) -> [StyledText] {
    guard width > columns else { return [self] }
    let indent = hang.map { min($0, columns / 2) } ?? hangingIndent(in: columns)
    var lines: [StyledText] = []
    var line = StyledText("")
    for word in words {
      let spaced = line.hasText ? word.leading + word.text : word.text
      if line.hasText, line.width + spaced.width > columns {
        lines.append(line)
        line = StyledText(String(repeating: " ", count: indent))
      }
      line = line.hasText || lines.isEmpty ? line + word.leading : line
      line = line + word.text
      while line.width > columns { lines.append(line.cut(at: columns, indent: indent)) }
    }
    return line.hasText ? lines + [line] : lines
  }

  private var hasText: Bool { runs.contains { !$0.text.allSatisfy { $0 == " " } } }

  /// The columns before the text: the indent of the line, or of its second column where it has one, as options in a help text do.
  private func hangingIndent(in columns: Int) -> Int {
    let text = runs.map(\.text).joined()
    let indent = text.prefix { $0 == " " }.count
    let limit = columns * 2 / 5
    guard let gap = text.dropFirst(indent).firstRange(of: "  ") else { return min(indent, limit) }
    let rest = text[gap.upperBound...]
    let start = String(text[..<gap.upperBound]).columns + rest.prefix { $0 == " " }.count
    return start <= limit ? start : min(indent + 2, limit)
  }

  private typealias Word = (leading: StyledText, text: StyledText)

  /// The words, each with the spaces before it.
  private var words: [Word] {
    var words: [Word] = []
    var word: Word = ("", "")
    for run in runs {
      for character in run.text {
        if character == " ", word.text.hasText {
          words.append(word)
          word = ("", "")
        }
        let piece = StyledText(String(character), run.look)
        if character == " " { word.leading = word.leading + piece } else { word.text = word.text + piece }
      }
    }
    words.append(word)
    return words
  }

  /// Takes what fits from a line whose one word is too long.
  private mutating func cut(at columns: Int, indent: Int) -> StyledText {
    var head = StyledText("")
    var tail = StyledText(String(repeating: " ", count: indent))
    var isFull = false
    for run in runs {
      for character in run.text {
        isFull = isFull || head.width + String(character).columns > columns
        let piece = StyledText(String(character), run.look)
        if isFull { tail = tail + piece } else { head = head + piece }
      }
    }
    self = tail
    return head
  }
}
