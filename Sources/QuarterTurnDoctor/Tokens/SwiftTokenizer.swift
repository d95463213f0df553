/// Splits Swift source into tokens.
///
/// It never fails: what is not Swift becomes symbols, an open literal ends with its line or with the file. Each byte is looked at a bounded
/// number of times and nothing recurses, so that no file can make it slow or overflow the stack.
struct SwiftTokenizer {
  var builder: TokenBuilder
  var position = 0
  /// The literals and interpolations around the position, the innermost last.
  var modes: [Mode] = []
  /// Whether the last token can end an expression, after which `/` divides.
  var lastEndsOperand = false
  var lastWord: LastWord = .none
  /// Whether the last token is the mark of `try?` or `try!`, after which a regex literal may follow.
  var followsTryMark = false
  /// Numbers of `#` for which no regex literal ends in the rest of the file.
  var unclosedRegexPounds: Set<Int> = []
  var hasNoConflictEnd = false

  enum Mode {
    case literal(StringDelimiter, start: Int)
    case interpolation(StringDelimiter, opener: Int)
  }

  enum LastWord {
    case none, tryKeyword, operatorDeclaration
  }

  var bytes: [UInt8] { builder.bytes }

  init(bytes: [UInt8]) {
    builder = TokenBuilder(bytes: bytes)
    if bytes.contains("\u{FEFF}", at: 0) { position = 3 }
    if bytes.contains("#!", at: position) { skipLine() }
  }

  mutating func run() -> TokenBuilder {
    while position < builder.bytes.count {
      if case .literal(let delimiter, let start) = modes.last {
        continueLiteral(delimiter, from: start)
      } else {
        step()
      }
    }
    if case .literal(_, let start) = modes.last { builder.add(.string, start, position) }
    return builder
  }

  /// Reads one token, one comment or one blank.
  private mutating func step() {
    let byte = builder.bytes[position]
    switch byte {
    case .newline, .carriageReturn: lineBreak()
    case .slash where builder.bytes.at(position + 1) == .slash: lineComment()
    case .slash where builder.bytes.at(position + 1) == .star: blockComment()
    case _ where byte.isBlank: position += 1
    case _ where byte.startsWord: word()
    case _ where byte.isDigit: number()
    case .quote, .apostrophe: beginLiteral(pounds: 0)
    case .pound: pound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      builder.open(at: position)
      advance(1, endsOperand: false)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closing(byte)
    case UInt8(ascii: "`"): backticks()
    case UInt8(ascii: "$") where builder.bytes.at(position + 1).continuesWord: word()
    case _ where byte.isSwiftOperator: operatorOrRegex()
    case 0x80...: beyondASCII()
    default:
      let isSeparator = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":")
      builder.add(.symbol, position, position + 1)
      advance(1, endsOperand: !isSeparator)
    }
  }

  mutating func advance(_ length: Int, endsOperand: Bool) {
    position += length
    lastEndsOperand = endsOperand
    lastWord = .none
    followsTryMark = false
  }

  // MARK: Blanks

  private mutating func lineBreak() {
    if case .interpolation(let delimiter, let opener) = modes.last, !delimiter.isMultiline {
      // The literal ends with its line, and with it whatever the interpolation left open.
      modes.removeLast()
      modes.removeLast()
      builder.abandon(downTo: opener)
      lastEndsOperand = true
      return
    }
    builder.sawLineBreak = true
    position += 1
    if conflictMarker() { skipLine() }
  }

  private mutating func lineComment() {
    let start = position
    skipLine()
    builder.addComment(start..<position)
  }

  private mutating func blockComment() {
    let start = position
    var depth = 0
    repeat {
      if builder.bytes.at(position) == .slash, builder.bytes.at(position + 1) == .star {
        depth += 1
        position += 2
      } else if builder.bytes.at(position) == .star, builder.bytes.at(position + 1) == .slash {
        depth -= 1
        position += 2
      } else {
        if builder.bytes.at(position).isLineBreak { builder.sawLineBreak = true }
        position += 1
      }
    } while depth > 0 && position < builder.bytes.count
    position = min(position, builder.bytes.count)
    builder.addComment(start..<position)
  }

  mutating func skipLine() {
    while position < builder.bytes.count, !builder.bytes[position].isLineBreak { position += 1 }
  }

  /// Skips what a merge left between its markers, as the compiler does.
  private mutating func conflictMarker() -> Bool {
    guard builder.bytes.contains("<<<<<<< ", at: position), !hasNoConflictEnd else { return false }
    var end = position
    while end < builder.bytes.count {
      if builder.bytes[end].isLineBreak, builder.bytes.contains(">>>>>>> ", at: end + 1) {
        position = end + 1
        return true
      }
      end += 1
    }
    hasNoConflictEnd = true
    return false
  }

  // MARK: Words and numbers

  private mutating func word() {
    let end = max(builder.bytes.endOfWord(from: position), position + 1)
    let keyword = SwiftKeyword(bytes: builder.bytes, position..<end)
    builder.add(.word, position, end)
    advance(end - position, endsOperand: keyword == nil)
    if keyword == .try { lastWord = .tryKeyword }
    if keyword == .func || keyword == .operator { lastWord = .operatorDeclaration }
  }

  private mutating func backticks() {
    var end = position + 1
    while end < builder.bytes.count, builder.bytes[end] != UInt8(ascii: "`"), !builder.bytes[end].isLineBreak { end += 1 }
    if builder.bytes.at(end) == UInt8(ascii: "`") {
      builder.add(.word, position, end + 1)
      advance(end + 1 - position, endsOperand: true)
    } else {
      builder.add(.symbol, position, position + 1)
      advance(1, endsOperand: false)
    }
  }

  private mutating func number() {
    var end = position + 1
    let isHexadecimal = builder.bytes[position] == UInt8(ascii: "0") && builder.bytes.at(end) | 0x20 == UInt8(ascii: "x")
    let isTupleElement = builder.tokens.last.map { builder.bytes[Int($0.start)] == .dot && $0.end - $0.start == 1 } ?? false
    end = builder.bytes.endOfWord(from: end)
    if builder.bytes.at(end) == .dot, !isTupleElement {
      let fractionEnd = builder.bytes.endOfWord(from: end + 1)
      // `0xF.description` is a member; a hexadecimal fraction always has an exponent.
      let isFraction =
        isHexadecimal
        ? builder.bytes[end + 1..<fractionEnd].drop(while: { $0.isHexadecimalDigit }).first.map { $0 | 0x20 } == UInt8(ascii: "p")
        : builder.bytes.at(end + 1).isDigit
      if isFraction { end = fractionEnd }
    }
    let exponent = builder.bytes.at(end - 1) | 0x20
    let sign = builder.bytes.at(end)
    if exponent == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")), !isTupleElement,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), builder.bytes.at(end + 1).isDigit
    {
      end = builder.bytes.endOfWord(from: end + 1)
    }
    builder.add(.number, position, end)
    advance(end - position, endsOperand: true)
  }

  private mutating func beyondASCII() {
    guard let (value, length) = builder.bytes.scalar(at: position) else {
      position += 1
      return
    }
    if CharacterClass.isOperatorStart(value) {
      operatorOrRegex()
    } else if CharacterClass.startsWord(value) {
      word()
    } else {
      position += length
    }
  }

  // MARK: Brackets

  private mutating func closing(_ byte: UInt8) {
    if byte == .closeParenthesis, case .interpolation(let delimiter, let opener) = modes.last {
      let isOwn = builder.top == Int32(opener)
      builder.close(at: position)
      advance(1, endsOperand: true)
      if isOwn {
        modes.removeLast()
        modes[modes.count - 1] = .literal(delimiter, start: position)
      }
      return
    }
    builder.close(at: position)
    advance(1, endsOperand: true)
  }
}
