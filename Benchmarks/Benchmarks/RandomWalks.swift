import QuarterTurnSimulator
import QuarterTurnTestSupport

/// Random apps through random steps, as the suite takes them, but very many.
@MainActor
enum RandomWalks {
  struct Result {
    let count: Int
    let seconds: Double
    /// What did not hold, with the seed and the shortest steps that show it.
    let faults: [String]
  }

  /// More than these say nothing new.
  private static let faultLimit = 20

  static func run(_ kind: BenchmarkOptions.Walks, seeds: Range<UInt64>) -> Result {
    let devices = DeviceCatalogue.devices
    return switch kind {
    case .apps: run(seeds) { RandomWalk(seed: $0, devices: devices) }
    case .adaptive: run(seeds) { RandomWalk(adaptiveSeed: $0, devices: devices) }
    case .videos: run(seeds) { VideoWalk(seed: $0, devices: devices) }
    case .adaptiveVideos: run(seeds) { VideoWalk(adaptiveSeed: $0, devices: devices) }
    }
  }

  private static func run<W: Walk & CustomStringConvertible>(_ seeds: Range<UInt64>, _ walk: (UInt64) -> W) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    var faults: [String] = []
    var count = 0
    for seed in seeds where faults.count < faultLimit {
      count += 1
      let walk = walk(seed)
      guard !walk.run().isEmpty else { continue }
      let short = walk.shortened()
      faults.append("\(short): \(short.steps) → \(short.run())")
    }
    let parts = start.duration(to: clock.now).components
    return Result(count: count, seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18, faults: faults)
  }
}
