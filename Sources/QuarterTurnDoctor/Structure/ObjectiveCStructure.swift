/// Finds the scopes of an Objective-C file.
struct ObjectiveCStructure {
  let source: TokenizedSource
  private var found: [Scope] = []
  private var knownBraces: Set<Int> = []
  /// The conditions of an `if` and of the `else if`s after it, by the index of the token after the last one.
  private var chains: [Int: [Range<Int>]] = [:]

  /// Where types end or, without an end, where the next one begins.
  private let typeEnds: [Int]

  init(source: TokenizedSource) {
    self.source = source
    typeEnds = source.tokens.indices.filter {
      guard source.at($0, is: "@") else { return false }
      return source.at($0 + 1, is: "end") || source.at($0 + 1, is: "implementation") || source.at($0 + 1, is: "interface")
    }
  }

  private var tokens: [Token] { source.tokens }
  private func at(_ index: Int, is text: StaticString) -> Bool { source.at(index, is: text) }

  mutating func scopes() -> [Scope] {
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .symbol: readSymbol(index)
      case .word: readWord(index)
      case .opening: if at(index, is: "{") { readBrace(index) }
      default: break
      }
    }
    return found
  }

  // MARK: Types and methods

  private mutating func readSymbol(_ index: Int) {
    if at(index, is: "@") {
      if at(index + 1, is: "implementation") || at(index + 1, is: "interface") { readType(index) }
      if at(index + 1, is: "protocol") { readType(index) }
    } else if at(index, is: "-") || at(index, is: "+"), tokens[index].isFirstOnLine, tokens[index].parent < 0,
      at(index + 1, is: "(")
    {
      readMethod(index)
    }
  }

  private mutating func readType(_ index: Int) {
    guard source.kind(index + 2) == .word else { return }
    var cursor = index + 3
    if at(index + 1, is: "protocol"), at(cursor, is: ";") || at(cursor, is: ",") { return }
    var isCategory = false
    var inherited: [String] = []
    if at(cursor, is: "("), let close = source.partner(cursor) {
      // Empty parentheses are a class extension, which stands for the class itself.
      isCategory = close > cursor + 1
      cursor = close + 1
    }
    if at(cursor, is: ":"), source.kind(cursor + 1) == .word {
      inherited.append(source.text(cursor + 1))
      cursor += 2
    }
    if at(cursor, is: "<") {
      cursor += 1
      while cursor < tokens.count, !at(cursor, is: ">"), cursor < index + 80 {
        if source.kind(cursor) == .word { inherited.append(source.text(cursor)) }
        cursor += 1
      }
    }
    let end = typeEnds.first { $0 >= cursor } ?? tokens.count
    let keyword = isCategory ? "extension" : at(index + 1, is: "protocol") ? "protocol" : "class"
    var scope = Scope(
      kind: .type, keyword: keyword, name: source.text(index + 2), header: index..<cursor, body: min(cursor, end)..<end)
    scope.inherited = inherited
    found.append(scope)
  }

  private mutating func readMethod(_ index: Int) {
    guard let typeEnd = source.partner(index + 1) else { return }
    var cursor = typeEnd + 1
    var selector = ""
    var labels: [String] = []
    while cursor < tokens.count, cursor < index + 200, !at(cursor, is: "{"), !at(cursor, is: ";") {
      if source.kind(cursor) == .word, at(cursor + 1, is: ":") {
        labels.append(source.text(cursor))
        selector += source.text(cursor) + ":"
        cursor += 2
        if at(cursor, is: "("), let close = source.partner(cursor) { cursor = close + 1 }
      } else if source.kind(cursor) == .word, selector.isEmpty, !at(cursor - 1, is: ":") {
        selector = source.text(cursor)
      } else if source.kind(cursor) == .opening, let close = source.partner(cursor) {
        cursor = close
      }
      cursor += 1
    }
    guard at(cursor, is: "{"), let close = source.partner(cursor) else { return }
    var scope = Scope(
      kind: .function, keyword: at(index, is: "+") ? "class func" : "func", name: selector, header: index..<cursor,
      body: cursor + 1..<max(close, cursor + 1))
    scope.labels = labels
    found.append(scope)
    knownBraces.insert(cursor)
  }

  // MARK: Functions and blocks of C

  private mutating func readBrace(_ brace: Int) {
    guard knownBraces.insert(brace).inserted, let close = source.partner(brace) else { return }
    let body = brace + 1..<max(close, brace + 1)
    var before = brace - 1
    if at(before, is: ")"), let opener = source.partner(before) { before = opener - 1 }
    if at(before, is: "^") || source.kind(before) == .word && at(before - 1, is: "^") {
      found.append(Scope(kind: .closure, keyword: "closure", name: callee(of: before), header: before..<brace, body: body))
    } else if at(brace - 1, is: ")"), source.kind(before) == .word, tokens[brace].parent < 0 {
      found.append(
        Scope(kind: .function, keyword: "func", name: source.text(before), header: start(of: before)..<brace, body: body))
    } else if !at(brace - 1, is: "@"), !at(brace - 1, is: "=") {
      found.append(Scope(kind: .block, keyword: "block", name: "", header: brace..<brace, body: body))
    }
  }

  /// The method or function that takes the block at a caret.
  private func callee(of caret: Int) -> String {
    guard let parent = source.parent(caret) else { return "" }
    if at(parent, is: "(") { return source.kind(parent - 1) == .word ? source.text(parent - 1) : "" }
    guard at(parent, is: "[") else { return "" }
    return MessageExpression(source: source, opener: parent)?.selector ?? ""
  }

  private func start(of name: Int) -> Int {
    var start = name
    while start > 0, name - start < 12, !tokens[start].isFirstOnLine { start -= 1 }
    return start
  }

  // MARK: Branches

  private mutating func readWord(_ index: Int) {
    guard !at(index - 1, is: ".") else { return }
    if at(index, is: "if") || at(index, is: "while") {
      guard at(index + 1, is: "("), let close = source.partner(index + 1) else { return }
      let end = endOfStatement(close + 1, depth: 0)
      var scope = Scope(
        kind: .branch, keyword: source.text(index), name: source.text(index), header: index..<close + 1,
        body: body(close + 1, end))
      scope.condition = index + 2..<max(close, index + 2)
      if at(index - 1, is: "else"), let before = chains[index - 1] { scope.refused = before }
      if at(index, is: "if"), scope.refused.count < 40 { chains[end] = scope.refused + [scope.condition] }
      found.append(scope)
    } else if at(index, is: "else"), !at(index + 1, is: "if") {
      var scope = Scope(
        kind: .branch, keyword: "else", name: "else", header: index..<index + 1,
        body: body(index + 1, endOfStatement(index + 1, depth: 0)))
      scope.refused = chains[index] ?? []
      found.append(scope)
    } else if at(index, is: "for") || at(index, is: "switch") {
      guard at(index + 1, is: "("), let close = source.partner(index + 1) else { return }
      found.append(
        Scope(
          kind: .block, keyword: source.text(index), name: source.text(index), header: index..<close + 1,
          body: body(close + 1, endOfStatement(close + 1, depth: 0))))
    }
  }

  private mutating func body(_ start: Int, _ end: Int) -> Range<Int> {
    guard at(start, is: "{") else { return start..<max(end, start) }
    knownBraces.insert(start)
    return start + 1..<max(end - 1, start + 1)
  }

  /// The index after a statement, with or without braces.
  private func endOfStatement(_ start: Int, depth: Int) -> Int {
    guard start < tokens.count, depth < 40 else { return min(start, tokens.count) }
    if at(start, is: "{") { return (source.partner(start) ?? start) + 1 }
    if at(start, is: "if") || at(start, is: "for") || at(start, is: "while") || at(start, is: "switch"),
      at(start + 1, is: "("), let close = source.partner(start + 1)
    {
      let end = endOfStatement(close + 1, depth: depth + 1)
      return at(start, is: "if") && at(end, is: "else") ? endOfStatement(end + 1, depth: depth + 1) : end
    }
    let level = tokens[start].parent
    var index = start
    var steps = 0
    while index < tokens.count, tokens[index].parent == level || tokens[index].kind == .opening, steps < 2_000 {
      steps += 1
      if at(index, is: ";") { return index + 1 }
      if tokens[index].kind == .closing { return index }
      if tokens[index].kind == .opening, let partner = source.partner(index) { index = partner }
      index += 1
    }
    return index
  }
}
