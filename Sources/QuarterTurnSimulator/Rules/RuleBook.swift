/// Every rule about interface orientation that the simulator knows of, section by section.
///
///     for rule in RuleBook.rules where rule.status == .notYet { print(rule.number, rule.title) }
///
/// `Documentation/Rules.md` is written from this table, and a test keeps the two equal.
public enum RuleBook {
  /// The sections in order.
  public static let sections: [Section] = [
    Section("R1", "Types and values", values),
    Section("R2", "The device's own orientation", device),
    Section("R3", "The supported mask", mask),
    Section("R4", "Presentation", presentation),
    Section("R5", "Turning by program", turning),
    Section("R6", "Callbacks during a turn", callbacks),
    Section("R7", "iPad, multitasking and other platforms", multitasking),
    Section("R8", "iOS 26, iOS 27 and iPhone Duo", releases),
    Section("R9", "SwiftUI", swiftUI),
  ]

  /// All rules in order.
  public static var rules: [Rule] { sections.flatMap(\.rules) }

  /// How many rules there are of each status, in the order of ``RuleStatus/Kind``.
  public static var totals: [(kind: RuleStatus.Kind, count: Int)] {
    RuleStatus.Kind.allCases.map { kind in (kind, rules.count { $0.status.kind == kind }) }
  }

  /// The rules of one subject.
  public struct Section: Hashable, Sendable {
    /// The letter and number that all its rules begin with.
    public let number: String

    /// What its rules are about.
    public let title: String

    /// Its rules in order.
    public let rules: [Rule]

    init(_ number: String, _ title: String, _ rules: [Rule]) {
      self.number = number
      self.title = title
      self.rules = rules
    }
  }
}
