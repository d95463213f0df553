/// Finds the scopes of a Swift file by the words that stand before its braces.
struct SwiftStructure {
  let source: TokenizedSource
  private var found: [Int: Scope] = [:]
  /// The conditions of an `if` and of the `else if`s after it, by the closing brace of the last one.
  private var chains: [Int: [Range<Int>]] = [:]

  init(source: TokenizedSource) { self.source = source }

  private var tokens: [Token] { source.tokens }
  private func at(_ index: Int, is text: StaticString) -> Bool { source.at(index, is: text) }

  mutating func scopes() -> [Scope] {
    for index in source.tokens.indices where source.tokens[index].kind == .word && !at(index - 1, is: ".") {
      read(word: source.text(index), at: index)
    }
    for index in source.tokens.indices where at(index, is: "{") && found[index] == nil { readPlainBrace(index) }
    return Array(found.values)
  }

  private mutating func read(word: String, at index: Int) {
    switch word {
    case "class", "struct", "enum", "extension", "protocol", "actor": readType(word, index)
    case "func": readFunction(word, index, nameAt: index + 1)
    case "init", "subscript": readFunction(word, index, nameAt: index)
    case "deinit":
      if at(index + 1, is: "{") { add(.function, word, name: word, start: index, brace: index + 1) }
    case "var": readProperty(index)
    case "if", "while", "switch", "for": readBranch(word, index)
    case "guard": readGuard(index)
    case "else": readElse(index)
    case "do", "repeat", "defer":
      if at(index + 1, is: "{") { add(.block, word, name: word, start: index, brace: index + 1) }
    case "catch": if let brace = brace(after: index) { add(.block, word, name: word, start: index, brace: brace) }
    default: break
    }
  }

  // MARK: Declarations

  private mutating func readType(_ word: String, _ index: Int) {
    guard source.kind(index + 1) == .word, !at(index - 1, is: ":") else { return }
    let next = source.text(index + 1)
    if word == "class", ["func", "var", "let", "subscript", "override", "private", "internal", "public"].contains(next) {
      return
    }
    if word == "actor", !at(index + 2, is: "{"), !at(index + 2, is: ":"), !at(index + 2, is: "<") { return }
    guard let brace = brace(after: index) else { return }
    var name = next
    var cursor = index + 2
    while at(cursor, is: "."), source.kind(cursor + 1) == .word {
      name = source.text(cursor + 1)
      cursor += 2
    }
    var scope = Scope(
      kind: .type, keyword: word, name: name, header: start(of: index)..<brace, body: body(of: brace))
    scope.inherited = inherited(cursor..<brace)
    found[brace] = scope
  }

  /// The names after the colon of a type's header; of a qualified name its last part.
  private func inherited(_ range: Range<Int>) -> [String] {
    var names: [String] = []
    var depth = 0
    var isAfterColon = false
    for index in range {
      if depth == 0, at(index, is: "where") { break }
      if at(index, is: "<") { depth += 1 }
      if at(index, is: ">") { depth -= 1 }
      // A colon between angle brackets belongs to a generic parameter.
      if depth == 0, at(index, is: ":") { isAfterColon = true }
      guard depth == 0, isAfterColon, source.kind(index) == .word, !at(index - 1, is: "@") else { continue }
      if at(index - 1, is: "."), !names.isEmpty { names.removeLast() }
      names.append(source.text(index))
    }
    return names
  }

  private mutating func readFunction(_ word: String, _ index: Int, nameAt: Int) {
    var cursor = nameAt + 1
    let limit = min(tokens.count, cursor + 200)
    while cursor < limit, !at(cursor, is: "(") {
      guard source.kind(cursor) != .opening, source.kind(cursor) != .closing else { return }
      cursor += 1
    }
    guard let close = source.partner(cursor), source.kind(cursor) == .opening else { return }
    guard let brace = brace(afterSignature: close) else { return }
    var scope = Scope(
      kind: .function, keyword: word, name: source.text(nameAt), header: start(of: index)..<brace, body: body(of: brace))
    scope.labels = labels(cursor..<close)
    found[brace] = scope
  }

  private func labels(_ range: Range<Int>) -> [String] {
    var labels: [String] = []
    var expects = true
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if expects, at(index, is: "@") {
        index += 2
        continue
      }
      if expects, source.kind(index) == .word {
        labels.append(source.text(index))
        expects = false
      }
      if tokens[index].kind == .opening, let partner = source.partner(index) { index = partner }
      if at(index, is: ","), tokens[index].parent == Int32(range.lowerBound) { expects = true }
      index += 1
    }
    return labels
  }

  /// The brace after a function's parameters; `nil` where it has no body.
  private func brace(afterSignature close: Int) -> Int? {
    var index = close + 1
    let level = tokens[close].parent
    while index < tokens.count, index < close + 300, tokens[index].parent == level || tokens[index].kind == .opening {
      if at(index, is: "{") { return index }
      if tokens[index].kind == .closing || at(index, is: ";") || at(index, is: "=") || at(index, is: "func")
        || at(index, is: "var")
      {
        return nil
      }
      if tokens[index].isFirstOnLine, at(index, is: "@") { return nil }
      if tokens[index].kind == .opening, let partner = source.partner(index) { index = partner }
      index += 1
    }
    return nil
  }

  private mutating func readProperty(_ index: Int) {
    guard source.kind(index + 1) == .word else { return }
    let level = tokens[index].parent
    var cursor = index + 2
    var hasValue = false
    while cursor < tokens.count, cursor < index + 600, tokens[cursor].parent == level {
      if at(cursor, is: "{") {
        let first = accessorWord(after: cursor)
        if !hasValue || first == "didSet" || first == "willSet" { return addProperty(index, brace: cursor, first: first) }
        return
      }
      if at(cursor, is: "=") { hasValue = true }
      if tokens[cursor].kind == .closing || at(cursor, is: ";") || at(cursor, is: ",") { return }
      if tokens[cursor].isFirstOnLine, tokens[cursor].kind == .word || tokens[cursor].kind == .pound || at(cursor, is: "@"),
        tokens[cursor - 1].kind != .symbol || at(cursor - 1, is: "?") || at(cursor - 1, is: "!")
      {
        return
      }
      if tokens[cursor].kind == .opening, let partner = source.partner(cursor) { cursor = partner }
      cursor += 1
    }
  }

  private mutating func addProperty(_ index: Int, brace: Int, first: String?) {
    let name = source.text(index + 1)
    guard first != nil else {
      add(.accessor, "get", name: name, start: index, brace: brace)
      return
    }
    add(.block, "var", name: name, start: index, brace: brace)
    guard let close = source.partner(brace) else { return }
    var cursor = brace + 1
    while cursor < close {
      if at(cursor, is: "{") {
        if found[cursor] == nil, let word = accessorWord(before: cursor) {
          add(.accessor, word, name: name, start: cursor - 1, brace: cursor)
        }
        cursor = source.partner(cursor) ?? close
      }
      cursor += 1
    }
  }

  private static let accessors: Set<String> = ["get", "set", "didSet", "willSet", "_read", "_modify", "unsafeAddress"]

  /// The accessor that a property's braces begin with; `nil` where they hold a getter's code.
  private func accessorWord(after brace: Int) -> String? {
    var index = brace + 1
    while at(index, is: "@") || at(index, is: "mutating") || at(index, is: "nonmutating") || at(index - 1, is: "@") { index += 1 }
    let word = source.text(index)
    guard Self.accessors.contains(word) else { return nil }
    let opens = at(index + 1, is: "{") || at(index + 1, is: "(") || at(index + 1, is: "}") || at(index + 1, is: "set")
    return opens || at(index + 1, is: "async") || at(index + 1, is: "throws") ? word : nil
  }

  private func accessorWord(before brace: Int) -> String? {
    var index = brace - 1
    while index > 0, at(index, is: "async") || at(index, is: "throws") { index -= 1 }
    if at(index, is: ")"), let opener = source.partner(index) { index = opener - 1 }
    let word = source.text(index)
    return Self.accessors.contains(word) ? word : nil
  }

  // MARK: Branches

  private mutating func readBranch(_ word: String, _ index: Int) {
    guard let brace = brace(after: index) else { return }
    var scope = Scope(
      kind: word == "for" || word == "switch" ? .block : .branch, keyword: word, name: word, header: index..<brace,
      body: body(of: brace))
    scope.condition = index + 1..<brace
    if at(index - 1, is: "else"), let before = chains[index - 2] { scope.refused = before }
    if word == "if", let close = source.partner(brace), scope.refused.count < 40 {
      chains[close] = scope.refused + [scope.condition]
    }
    found[brace] = scope
  }

  private mutating func readElse(_ index: Int) {
    guard at(index + 1, is: "{"), found[index + 1] == nil else { return }
    var scope = Scope(
      kind: .branch, keyword: "else", name: "else", header: index..<index + 1, body: body(of: index + 1))
    scope.refused = chains[index - 1] ?? []
    found[index + 1] = scope
  }

  private mutating func readGuard(_ index: Int) {
    let level = tokens[index].parent
    var cursor = index + 1
    var steps = 0
    while cursor < tokens.count, tokens[cursor].parent == level, steps < Self.headerLength {
      steps += 1
      if at(cursor, is: "else"), at(cursor + 1, is: "{") {
        var scope = Scope(
          kind: .branch, keyword: "guard", name: "guard", header: index..<cursor + 1, body: body(of: cursor + 1))
        scope.condition = index + 1..<cursor
        found[cursor + 1] = scope
        return
      }
      if tokens[cursor].kind == .closing { return }
      if tokens[cursor].kind == .opening, let partner = source.partner(cursor) { cursor = partner }
      cursor += 1
    }
  }

  // MARK: Closures

  private mutating func readPlainBrace(_ brace: Int) {
    var before = brace - 1
    if at(before, is: ")"), let opener = source.partner(before) { before = opener - 1 }
    if source.kind(before) == .word, !["in", "return", "else"].contains(source.text(before)) {
      add(.closure, "closure", name: source.text(before), start: before, brace: brace)
      return
    }
    // An argument: of the call whose parenthesis is around it.
    var name = ""
    if let parent = source.parent(brace), at(parent, is: "("), source.kind(parent - 1) == .word { name = source.text(parent - 1) }
    if at(brace - 1, is: ":"), source.kind(brace - 2) == .word, !name.isEmpty { name += "." + source.text(brace - 2) }
    add(.closure, "closure", name: name, start: brace, brace: brace)
  }

  // MARK: Helpers

  private mutating func add(_ kind: Scope.Kind, _ keyword: String, name: String, start index: Int, brace: Int) {
    found[brace] = Scope(
      kind: kind, keyword: keyword, name: name, header: start(of: index)..<max(brace, start(of: index)), body: body(of: brace))
  }

  private func body(of brace: Int) -> Range<Int> { brace + 1..<max(source.partner(brace) ?? brace + 1, brace + 1) }

  /// The first brace on the level of a word that does not open a closure.
  private func brace(after index: Int) -> Int? {
    let level = tokens[index].parent
    var cursor = index + 1
    var steps = 0
    while cursor < tokens.count, tokens[cursor].parent == level, steps < Self.headerLength {
      steps += 1
      if at(cursor, is: "{"), !at(cursor - 1, is: "="), !at(cursor - 1, is: ",") { return cursor }
      if tokens[cursor].kind == .closing || at(cursor, is: ";") { return nil }
      if tokens[cursor].kind == .opening, let partner = source.partner(cursor) { cursor = partner }
      cursor += 1
    }
    return nil
  }

  /// How many tokens on its own level a header may have; a broken file must not be read from each of its words to its end.
  private static let headerLength = 2_000

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "package", "static", "final", "override", "class", "mutating",
    "nonisolated", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "indirect", "optional", "isolated",
  ]

  /// The first token of a declaration, with its modifiers and attributes.
  private func start(of index: Int) -> Int {
    var start = index
    while start > 0, index - start < 200 {
      let before = start - 1
      if source.kind(before) == .word {
        if at(before - 1, is: "@") {
          start = before - 1
        } else if Self.modifiers.contains(source.text(before)) {
          start = before
        } else {
          break
        }
      } else if at(before, is: ")"), let opener = source.partner(before), source.kind(opener - 1) == .word,
        at(opener - 2, is: "@") || Self.modifiers.contains(source.text(opener - 1))
      {
        start = at(opener - 2, is: "@") ? opener - 2 : opener - 1
      } else {
        break
      }
    }
    return start
  }
}
