/// The lines of QuarterTurn that take the place of what a finding complains of.
enum Migration {
  /// Empty for a finding that the library does not make needless.
  static func lines(for rule: String) -> [String] {
    guard let code = replacements[rule] else { return [] }
    return ["with QuarterTurn:"] + code.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  }

  static let replacements: [String: String] = [:]
}
