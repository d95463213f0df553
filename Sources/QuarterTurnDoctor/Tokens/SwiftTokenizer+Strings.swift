extension SwiftTokenizer {
  /// Reads the opening delimiter of a string literal.
  mutating func beginLiteral(pounds: Int) {
    let bytes = builder.bytes
    let start = position
    let quoteAt = start + pounds
    let quote = bytes.at(quoteAt)
    var isMultiline = quote == .quote && bytes.at(quoteAt + 1) == .quote && bytes.at(quoteAt + 2) == .quote
    if isMultiline, pounds > 0, closesOnItsLine(from: quoteAt + 3, pounds: pounds) { isMultiline = false }
    let delimiter = StringDelimiter(quote: quote, pounds: pounds, isMultiline: isMultiline)
    position = quoteAt + (isMultiline ? 3 : 1)
    modes.append(.literal(delimiter, start: start))
  }

  /// Whether `#"""` opens a literal of one line that holds quotes, as in `#"""#`.
  private func closesOnItsLine(from index: Int, pounds: Int) -> Bool {
    if hasPounds(pounds, at: index) { return true }
    var index = index
    let limit = min(builder.bytes.count, index + 4_000)
    while index < limit, !builder.bytes[index].isLineBreak {
      if builder.bytes[index] == .quote, hasPounds(pounds, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  /// Reads a literal up to its end or its next interpolation.
  mutating func continueLiteral(_ delimiter: StringDelimiter, from start: Int) {
    let count = builder.bytes.count
    while position < count {
      let byte = builder.bytes[position]
      if byte == delimiter.quote, let length = closingLength(delimiter) {
        finishLiteral(from: start, to: position + length)
        return
      }
      if byte.isLineBreak {
        guard delimiter.isMultiline else {
          finishLiteral(from: start, to: position)
          return
        }
        position += 1
      } else if byte == .backslash, hasPounds(delimiter.pounds, at: position + 1) {
        let escaped = position + 1 + delimiter.pounds
        if builder.bytes.at(escaped) == .openParenthesis, delimiter.quote == .quote {
          beginInterpolation(delimiter, from: start, at: escaped)
          return
        }
        position = min(builder.bytes.at(escaped).isLineBreak ? escaped : escaped + 1, count)
      } else {
        position += 1
      }
    }
  }

  private func closingLength(_ delimiter: StringDelimiter) -> Int? {
    let quotes = delimiter.isMultiline ? 3 : 1
    for offset in 0..<quotes where builder.bytes.at(position + offset) != delimiter.quote { return nil }
    return hasPounds(delimiter.pounds, at: position + quotes) ? quotes + delimiter.pounds : nil
  }

  private mutating func finishLiteral(from start: Int, to end: Int) {
    modes.removeLast()
    builder.add(.string, start, end)
    advance(end - position, endsOperand: true)
  }

  private mutating func beginInterpolation(_ delimiter: StringDelimiter, from start: Int, at parenthesis: Int) {
    builder.add(.string, start, parenthesis)
    builder.open(at: parenthesis)
    advance(parenthesis + 1 - position, endsOperand: false)
    modes.append(.interpolation(delimiter, opener: builder.tokens.count - 1))
  }
}
