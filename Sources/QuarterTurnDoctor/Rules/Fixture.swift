/// A piece of source that shows what a rule says and what it does not.
struct Fixture: Sendable {
  let language: SourceLanguage
  /// The source; each line that gets a finding ends with the comment `// <-`.
  let source: String
  /// The severity of the marked lines' findings; `nil` where the rule is silent.
  let expects: Severity?
  let facts: ProjectFacts

  init(_ language: SourceLanguage, _ source: String, expects: Severity? = nil, facts: ProjectFacts = ProjectFacts()) {
    self.language = language
    self.source = source
    self.expects = expects
    self.facts = facts
  }
}
