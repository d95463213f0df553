import QuarterTurnPlatform

/// Names one request for as long as its owner lives; a request that changes its mask keeps its name.
package struct RequestID: Hashable, Sendable, Comparable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (left: RequestID, right: RequestID) -> Bool {
    left.rawValue < right.rawValue
  }
}
