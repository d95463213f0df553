/// A release of iOS or iPadOS, as far as rules differ by it: major and minor.
public struct SystemVersion: Hashable, Sendable {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The newest system the rules are written down for.
  public static let newest = SystemVersion(27, 1)
  /// The oldest system that is modelled, which is also the library's deployment target.
  public static let oldest = SystemVersion(15)
}

extension SystemVersion: Comparable {
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: LosslessStringConvertible {
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let major = Int(parts[0]), major >= 0 else { return nil }
    guard parts.count == 2 else {
      self.init(major)
      return
    }
    guard let minor = Int(parts[1]), minor >= 0 else { return nil }
    self.init(major, minor)
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
