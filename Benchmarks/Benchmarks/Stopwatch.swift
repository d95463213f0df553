/// Repeats work until the numbers settle, and says how long one piece took.
struct Stopwatch {
  /// Rounds that count, after one that warms up.
  static let rounds = 9

  struct Timing {
    /// Seconds for one piece of work: the best round and the middle one.
    let best: Double
    let median: Double

    var perSecond: Double { 1 / median }
  }

  @MainActor
  static func measure(pieces: Int, _ work: () throws -> Void) rethrows -> Timing {
    try work()
    let clock = ContinuousClock()
    var seconds: [Double] = []
    for _ in 0..<rounds {
      let start = clock.now
      try work()
      let parts = start.duration(to: clock.now).components
      seconds.append((Double(parts.seconds) + Double(parts.attoseconds) / 1e18) / Double(pieces))
    }
    seconds.sort()
    return Timing(best: seconds[0], median: seconds[seconds.count / 2])
  }
}
