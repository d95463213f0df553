/// What a condition says about the system's version when it holds.
struct VersionFact {
  let version: Double
  /// Whether it holds from the version on; otherwise below it.
  let isFrom: Bool
}
