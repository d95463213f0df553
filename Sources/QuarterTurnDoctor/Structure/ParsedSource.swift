/// A source file with its tokens and its structure.
final class ParsedSource {
  let path: String
  let source: TokenizedSource
  /// The scopes in the order of their bodies, an outer one before those in it.
  let scopes: [Scope]
  /// For each token the innermost scope whose body holds it, or -1.
  private let scopeOfToken: [Int32]
  private(set) lazy var declarations = findDeclarations()
  private(set) lazy var exits = findExits()

  /// A name that gets a value where it is declared.
  struct Declaration {
    let token: Int
    let value: Range<Int>
  }

  var language: SourceLanguage { source.language }
  var tokens: [Token] { source.tokens }
  var isSwift: Bool { source.language == .swift }

  init(path: String, bytes: [UInt8], language: SourceLanguage) {
    self.path = path
    source = TokenizedSource(bytes: bytes, language: language)
    var found: [Scope]
    switch language {
    case .swift:
      var reader = SwiftStructure(source: source)
      found = reader.scopes()
    case .objectiveC:
      var reader = ObjectiveCStructure(source: source)
      found = reader.scopes()
    }
    found.sort { ($0.body.lowerBound, -$0.body.upperBound) < ($1.body.lowerBound, -$1.body.upperBound) }
    var owner = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    for index in found.indices {
      while let last = open.last, found[last].body.upperBound <= found[index].body.lowerBound,
        found[last].body.upperBound < found[index].body.upperBound || found[last].body.isEmpty
      {
        open.removeLast()
      }
      found[index].parent = open.last ?? -1
      open.append(index)
    }
    // Outer scopes come first, so that the inner ones overwrite them.
    for (index, scope) in found.enumerated() {
      for token in scope.body.clamped(to: owner.indices) { owner[token] = Int32(index) }
    }
    scopes = found
    scopeOfToken = owner
  }

  // MARK: Tokens

  func text(_ index: Int) -> String { source.text(index) }
  func at(_ index: Int, is text: StaticString) -> Bool { source.at(index, is: text) }
  func isWord(_ index: Int) -> Bool { source.kind(index) == .word }

  /// The tokens of a range as they stand, without blanks; for looking at, not for rules that can use members.
  func joined(_ range: Range<Int>) -> String {
    range.clamped(to: tokens.indices).map { source.text($0) }.joined()
  }

  /// Whether any token of a range reads like one of these.
  func contains(_ range: Range<Int>, _ words: Set<String>) -> Bool {
    range.clamped(to: tokens.indices).contains { source.kind($0) == .word && words.contains(source.text($0)) }
  }

  /// Whether a word of a range holds this text, whatever its case.
  func mentions(_ range: Range<Int>, _ part: String) -> Bool {
    range.clamped(to: tokens.indices).contains {
      (source.kind($0) == .word || source.kind($0) == .pound) && source.text($0).lowercased().contains(part)
    }
  }

  /// Whether any word of the file reads exactly like this.
  func hasWord(_ text: StaticString) -> Bool {
    tokens.indices.contains { tokens[$0].kind == .word && source.at($0, is: text) }
  }

  /// The indices of the words that read exactly like this.
  func words(_ text: StaticString) -> [Int] {
    tokens.indices.filter { tokens[$0].kind == .word && source.at($0, is: text) }
  }

  func words(in range: Range<Int>, _ text: StaticString) -> [Int] {
    range.clamped(to: tokens.indices).filter { tokens[$0].kind == .word && source.at($0, is: text) }
  }

  // MARK: Scopes

  /// The scopes around a token, the innermost first.
  func scopes(around token: Int) -> [Int] {
    guard scopeOfToken.indices.contains(token) else { return [] }
    // Deeper nesting than this is no code.
    var result: [Int] = []
    var scope = Int(scopeOfToken[token])
    while scope >= 0, result.count < 100 {
      result.append(scope)
      scope = scopes[scope].parent
    }
    return result
  }

  /// The function or accessor around a token, past the closures in it.
  func function(around token: Int) -> Scope? {
    for index in scopes(around: token) {
      switch scopes[index].kind {
      case .function, .accessor: return scopes[index]
      case .type: return nil
      default: continue
      }
    }
    return nil
  }

  /// The innermost type around a token.
  func type(around token: Int) -> Scope? {
    scopes(around: token).lazy.map { self.scopes[$0] }.first { $0.kind == .type }
  }

  /// The type that a scope is directly in.
  func type(of scope: Scope) -> Scope? { type(around: scope.header.lowerBound) ?? enclosingType(of: scope) }

  private func enclosingType(of scope: Scope) -> Scope? {
    var parent = scope.parent
    while parent >= 0 {
      if scopes[parent].kind == .type { return scopes[parent] }
      parent = scopes[parent].parent
    }
    return nil
  }

  /// The tokens of the statement that a token stands in: up to the separators of its own level.
  func statement(around token: Int) -> Range<Int> {
    guard tokens.indices.contains(token) else { return token..<token }
    // Out of parentheses and square brackets first: they belong to the statement.
    var anchor = token
    while let parent = source.parent(anchor), !at(parent, is: "{") {
      if parent > 0, tokens[parent - 1].kind == .string, tokens[parent - 1].end == tokens[parent].start {
        // What a string shows of a value is a statement of its own.
        return parent + 1..<max(source.partner(parent) ?? parent + 1, parent + 1)
      }
      anchor = parent
    }
    let level = tokens[anchor].parent
    var start = anchor
    while start > 0, !startsStatement(start, level: level) {
      start -= 1
      if tokens[start].kind == .closing, let partner = source.partner(start) { start = partner }
    }
    var end = anchor
    while end < tokens.count {
      if tokens[end].kind == .opening, let partner = source.partner(end) { end = partner }
      end += 1
      if end >= tokens.count || tokens[end].parent != level || startsStatement(end, level: level) { break }
    }
    return start..<min(max(end, start), tokens.count)
  }

  private func startsStatement(_ index: Int, level: Int32) -> Bool {
    guard index > 0 else { return true }
    let before = index - 1
    if at(before, is: ";") { return true }
    if tokens[before].kind == .opening, Int32(before) == level { return true }
    if at(before, is: "}"), tokens[index].parent == tokens[before].parent, !isSwift { return true }
    guard isSwift, tokens[index].isFirstOnLine, tokens[index].parent == level else { return false }
    // A line that goes on: with a member, an operator, a brace or after one of those.
    if tokens[index].kind == .symbol, !at(index, is: "@"), !at(index, is: ".") || !at(before, is: "{") { return false }
    if at(index, is: "{") || at(index, is: "else") || at(index, is: "where") { return false }
    if tokens[before].kind == .symbol, !at(before, is: "?"), !at(before, is: "!") { return false }
    return !at(before, is: "return") && !at(before, is: "in")
  }
}
