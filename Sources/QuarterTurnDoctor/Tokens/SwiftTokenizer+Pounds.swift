extension SwiftTokenizer {
  /// Reads what begins with `#`: a raw string, a regex literal, a directive or a word such as `#available`.
  mutating func pound() {
    let bytes = builder.bytes
    var pounds = 0
    while bytes.at(position + pounds) == .pound { pounds += 1 }
    switch bytes.at(position + pounds) {
    case .quote, .apostrophe:
      beginLiteral(pounds: pounds)
      return
    case .slash:
      extendedRegex(pounds: pounds)
      return
    default: break
    }
    let end = bytes.endOfWord(from: position + 1)
    switch String(decoding: bytes[position + 1..<end], as: UTF8.self) {
    case "if": condition(from: end) { $0.beginCondition(isTrue: $1) }
    case "elseif": condition(from: end) { $0.nextBranch(isTrue: $1) }
    case "else":
      builder.nextBranch(isTrue: true)
      advance(end - position, endsOperand: false)
    case "endif":
      builder.endCondition()
      advance(end - position, endsOperand: false)
    default:
      builder.add(end > position + 1 ? .pound : .symbol, position, end)
      advance(end - position, endsOperand: true)
    }
  }

  private mutating func condition(from start: Int, then begin: (inout TokenBuilder, Bool?) -> Void) {
    let end = endOfCondition(from: start)
    begin(&builder, BuildCondition.isTrue(builder.bytes[start..<end], language: .swift))
    advance(end - position, endsOperand: false)
    builder.sawLineBreak = true
  }

  /// The end of a condition: of its line, unless that ends with, or the next one begins with, `&&` or `||`.
  private func endOfCondition(from start: Int) -> Int {
    let bytes = builder.bytes
    var index = start
    var lastOperator = -1
    var lastCode = -1
    while index < bytes.count {
      if bytes.contains("//", at: index) || bytes.contains("/*", at: index) { return index }
      if bytes[index].isLineBreak {
        var next = index
        while next < bytes.count, bytes[next].isBlank || bytes[next].isLineBreak { next += 1 }
        let continues = bytes.contains("&&", at: next) || bytes.contains("||", at: next)
        guard lastOperator == lastCode && lastOperator >= 0 || continues else { return index }
        index = next
        continue
      }
      if bytes.contains("&&", at: index) || bytes.contains("||", at: index) {
        lastOperator = index + 1
        lastCode = index + 1
        index += 2
        continue
      }
      if !bytes[index].isBlank { lastCode = index }
      index += 1
    }
    return index
  }
}
