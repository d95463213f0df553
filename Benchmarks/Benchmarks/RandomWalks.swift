import Dispatch
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

  static func run(_ kind: BenchmarkOptions.Walks, seeds: Range<UInt64>) async -> Result {
    let devices = DeviceCatalogue.devices
    return switch kind {
    case .apps: await run(seeds) { RandomWalk(seed: $0, devices: devices) }
    case .adaptive: await run(seeds) { RandomWalk(adaptiveSeed: $0, devices: devices) }
    case .videos: await run(seeds) { VideoWalk(seed: $0, devices: devices) }
    case .ownership: await run(seeds) { OwnershipWalk(seed: $0) }
    case .adaptiveVideos: await run(seeds) { VideoWalk(adaptiveSeed: $0, devices: devices) }
    }
  }

  private static func run<W: Walk & CustomStringConvertible>(_ seeds: Range<UInt64>, _ walk: (UInt64) -> W) async -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    var faults: [String] = []
    var count = 0
    for seed in seeds where faults.count < faultLimit {
      count += 1
      let walk = walk(seed)
      let isSound = walk.run().isEmpty
      await drainMainQueue()
      guard !isSound else { continue }
      let short = walk.shortened()
      faults.append("\(short): \(short.steps) → \(short.run())")
    }
    let parts = start.duration(to: clock.now).components
    return Result(count: count, seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18, faults: faults)
  }

  /// Lets end what a walk has left behind: cancelled tasks, and tokens that were let go of on another thread.
  private static func drainMainQueue() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
}
