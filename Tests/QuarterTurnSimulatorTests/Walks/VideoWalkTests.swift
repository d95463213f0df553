import HeadlessUIKit
import QuarterTurnTestSupport
import QuarterTurnSimulator
import Testing

@MainActor
@Suite struct VideoWalkTests {
  /// Walks in the suite; the benchmark takes many more.
  private nonisolated static let seeds: Range<UInt64> = 0..<150

  @Test("Random apps with videos are never stuck and never lose one, whatever happens to them")
  func walks() {
    for seed in Self.seeds {
      let walk = VideoWalk(seed: seed, devices: DeviceCatalogue.devices, length: 25)
      guard !walk.run().isEmpty else { continue }
      let short = walk.shortened()
      Issue.record("\(short): \(short.steps) → \(short.run())")
    }
  }

  @Test("The same seed takes the same walk")
  func sameSeed() {
    let first = VideoWalk(seed: 7, devices: DeviceCatalogue.devices)
    let second = VideoWalk(seed: 7, devices: DeviceCatalogue.devices)
    #expect(first.steps == second.steps)
    #expect(first.description == second.description)
  }
}
