import HeadlessUIKit

/// How far the simulator follows a rule.
///
/// None of these says anything about a device: a modelled rule agrees with what is written about iOS, not with a measurement of ours.
public enum RuleStatus: Hashable, Sendable {
  /// The simulator behaves as the rule says; the tests of these names show it.
  case modelled(tests: [String])

  /// The sources disagree and the simulator can behave in each way; the tests of these names run them all.
  case switched([Assumption], tests: [String])

  /// The rule belongs to a part that is not built yet.
  case notYet

  /// The rule is left out for good, for this reason.
  case notModelled(why: String)

  /// The tests that hold the rule, if there are any.
  public var tests: [String] {
    switch self {
    case .modelled(let tests), .switched(_, let tests): tests
    case .notYet, .notModelled: []
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
