extension ParsedSource {
  /// The chain before an operator, with local names resolved; empty where something else stands there.
  func operand(before token: Int) -> [Member] {
    guard let name = nameOfExpression(endingAt: token - 1) else { return [] }
    return resolvedMembers(endingAt: name)
  }

  /// The chain after an operator, with local names resolved.
  func operand(after token: Int) -> [Member] { resolvedMembers(in: operandRange(after: token)) }

  func operandRange(after token: Int) -> Range<Int> {
    var index = token + 1
    while at(index, is: "-") || at(index, is: "!") || at(index, is: ".") { index += 1 }
    let start = token + 1
    if at(index, is: "("), !isSwift, let close = source.partner(index), source.kind(close + 1) != .symbol { index = close + 1 }
    while tokens.indices.contains(index) {
      if source.kind(index) == .opening, !at(index, is: "{"), let partner = source.partner(index) {
        index = partner + 1
      } else if source.kind(index) == .word || source.kind(index) == .number || source.kind(index) == .string {
        index += 1
      } else {
        break
      }
      if at(index, is: "?"), at(index + 1, is: ".") { index += 1 }
      if at(index, is: ".") || at(index, is: "->") {
        index += 1
      } else if !(at(index, is: "(") || at(index, is: "[")) {
        break
      }
    }
    return start..<max(index, start)
  }

  /// The value an expression stands for: a string literal, or a constant of the file that is one.
  func literal(in range: Range<Int>) -> String? {
    if range.count == 1, let text = literal(range.lowerBound) { return text }
    let chain = members(in: range)
    guard let name = chain.last, chain.count <= 3, let value = initialValue(of: name.name, before: range.lowerBound),
      value.count == 1
    else { return nil }
    return literal(value.lowerBound)
  }
}
