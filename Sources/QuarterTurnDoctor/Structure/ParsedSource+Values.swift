extension ParsedSource {
  /// The expression that a local constant or variable got where it was declared, looked for in the functions around a token and then at
  /// the top level of its type and file.
  func initialValue(of name: String, before token: Int) -> Range<Int>? {
    guard let declared = declarations[name] else { return nil }
    var best: Range<Int>?
    let around = Set(scopes(around: token))
    for declaration in declared {
      if declaration.token >= token, best != nil { break }
      let owner = scopes(around: declaration.token).first
      guard owner.map({ around.contains($0) }) ?? true else { continue }
      if declaration.token < token || owner.map({ scopes[$0].kind == .type }) ?? true { best = declaration.value }
    }
    return best
  }

  /// The names that are declared with a value, in the order of the file.
  func findDeclarations() -> [String: [Declaration]] {
    var result: [String: [Declaration]] = [:]
    for index in tokens.indices where tokens[index].kind == .word {
      guard at(index + 1, is: "=") || isSwift && at(index + 1, is: ":"), let value = declaredValue(at: index) else { continue }
      result[text(index), default: []].append(Declaration(token: index, value: value))
    }
    return result
  }

  /// The value after `let name =`, `name: Type =` or, in Objective-C, `Type name =`.
  private func declaredValue(at index: Int) -> Range<Int>? {
    var cursor = index + 1
    if isSwift {
      guard at(index - 1, is: "let") || at(index - 1, is: "var") else { return nil }
      if at(cursor, is: ":") {
        while cursor < tokens.count, cursor < index + 12, !at(cursor, is: "="), !tokens[cursor].isFirstOnLine { cursor += 1 }
      }
    } else {
      guard source.kind(index - 1) == .word || at(index - 1, is: "*"), !at(index - 1, is: "return") else { return nil }
    }
    guard at(cursor, is: "=") else { return nil }
    return cursor + 1..<max(endOfExpression(from: cursor + 1), cursor + 1)
  }

  /// The end of an expression: the comma, semicolon, brace or new statement after it.
  func endOfExpression(from start: Int) -> Int {
    guard tokens.indices.contains(start) else { return start }
    let level = tokens[start].parent
    var index = start
    while index < tokens.count, tokens[index].parent == level {
      if tokens[index].kind == .closing || at(index, is: ";") || at(index, is: ",") || at(index, is: "else") { return index }
      if at(index, is: "{"), index > start {
        // A closure belongs to the expression, the body of `if let x = y {` does not.
        guard let scope = scopes(around: index + 1).first, scopes[scope].kind == .closure else { return index }
      }
      if index > start, isSwift, tokens[index].isFirstOnLine, tokens[index].kind != .symbol, tokens[index - 1].kind != .symbol {
        return index
      }
      if tokens[index].kind == .opening, let partner = source.partner(index) { index = partner }
      index += 1
    }
    return index
  }

  /// The chain of an expression, with a name that stands for another chain put in its place.
  func resolvedMembers(endingAt token: Int) -> [Member] { resolved(members(endingAt: token)) }

  func resolvedMembers(in range: Range<Int>) -> [Member] { resolved(members(in: range)) }

  func resolvedNames(endingAt token: Int) -> [String] { resolvedMembers(endingAt: token).map(\.name) }

  private func resolved(_ chain: [Member]) -> [Member] {
    var chain = chain
    for _ in 0..<4 {
      guard let first = chain.first, first.arguments == nil, isSwift || source.kind(first.token) == .word,
        let value = initialValue(of: first.name, before: first.token)
      else { return chain }
      let base = members(in: value)
      guard !base.isEmpty, base.first?.name != first.name else { return chain }
      chain = base + chain.dropFirst()
    }
    return chain
  }
}
