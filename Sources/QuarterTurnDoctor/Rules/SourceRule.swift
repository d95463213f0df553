/// A rule that reads sources.
protocol SourceRule: Sendable {
  static var description: RuleDescription { get }
  static var fixtures: [Fixture] { get }
  init()
  func findings(in project: SourceProject) -> [Finding]
}

extension SourceRule {
  /// A finding of this rule at a token.
  func finding(
    _ source: ParsedSource, at token: Int, _ message: String, severity: Severity? = nil, remedy: String? = nil
  ) -> Finding {
    let offset = source.tokens.indices.contains(token) ? Int(source.tokens[token].start) : 0
    let (line, column) = source.source.place(ofByte: offset)
    return Finding(
      rule: Self.description.id, severity: severity ?? Self.description.severity, path: source.path, line: line, column: column,
      message: message, remedy: remedy ?? Self.description.remedy, excerpt: source.source.line(line))
  }
}
