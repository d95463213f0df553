extension RuleBook {
  /// A day on which somebody ran the probes of a rule on Apple's UIKit, and on which system.
  struct RunOnUIKit: Hashable, Sendable {
    /// The system's version, such as `27.0`.
    let system: String
    /// The day, such as `2027-01-15`.
    let date: String
  }

  /// The last run of a rule's probes on UIKit, by the rule's number.
  ///
  /// Nobody has run any yet: whoever does enters it here.
  static let runsOnUIKit: [String: RunOnUIKit] = [:]

  /// What the page says of a rule in the column "run on UIKit".
  static func runOnUIKit(_ rule: Rule) -> String {
    guard let run = runsOnUIKit[rule.number] else { return "never" }
    return "\(run.system), \(run.date)"
  }
}
