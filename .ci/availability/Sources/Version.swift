/// A version of iOS, which the table calls `SystemVersion`.
typealias Version = SystemVersion

extension Version {
  /// What nothing has to guard.
  static let stated = Version.oldest
}
