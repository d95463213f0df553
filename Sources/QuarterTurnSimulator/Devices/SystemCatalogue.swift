import HeadlessUIKit

/// The releases that existed, as far as the simulator knows rules for them.
public enum SystemCatalogue {
  /// The last minor release of each major one; 19 to 25 were never used as numbers.
  private static let lastMinor: [(major: Int, minor: Int)] = [(15, 8), (16, 7), (17, 7), (18, 7), (26, 6), (27, 1)]

  // R7.5, R8.20
  /// The releases a range or `any` stands for: the first of each major number, and those that changed a rule.
  public static let releases =
    [15, 16, 17, 18, 26].map { SystemVersion($0) } + [
      SystemVersion(26, 2), SystemVersion(27), SystemVersion(27, 1),
    ]

  /// Reads a release that existed, or says why it is none.
  package static func release(_ text: String) -> Result<SystemVersion, SystemFault> {
    guard let version = SystemVersion(text) else { return .failure(.notAVersion) }
    guard let known = lastMinor.first(where: { $0.major == version.major }) else { return .failure(.unknownMajor(version.major)) }
    guard version.minor <= known.minor else { return .failure(.unknownMinor(major: known.major, last: known.minor)) }
    return .success(version)
  }

  package static let majors = lastMinor.map { String($0.major) }

  /// The newest release with the same major number.
  static func last(of version: SystemVersion) -> SystemVersion {
    SystemVersion(version.major, lastMinor.first { $0.major == version.major }?.minor ?? version.minor)
  }
}

/// Why a text names no release.
package enum SystemFault: Error, Hashable, Sendable, CustomStringConvertible {
  case notAVersion
  case unknownMajor(Int)
  case unknownMinor(major: Int, last: Int)
  case emptyRange

  package var description: String {
    switch self {
    case .notAVersion: "write \"26\", \"26.2\", \"15...27\", \"16...\", \"...18\" or \"any\""
    case .unknownMajor(let major):
      (19...25).contains(major)
        ? "iOS 19 to 25 never existed; allowed: \(SystemCatalogue.majors.joined(separator: ", "))"
        : "the simulator knows \(SystemCatalogue.majors.joined(separator: ", "))"
    case .unknownMinor(let major, let last): "the last release known of \(major) is \(major).\(last)"
    case .emptyRange: "the range ends before it starts"
    }
  }
}
