/// The systems that a piece of code can run on: from `low`, up to but not including `high`.
struct VersionSpan: Equatable {
  var low: Double = 0
  var high: Double = .infinity

  static let never = VersionSpan(low: 1, high: 0)

  mutating func apply(_ fact: VersionFact, holds: Bool) {
    if fact.isFrom == holds {
      low = max(low, fact.version)
    } else {
      high = min(high, fact.version)
    }
  }

  func reaches(_ version: Double) -> Bool { high > version && high > low }
}
