/// A bare `/` divides or begins a regex literal. The parser cannot tell by grammar alone, so the language rules by what stands around it.
extension SwiftTokenizer {
  /// The end of the regex literal that starts at a slash inside a run of operator characters; `nil` where none does.
  func regexLiteral(at slash: Int, operatorEnd: Int) -> Int? {
    guard lastWord != .operatorDeclaration else { return nil }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      // Blanks on both sides, as around an infix operator: only where an expression has to begin can it be a literal.
      guard followsTryMark || !lastEndsOperand else { return nil }
      isCertain = followsTryMark || !mayTakeOperatorAsArgument
    }
    return endOfBareRegex(slash, isCertain: isCertain)
  }

  /// Whether the place takes an operator by itself, as in `reduce(0, /)`.
  private var mayTakeOperatorAsArgument: Bool {
    guard let last = builder.tokens.last else { return false }
    switch builder.bytes[Int(last.start)] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"): return true
    default: return false
    }
  }

  private func endOfBareRegex(_ slash: Int, isCertain: Bool) -> Int? {
    let bytes = builder.bytes
    let first = bytes.at(slash + 1)
    if first == .star || first == .slash || bytes.at(slash - 1) == .star { return nil }
    if first.isBlank, !isCertain { return nil }
    var groups = 0
    var classes = 0
    var index = slash + 1
    // A longer literal on one line is no code; without a bound a line of slashes would take its length squared.
    while index < bytes.count, index - slash < 4_000 {
      switch bytes[index] {
      case .newline, .carriageReturn: return isCertain ? index : nil
      case .slash:
        let next = bytes.at(index + 1)
        if next == .star || next == .slash { return isCertain ? index : nil }
        if bytes[index - 1].isBlank, bytes.at(index - 2) != .backslash, !isCertain { return nil }
        return index + 1
      case .backslash where !bytes.at(index + 1).isLineBreak: index += 1
      case .openParenthesis where classes == 0: groups += 1
      case .closeParenthesis where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      index += 1
    }
    return isCertain ? min(index, bytes.count) : nil
  }

  /// Reads `#/ … /#`, which spans lines where its first one is blank.
  mutating func extendedRegex(pounds: Int) {
    let bytes = builder.bytes
    var index = position + pounds + 1
    var blank = index
    while bytes.at(blank) == 0x20 || bytes.at(blank) == 0x09 { blank += 1 }
    let isMultiline = bytes.at(blank).isLineBreak && blank < bytes.count
    let firstLineEnd = blank
    var end: Int?
    if !(isMultiline && unclosedRegexPounds.contains(pounds)) {
      while index < bytes.count, isMultiline || !bytes[index].isLineBreak {
        if bytes[index] == .slash, hasPounds(pounds, at: index + 1) {
          end = index + 1 + pounds
          break
        }
        index += bytes[index] == .backslash && !bytes.at(index + 1).isLineBreak ? 2 : 1
      }
    }
    if end == nil, isMultiline { unclosedRegexPounds.insert(pounds) }
    let stop = min(end ?? (isMultiline ? firstLineEnd : index), bytes.count)
    builder.add(.regex, position, stop)
    advance(stop - position, endsOperand: true)
  }

  func hasPounds(_ count: Int, at index: Int) -> Bool {
    for offset in 0..<count where builder.bytes.at(index + offset) != .pound { return false }
    return true
  }
}
