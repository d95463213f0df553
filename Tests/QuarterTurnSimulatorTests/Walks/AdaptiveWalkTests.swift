import HeadlessUIKit
import QuarterTurnSimulator
import QuarterTurnTestSupport
import Testing

/// Walks through apps whose layout follows the size class; the benchmark takes very many.
@MainActor
@Suite struct AdaptiveWalkTests {
  @Test(
    "Whatever the branches of a layout ask for, no step turns the interface more than twice, and it rests")
  func apps() {
    for seed in UInt64(0)..<100 { expectSound(RandomWalk(adaptiveSeed: seed, devices: DeviceCatalogue.devices)) }
  }

  @Test(
    "A video in a row where there is width and in a column where there is none neither loops nor vanishes without an issue")
  func videos() {
    for seed in UInt64(0)..<30 { expectSound(VideoWalk(adaptiveSeed: seed, devices: DeviceCatalogue.devices, length: 25)) }
  }

  private func expectSound<W: Walk & CustomStringConvertible>(_ walk: W) {
    guard !walk.run().isEmpty else { return }
    let short = walk.shortened()
    Issue.record("\(short): \(short.steps) → \(short.run())")
  }

  @Test("The same seed takes the same walk, on a device that has two widths more often than not")
  func sameSeed() {
    let walks = (UInt64(0)..<40).map { RandomWalk(adaptiveSeed: $0, devices: DeviceCatalogue.devices) }
    for walk in walks {
      let again = RandomWalk(adaptiveSeed: walk.seed, devices: DeviceCatalogue.devices)
      #expect(again.steps == walk.steps)
      #expect(again.description == walk.description)
    }
    let large = walks.filter { $0.device.isRegularWidthInLandscape || $0.device.innerScreenSize != nil }
    #expect(large.count > 20)
  }
}
