/// Which rules UIKit follows: one value for each set of rules.
///
/// Versions 19 to 25 never existed.
package enum Era: Int, Comparable, Sendable, CaseIterable {
  case ios15 = 15
  case ios16 = 16
  case ios26 = 26
  case ios27 = 27

  /// The era of a system's major version.
  package init(majorVersion: Int) {
    self = Self.allCases.last { $0.rawValue <= majorVersion } ?? .ios15
  }

  package static func < (left: Era, right: Era) -> Bool {
    left.rawValue < right.rawValue
  }
}
