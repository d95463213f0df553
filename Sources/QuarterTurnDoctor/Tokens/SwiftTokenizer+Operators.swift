extension SwiftTokenizer {
  /// Reads an operator, a postfix `?` or `!`, or the regex literal that starts inside what looks like an operator.
  mutating func operatorOrRegex() {
    let bytes = builder.bytes
    let start = position
    let isLeftBound = isLeftBound(start)
    if bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!"), isLeftBound {
      let isTryMark = lastWord == .tryKeyword
      builder.add(.symbol, start, start + 1)
      advance(1, endsOperand: true)
      followsTryMark = isTryMark
      return
    }
    if bytes.contains("<#", at: start), let end = endOfPlaceholder(start) {
      builder.add(.word, start, end)
      advance(end - start, endsOperand: true)
      return
    }
    var end = endOfOperator(start)
    if let slash = bytes[start..<end].firstIndex(of: .slash), !isLeftBound,
      let literalEnd = regexLiteral(at: slash, operatorEnd: end)
    {
      if slash > start { builder.add(.symbol, start, slash) }
      builder.add(.regex, slash, literalEnd)
      advance(literalEnd - start, endsOperand: true)
      return
    }
    // A comment can begin inside a run of operator characters, but not at its start, where it has been skipped already.
    if end - start > 1 {
      for index in start + 1..<end where bytes[index] == .slash && (bytes.at(index + 1) == .slash || bytes.at(index + 1) == .star)
      {
        end = index
        break
      }
    }
    let endsOperand = endsOperand(start..<end, isLeftBound: isLeftBound)
    builder.add(.symbol, start, end)
    advance(end - start, endsOperand: endsOperand)
  }

  private func endOfOperator(_ start: Int) -> Int {
    let bytes = builder.bytes
    var end = start
    while end < bytes.count {
      if bytes[end] == .dot, bytes[start] != .dot { break }
      if end > start, bytes.contains("<#", at: end), endOfPlaceholder(end) != nil { break }
      if bytes[end].isSwiftOperator {
        end += 1
      } else if bytes[end] >= 0x80, let (value, length) = bytes.scalar(at: end),
        end == start ? CharacterClass.isOperatorStart(value) : CharacterClass.continuesOperator(value)
      {
        end += length
      } else {
        break
      }
    }
    return max(end, start + 1)
  }

  private func endOfPlaceholder(_ start: Int) -> Int? {
    let bytes = builder.bytes
    var end = start + 2
    while end + 1 < bytes.count, !bytes[end].isLineBreak, end - start < 2_000 {
      if bytes[end] == .pound, bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      if bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == .pound { return nil }
      end += 1
    }
    return nil
  }

  private func endsOperand(_ range: Range<Int>, isLeftBound: Bool) -> Bool {
    let bytes = builder.bytes
    if range.count == 1 {
      switch bytes[range.lowerBound] {
      case UInt8(ascii: "="), UInt8(ascii: "<"): return false
      case .dot, UInt8(ascii: ">"): return true
      default: break
      }
    }
    if bytes.contains("->", at: range.lowerBound), range.count == 2 { return true }
    return isLeftBound && !isRightBound(range.upperBound, isLeftBound: isLeftBound)
  }

  /// Whether something stands directly before an operator, which makes it infix or postfix.
  func isLeftBound(_ start: Int) -> Bool {
    let bytes = builder.bytes
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0, .newline, .carriageReturn, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .slash: return bytes.at(start - 2) != .star
    case 0xA0: return bytes.at(start - 2) != 0xC2
    default: return true
    }
  }

  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    let bytes = builder.bytes
    switch bytes.at(end) {
    case 0x20, 0x09, 0, .newline, .carriageReturn, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case .dot: return !isLeftBound
    case .slash: return bytes.at(end + 1) != .slash && bytes.at(end + 1) != .star
    case 0xC2: return bytes.at(end + 1) != 0xA0
    default: return true
    }
  }
}
