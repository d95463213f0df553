/// How much a finding matters.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  /// Whether a severity is lower than another.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
