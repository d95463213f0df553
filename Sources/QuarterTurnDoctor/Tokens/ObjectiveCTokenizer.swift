/// Splits Objective-C and Objective-C++ source into tokens, of every branch of `#if` and of macros as well.
///
/// Like the Swift tokenizer it never fails and never recurses.
struct ObjectiveCTokenizer {
  private var builder: TokenBuilder
  private var position = 0

  init(bytes: [UInt8]) {
    builder = TokenBuilder(bytes: bytes)
    if bytes.contains("\u{FEFF}", at: 0) { position = 3 }
  }

  mutating func run() -> TokenBuilder {
    while position < builder.bytes.count { step() }
    return builder
  }

  private mutating func step() {
    let byte = builder.bytes[position]
    switch byte {
    case .newline, .carriageReturn:
      builder.sawLineBreak = true
      position += 1
    case .slash where builder.bytes.at(position + 1) == .slash: lineComment()
    case .slash where builder.bytes.at(position + 1) == .star: blockComment()
    case .pound where builder.sawLineBreak: directive()
    case _ where byte.isBlank: position += 1
    case _ where isRawString: rawString()
    case _ where byte.startsWord || byte >= 0x80 || byte == UInt8(ascii: "$"): word()
    case _ where byte.isDigit: number()
    case .quote: literal(from: position)
    case .apostrophe: character()
    case UInt8(ascii: "@") where builder.bytes.at(position + 1) == .quote:
      let start = position
      position += 1
      literal(from: start)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      builder.open(at: position)
      position += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      builder.close(at: position)
      position += 1
    case .backslash: position += 1
    default: symbol()
    }
  }

  private mutating func word() {
    let end = max(builder.bytes.endOfWord(from: position), position + 1)
    builder.add(.word, position, end)
    position = end
  }

  private mutating func number() {
    var end = position
    let bytes = builder.bytes
    while end < bytes.count {
      let isExponentSign =
        (bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-")) && bytes.at(end - 1) | 0x20 == UInt8(ascii: "e")
        && !bytes.contains("0x", at: position)
      guard bytes[end].continuesWord || bytes[end] == .dot || isExponentSign && end > position else { break }
      end += 1
    }
    builder.add(.number, position, end)
    position = end
  }

  private mutating func symbol() {
    let bytes = builder.bytes
    let two: [StaticString] = ["==", "!=", "<=", ">=", "&&", "||", "->", "::", "+=", "-=", "|=", "&=", "<<", ">>"]
    let length = two.contains(where: { bytes.contains($0, at: position) }) ? 2 : 1
    builder.add(.symbol, position, position + length)
    position += length
  }

  private mutating func literal(from start: Int) {
    position += 1
    while position < builder.bytes.count, builder.bytes[position] != .quote, !builder.bytes[position].isLineBreak {
      position += builder.bytes[position] == .backslash ? 2 : 1
    }
    position = min(position, builder.bytes.count)
    if builder.bytes.at(position) == .quote { position += 1 }
    builder.add(.string, start, position)
  }

  private mutating func character() {
    let start = position
    position += 1
    while position < builder.bytes.count, builder.bytes[position] != .apostrophe, !builder.bytes[position].isLineBreak {
      position += builder.bytes[position] == .backslash ? 2 : 1
    }
    position = min(position, builder.bytes.count)
    if builder.bytes.at(position) == .apostrophe { position += 1 }
    builder.add(.number, start, position)
  }

  // MARK: C++

  /// `R"delimiter( … )delimiter"`.
  private var isRawString: Bool {
    builder.bytes[position] == UInt8(ascii: "R") && builder.bytes.at(position + 1) == .quote
      && !builder.bytes.at(position - 1).continuesWord
  }

  private mutating func rawString() {
    let bytes = builder.bytes
    let start = position
    var parenthesis = position + 2
    while parenthesis < bytes.count, parenthesis - position < 19, bytes[parenthesis] != .openParenthesis { parenthesis += 1 }
    guard bytes.at(parenthesis) == .openParenthesis else {
      position += 1
      literal(from: start)
      return
    }
    let delimiter = Array(bytes[(start + 2)..<parenthesis])
    var index = parenthesis + 1
    while index < bytes.count {
      let end = index + 1 + delimiter.count
      if bytes[index] == .closeParenthesis, bytes.at(end) == .quote, bytes[(index + 1)..<end].elementsEqual(delimiter) {
        index = end + 1
        break
      }
      index += 1
    }
    builder.add(.string, start, index)
    position = index
  }

  // MARK: Comments

  private mutating func lineComment() {
    let start = position
    skipLine()
    builder.addComment(start..<position)
  }

  private mutating func blockComment() {
    let start = position
    position += 2
    while position < builder.bytes.count {
      if builder.bytes[position] == .star, builder.bytes.at(position + 1) == .slash {
        position += 2
        break
      }
      if builder.bytes[position].isLineBreak { builder.sawLineBreak = true }
      position += 1
    }
    position = min(position, builder.bytes.count)
    builder.addComment(start..<position)
  }

  // MARK: Preprocessor

  /// Goes to the end of a line that a backslash may continue.
  private mutating func skipLine() {
    let bytes = builder.bytes
    while position < bytes.count {
      if bytes[position] == .backslash, bytes.at(position + 1).isLineBreak {
        let isPair = bytes.at(position + 1) == .carriageReturn && bytes.at(position + 2) == .newline
        position = min(position + (isPair ? 3 : 2), bytes.count)
      } else if bytes[position].isLineBreak {
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func directive() {
    let bytes = builder.bytes
    var start = position + 1
    while bytes.at(start) == 0x20 || bytes.at(start) == 0x09 { start += 1 }
    let end = bytes.endOfWord(from: start)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if name == "define" {
      // The tokens of a macro are code that runs somewhere; its brackets need not be balanced.
      position = end
      macro()
      return
    }
    position = end
    skipLine()
    let text = withoutComments(end..<max(end, position))
    switch name {
    case "if": builder.beginCondition(isTrue: BuildCondition.isTrue(text, language: .objectiveC))
    case "ifdef": builder.beginCondition(isTrue: BuildCondition.isDefined(word(in: text)))
    case "ifndef": builder.beginCondition(isTrue: BuildCondition.isDefined(word(in: text)).map { !$0 })
    case "elif": builder.nextBranch(isTrue: BuildCondition.isTrue(text, language: .objectiveC))
    case "else": builder.nextBranch(isTrue: true)
    case "endif": builder.endCondition()
    default: break
    }
  }

  private func withoutComments(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let bytes = builder.bytes
    for index in range where bytes.contains("//", at: index) || bytes.contains("/*", at: index) {
      return bytes[range.lowerBound..<index]
    }
    return bytes[range]
  }

  private func word(in text: ArraySlice<UInt8>) -> String {
    String(decoding: text.drop(while: { $0.isBlank }).prefix(while: { $0.continuesWord }), as: UTF8.self)
  }

  private mutating func macro() {
    let start = position
    skipLine()
    let end = position
    position = start
    let outside = builder.top
    while position < end {
      builder.sawLineBreak = false
      step()
    }
    builder.restore(top: outside)
    builder.sawLineBreak = true
  }
}
