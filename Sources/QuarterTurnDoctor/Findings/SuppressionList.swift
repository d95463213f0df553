/// The comments of a whole folder that keep findings quiet.
struct SuppressionList {
  private let byPath: [String: [SuppressionComment]]

  init(_ comments: [SuppressionComment]) {
    byPath = Dictionary(grouping: comments, by: \.path)
  }

  /// The findings that stay, and a warning for each comment that keeps nothing quiet.
  ///
  /// - Parameter checked: the rules that were checked: of any other it is not known whether a comment is needed.
  func apply(to findings: [Finding], checked: Set<String>) -> (kept: [Finding], quiet: Int, unused: [Finding]) {
    var used: Set<Key> = []
    var kept: [Finding] = []
    for finding in findings {
      let covering = (byPath[finding.path] ?? []).filter { $0.covers(finding) }
      if covering.isEmpty { kept.append(finding) }
      used.formUnion(covering.map { Key($0, finding.rule) })
    }
    let unused = byPath.values.joined().compactMap { comment -> Finding? in
      let idle = comment.rules.filter { checked.contains($0) && !used.contains(Key(comment, $0)) }
      guard comment.rules.isEmpty || !idle.isEmpty else { return nil }
      return Self.finding(comment, idle)
    }
    return (kept, findings.count - kept.count, unused)
  }

  private struct Key: Hashable {
    let path: String
    let line: Int
    let column: Int
    let rule: String

    init(_ comment: SuppressionComment, _ rule: String) {
      path = comment.path
      line = comment.line
      column = comment.column
      self.rule = rule
    }
  }

  /// The name under which idle comments are reported.
  static let rule = RuleDescription(
    id: "C00", title: "A comment that keeps nothing quiet", severity: .warning,
    matches: "`quarter-turn:ignore` or `quarter-turn:ignore-file` where there is no such finding, or without the name of a rule",
    excludes: "names of rules that were not checked", remedy: "Remove the comment, or the rule's name from it.")

  private static func finding(_ comment: SuppressionComment, _ idle: [String]) -> Finding {
    let place = comment.isForFile ? "in this file" : "here"
    return Finding(
      rule: rule.id, severity: rule.severity, path: comment.path, line: comment.line, column: comment.column,
      message: idle.isEmpty
        ? "This comment names no rule, so it keeps nothing quiet; write `quarter-turn:ignore C12 - reason`."
        : "This comment keeps \(idle.joined(separator: ", ")) quiet, which is not found \(place).", remedy: rule.remedy,
      excerpt: "")
  }
}
