/// The sources of one project that matter, and what the rules ask about all of them.
final class SourceProject {
  let sources: [ParsedSource]
  let facts: ProjectFacts
  /// The filter's words that occur in any file, parsed or not.
  let words: Set<String>
  private var referencesByName: [String: [Reference]] = [:]

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
    if let known = referencesByName[name] { return known }
    var result: [Reference] = []
    let utf8 = Array(name.utf8)
    for source in sources {
      for (index, token) in source.tokens.enumerated()
      where token.kind == .word && Int(token.end - token.start) == utf8.count
        && source.source.bytes[Int(token.start)..<Int(token.end)].elementsEqual(utf8)
      {
        result.append(Reference(source: source, token: index))
      }
    }
    referencesByName[name] = result
    return result
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
