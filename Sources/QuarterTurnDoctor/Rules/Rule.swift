/// What a rule is: for the list of rules, for an explanation of one of them, and for SARIF.
public struct RuleDescription: Sendable {
  /// The number, such as `C12`.
  public let id: String
  /// The rule as a sentence.
  public let title: String
  /// The severity of most of the rule's findings; a single finding may be milder.
  public let severity: Severity
  /// From which system or SDK on it hurts, such as `iOS 16` or `SDK 27`; `nil` where it always did.
  public let since: String?
  /// What the rule looks for.
  public let matches: String
  /// What keeps it silent.
  public let excludes: String
  /// What to write instead.
  public let remedy: String
  /// The rules of orientation behind it, such as `R5.6`.
  public let rules: [String]
  /// The public reports behind it, such as `B41`.
  public let reports: [String]
  /// Whether it only runs when it is asked for.
  public let isOptIn: Bool

  /// A rule with its number and texts.
  public init(
    id: String, title: String, severity: Severity, since: String? = nil, matches: String, excludes: String, remedy: String,
    rules: [String] = [], reports: [String] = [], isOptIn: Bool = false
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.since = since
    self.matches = matches
    self.excludes = excludes
    self.remedy = remedy
    self.rules = rules
    self.reports = reports
    self.isOptIn = isOptIn
  }
}
