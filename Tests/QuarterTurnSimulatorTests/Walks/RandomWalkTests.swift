import HeadlessUIKit
import QuarterTurnSimulator
import QuarterTurnTestSupport
import Testing

@MainActor
@Suite struct RandomWalkTests {
  /// Walks in the suite; the benchmark takes many more.
  private nonisolated static let seeds: Range<UInt64> = 0..<250

  @Test("Random apps through random steps keep what has to hold")
  func walks() {
    for seed in Self.seeds {
      let walk = RandomWalk(seed: seed, devices: DeviceCatalogue.devices)
      let faults = walk.run()
      guard !faults.isEmpty else { continue }
      let short = walk.shortened()
      Issue.record("\(walk): \(short.steps) → \(short.run())")
    }
  }

  @Test("The same seed takes the same walk")
  func sameSeed() {
    let first = RandomWalk(seed: 7, devices: DeviceCatalogue.devices)
    let second = RandomWalk(seed: 7, devices: DeviceCatalogue.devices)
    #expect(first.steps == second.steps)
    #expect(first.description == second.description)
  }
}
