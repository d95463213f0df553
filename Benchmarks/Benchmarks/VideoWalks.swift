import QuarterTurnScenarios
import QuarterTurnSimulator

/// Random apps with videos through random steps, as the suite takes them, but very many.
@MainActor
enum VideoWalks {
  static func run(count: Int) -> RandomWalks.Result {
    let clock = ContinuousClock()
    let start = clock.now
    var faults: [String] = []
    for seed in 0..<UInt64(count) {
      let walk = VideoWalk(seed: seed, devices: DeviceCatalogue.devices)
      guard !walk.run().isEmpty else { continue }
      let short = walk.shortened()
      faults.append("\(short): \(short.steps) → \(short.run())")
      if faults.count == 20 { break }
    }
    let parts = start.duration(to: clock.now).components
    return RandomWalks.Result(
      count: count, seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18, faults: faults)
  }
}
