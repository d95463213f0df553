/// One numbered statement about how iOS decides interface orientation, and what the simulator does with it.
///
/// The numbers are stable: sources, tests and documentation cite a rule by its number, such as `R3.17`.
public struct Rule: Hashable, Sendable {
  /// The number, `R` followed by the section and the place in it.
  public let number: String

  /// What the rule is about, in a few words.
  public let title: String

  /// Whether the simulator follows the rule, and what shows it.
  public let status: RuleStatus

  /// Makes an entry of the rule book.
  public init(_ number: String, _ title: String, _ status: RuleStatus) {
    self.number = number
    self.title = title
    self.status = status
  }
}
