/// How far the simulator follows a rule.
///
/// None of these says anything about a device: a modelled rule agrees with what is written about iOS, not with a measurement of ours.
public enum RuleStatus: Hashable, Sendable {
  /// The simulator behaves as the rule says; the test of this name shows it.
  case modelled(test: String)

  /// The sources disagree and the simulator can behave in each way; the test of this name runs them all.
  case switched(assumption: String, test: String)

  /// The rule belongs to a part that is not built yet.
  case notYet

  /// The rule is left out for good, for this reason.
  case notModelled(why: String)

  /// The test that holds the rule, if there is one.
  public var test: String? {
    switch self {
    case .modelled(let test), .switched(_, let test): test
    case .notYet, .notModelled: nil
    }
  }

  /// What kind of status it is, for counting.
  public var kind: Kind {
    switch self {
    case .modelled: .modelled
    case .switched: .switched
    case .notYet: .notYet
    case .notModelled: .notModelled
    }
  }

  /// A status without its details.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case modelled = "modelled"
    case switched = "switch"
    case notYet = "not modelled yet"
    case notModelled = "not modelled"
  }
}
