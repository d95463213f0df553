import Foundation

extension ParsedSource {
  /// The chain that ends with the name at a token, its first part first.
  func members(endingAt token: Int) -> [Member] {
    var result: [Member] = []
    var cursor: Int? = token
    while let name = cursor, result.count < 60 {
      let (member, before) = member(named: name)
      result.append(member)
      cursor = before
    }
    return result.reversed()
  }

  /// The chain of names that ends at a token: `["UIDevice", "current", "orientation"]`.
  func names(endingAt token: Int) -> [String] { members(endingAt: token).map(\.name) }

  /// The chain that an expression consists of; empty where it is anything else.
  func members(in range: Range<Int>) -> [Member] {
    var last = range.upperBound - 1
    while last > range.lowerBound, at(last, is: "?") || at(last, is: "!") || at(last, is: ";") { last -= 1 }
    var first = range.lowerBound
    while first < last, ["try", "await", "return", "!"].contains(text(first)) { first += 1 }
    guard first <= last, let name = nameOfExpression(endingAt: last) else { return [] }
    let chain = members(endingAt: name)
    // Only brackets may stand before the chain: those of Objective-C's messages, and parentheses around it.
    guard let start = chain.first?.token, (first..<max(start, first)).allSatisfy({ source.kind($0) == .opening }) else {
      return []
    }
    return chain
  }

  func names(in range: Range<Int>) -> [String] { members(in: range).map(\.name) }

  // MARK: One step

  private func member(named name: Int) -> (member: Member, before: Int?) {
    var member = Member(name: text(name), token: name)
    if member.name.hasPrefix("`") { member.name = String(member.name.dropFirst().dropLast()) }
    if source.kind(name) == .opening {
      member.name = at(name, is: "(") ? "()" : "[]"
      if !isSwift, at(name, is: "["), let message = MessageExpression(source: source, opener: name) {
        return self.member(of: message)
      }
      return (member, nil)
    }
    if !isSwift, let message = message(withSelectorAt: name) { return self.member(of: message) }
    readCall(after: name, into: &member)
    let separator = name - 1
    guard at(separator, is: ".") || at(separator, is: "->") else { return (member, nil) }
    return (member, nameOfExpression(endingAt: separator - 1))
  }

  private func member(of message: MessageExpression) -> (member: Member, before: Int?) {
    let member = Member(name: message.selector, token: message.selectorToken, arguments: message.arguments)
    return (member, nameOfExpression(endingAt: message.receiver.upperBound - 1))
  }

  private func readCall(after name: Int, into member: inout Member) {
    var cursor = name + 1
    while at(cursor, is: "?") || at(cursor, is: "!") { cursor += 1 }
    if at(cursor, is: "["), !(source.tokens.indices.contains(cursor) && tokens[cursor].isFirstOnLine),
      let close = source.partner(cursor)
    {
      member.subscripts = cursor + 1..<close
      return
    }
    if at(cursor, is: "("), !tokens[cursor].isFirstOnLine, let close = source.partner(cursor) {
      member.arguments = arguments(cursor..<close)
      cursor = close + 1
    }
    if isSwift, at(cursor, is: "{"), isClosure(at: cursor) {
      member.closure = cursor
      if member.arguments == nil { member.arguments = [] }
    }
  }

  private func isClosure(at brace: Int) -> Bool {
    scopes(around: brace + 1).first.map { scopes[$0].kind == .closure && scopes[$0].body.lowerBound == brace + 1 } ?? false
      || source.partner(brace) == brace + 1
  }

  /// The message whose selector has a part at this token.
  func message(withSelectorAt token: Int) -> MessageExpression? {
    guard let parent = source.parent(token), at(parent, is: "["),
      let message = MessageExpression(source: source, opener: parent)
    else { return nil }
    return message.selectorToken == token ? message : nil
  }

  /// The token of the last name of the expression that ends here.
  func nameOfExpression(endingAt last: Int) -> Int? {
    var index = last
    var steps = 0
    while index >= 0, steps < 40 {
      steps += 1
      if at(index, is: "?") || at(index, is: "!") {
        index -= 1
        continue
      }
      guard source.kind(index) == .closing else { break }
      guard let opener = source.partner(index) else { return nil }
      let before = opener - 1
      switch text(opener) {
      case "(":
        if source.kind(before) == .word, !isKeyword(before) { return before }
        return opener
      case "{":
        guard isSwift else { return nil }
        index = before
        continue
      default:
        if !isSwift, MessageExpression(source: source, opener: opener) != nil { return opener }
        guard
          source.kind(before) == .word && !isKeyword(before) || source.kind(before) == .closing || at(before, is: "?")
            || at(before, is: "!"), isSwift || source.kind(before) == .closing || source.kind(before) == .word
        else { return opener }
        index = before
        continue
      }
    }
    return source.kind(index) == .word || source.kind(index) == .string ? index : nil
  }

  private func isKeyword(_ index: Int) -> Bool {
    ["return", "if", "else", "in", "case", "where", "guard", "while", "switch", "is", "as", "try", "await", "and"].contains(
      text(index))
  }

  // MARK: Arguments

  /// The arguments between two parentheses.
  func arguments(_ range: Range<Int>) -> [Argument] {
    var result: [Argument] = []
    var start = range.lowerBound + 1
    var index = start
    func finish(_ end: Int) {
      guard end > start else { return }
      if isSwift, source.kind(start) == .word, at(start + 1, is: ":") {
        result.append(Argument(label: text(start), range: start + 2..<max(end, start + 2)))
      } else {
        result.append(Argument(label: "", range: start..<end))
      }
    }
    while index < range.upperBound {
      if source.kind(index) == .opening, let partner = source.partner(index) {
        index = partner
      } else if at(index, is: ",") {
        finish(index)
        start = index + 1
      }
      index += 1
    }
    finish(range.upperBound)
    return result
  }

  /// The text of a string literal without its delimiters.
  func literal(_ index: Int) -> String? {
    guard source.kind(index) == .string else { return nil }
    return text(index).trimmingCharacters(in: CharacterSet(charactersIn: "@#\""))
  }
}
