/// A message in square brackets: `[receiver selector:argument]`.
struct MessageExpression {
  let receiver: Range<Int>
  /// The whole selector, with its colons.
  let selector: String
  /// The token of the selector's first part.
  let selectorToken: Int
  /// The arguments with the part of the selector before each.
  let arguments: [Argument]

  /// - Parameter opener: The index of the opening bracket; `nil` comes back where it begins no message.
  init?(source: TokenizedSource, opener: Int) {
    guard source.at(opener, is: "["), let closer = source.partner(opener) else { return nil }
    guard let receiverEnd = Self.endOfPrimary(source, from: opener + 1, to: closer), receiverEnd < closer,
      source.kind(receiverEnd) == .word
    else { return nil }
    receiver = opener + 1..<receiverEnd
    selectorToken = receiverEnd
    var selector = ""
    var arguments: [Argument] = []
    var index = receiverEnd
    if !source.at(index + 1, is: ":") {
      guard index + 1 == closer else { return nil }
      self.selector = source.text(index)
      self.arguments = []
      return
    }
    while index < closer, source.kind(index) == .word, source.at(index + 1, is: ":") {
      let label = source.text(index)
      selector += label + ":"
      let start = index + 2
      var end = start
      while end < closer {
        if end > start, source.kind(end) == .word, source.at(end + 1, is: ":"), !Self.isTernary(source, start..<end) { break }
        end = source.kind(end) == .opening ? (source.partner(end) ?? closer - 1) + 1 : end + 1
      }
      arguments.append(Argument(label: label, range: start..<max(min(end, closer), start)))
      index = end
    }
    self.selector = selector
    self.arguments = arguments
  }

  private static func isTernary(_ source: TokenizedSource, _ range: Range<Int>) -> Bool {
    var open = 0
    for index in range {
      if source.at(index, is: "?") { open += 1 }
      if source.at(index, is: ":") { open -= 1 }
    }
    return open > 0
  }

  /// The index after the receiver: a name, a bracketed expression or a cast before either, with members after it.
  private static func endOfPrimary(_ source: TokenizedSource, from start: Int, to end: Int) -> Int? {
    var index = start
    while source.at(index, is: "("), let close = source.partner(index), close + 1 < end {
      // A cast is followed by what it casts; any other parenthesis is the receiver.
      let next = close + 1
      let isCast =
        source.kind(next) == .opening || source.kind(next) == .word && source.kind(next + 1) == .word
        || source.kind(next) == .word && (source.at(next + 1, is: ".") || source.at(next + 1, is: "->"))
      guard isCast else { break }
      index = next
    }
    if source.at(index, is: "*") { index += 1 }
    guard index < end else { return nil }
    if source.at(index, is: "@") { index += 1 }
    if source.kind(index) == .opening {
      guard let close = source.partner(index) else { return nil }
      index = close + 1
    } else {
      index += 1
    }
    while index < end {
      if source.at(index, is: ".") || source.at(index, is: "->") || source.at(index, is: "::") {
        index += 2
      } else if source.kind(index) == .opening, let close = source.partner(index) {
        index = close + 1
      } else {
        break
      }
    }
    return index
  }
}
