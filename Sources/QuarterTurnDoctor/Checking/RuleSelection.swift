/// Which rules are checked: all but the opt-in ones unless something else is said.
public struct RuleSelection: Equatable, Sendable {
  /// These alone, opt-in ones too.
  public var only: Set<String>?
  /// The rules to leave out.
  public var skip: Set<String>
  /// Rules that are checked only when asked for, and are.
  public var optIn: Set<String>

  /// A selection; every rule but the opt-in ones by default.
  public init(only: Set<String>? = nil, skip: Set<String> = [], optIn: Set<String> = []) {
    self.only = only
    self.skip = skip
    self.optIn = optIn
  }

  func includes(_ rule: String) -> Bool {
    if skip.contains(rule) { return false }
    if let only { return only.contains(rule) }
    return !Self.optInRules.contains(rule) || optIn.contains(rule)
  }

  private static let optInRules = Set(SourceChecker.rules.filter(\.isOptIn).map(\.id))
}
