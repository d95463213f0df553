import QuarterTurnTestSupport
import Testing

@MainActor
@Suite struct OwnershipWalkTests {
  @Test("whatever is let go of first, on whichever thread, nothing traps")
  func walks() {
    for seed in 0..<UInt64(300) {
      let walk = OwnershipWalk(seed: seed)
      #expect(walk.run().isEmpty, "\(walk): \(walk.steps)")
    }
  }
}
