import QuarterTurnScenarios
import QuarterTurnSimulator

/// Random apps through random steps, as the suite takes them, but very many.
@MainActor
enum RandomWalks {
  struct Result {
    let count: Int
    let seconds: Double
    /// What did not hold, with the shortest steps that show it.
    let faults: [String]
  }

  static func run(count: Int) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    var faults: [String] = []
    for seed in 0..<UInt64(count) {
      let walk = RandomWalk(seed: seed, devices: DeviceCatalogue.devices)
      guard !walk.run().isEmpty else { continue }
      let short = walk.shortened()
      faults.append("\(walk): \(short.steps) → \(short.run())")
      if faults.count == 20 { break }
    }
    let parts = start.duration(to: clock.now).components
    return Result(count: count, seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18, faults: faults)
  }
}
