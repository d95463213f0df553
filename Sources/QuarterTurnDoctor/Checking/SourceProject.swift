/// The sources of one project that matter, and what the rules ask about all of them.
final class SourceProject {
  let sources: [ParsedSource]
  let facts: ProjectFacts
  /// The filter's words that occur in any file, parsed or not.
  let words: Set<String>

  struct Reference {
    let source: ParsedSource
    let token: Int
  }

  init(sources: [ParsedSource], facts: ProjectFacts = ProjectFacts(), words: Set<String>) {
    self.sources = sources
    self.facts = facts
    self.words = words
  }

  /// The places where a word stands, declarations among them.
  func references(to name: String) -> [Reference] {
    let bytes = Array(name.utf8)
    let hash = Self.hash(bytes[...])
    guard declaredNames.contains(hash) else { return references(to: bytes, among: nil) }
    return references(to: bytes, among: index[hash] ?? [])
  }

  /// Checks the index's places, or every word where the index does not know the name.
  private func references(to name: [UInt8], among places: [Reference]?) -> [Reference] {
    func matches(_ source: ParsedSource, _ token: Token) -> Bool {
      Int(token.end - token.start) == name.count
        && source.source.bytes[Int(token.start)..<Int(token.end)].elementsEqual(name)
    }
    if let places { return places.filter { matches($0.source, $0.source.tokens[$0.token]) } }
    return sources.flatMap { source in
      source.tokens.indices.filter { source.tokens[$0].kind == .word && matches(source, source.tokens[$0]) }
        .map { Reference(source: source, token: $0) }
    }
  }

  /// The names that anything is declared by, as hashes: one pass over the words then finds the places of all of them.
  private lazy var declaredNames: Set<UInt64> = {
    var names: Set<UInt64> = []
    for source in sources {
      for scope in source.scopes where scope.kind == .function || scope.kind == .type {
        names.insert(Self.hash(Array(scope.name.prefix { $0 != ":" }.utf8)[...]))
      }
    }
    return names
  }()

  private lazy var index: [UInt64: [Reference]] = {
    var index: [UInt64: [Reference]] = [:]
    for source in sources {
      for (number, token) in source.tokens.enumerated() where token.kind == .word {
        let hash = Self.hash(source.source.bytes[Int(token.start)..<Int(token.end)])
        if declaredNames.contains(hash) { index[hash, default: []].append(Reference(source: source, token: number)) }
      }
    }
    return index
  }()

  /// FNV-1a, over few bytes faster than the standard library's hashing.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The types of the project with their sources, where a test holds.
  func types(where test: (Scope) -> Bool) -> [(source: ParsedSource, scope: Scope)] {
    sources.flatMap { source in source.scopes.filter { $0.kind == .type && test($0) }.map { (source, $0) } }
  }

  /// The functions with these names, in Objective-C by selector, that are compiled.
  func functions(where test: (Scope) -> Bool) -> [(source: ParsedSource, scope: Scope)] {
    sources.flatMap { source in
      source.scopes.filter {
        ($0.kind == .function || $0.kind == .accessor) && test($0) && source.isCompiled($0.header.lowerBound)
      }
      .map { (source, $0) }
    }
  }
}
