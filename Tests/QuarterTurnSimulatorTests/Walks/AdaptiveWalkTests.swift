import Foundation
import HeadlessUIKit
import QuarterTurnTestSupport
import QuarterTurnSimulator
import Testing

/// Walks through apps whose layout follows the size class: `QUARTERTURN_WALKS=adaptive swift test --filter AdaptiveWalkTests`.
@MainActor
@Suite struct AdaptiveWalkTests {
  /// Off until the core comes to rest where a turn takes away what it was made for.
  private nonisolated static let isOn = ProcessInfo.processInfo.environment["QUARTERTURN_WALKS"] == "adaptive"

  @Test(
    "Whatever the branches of a layout ask for, no step turns the interface more than twice, and it rests",
    .enabled(if: isOn, "QUARTERTURN_WALKS=adaptive turns it on"))
  func apps() {
    for seed in UInt64(0)..<400 { expectSound(RandomWalk(adaptiveSeed: seed, devices: DeviceCatalogue.devices)) }
  }

  @Test(
    "A video in a row where there is width and in a column where there is none neither loops nor vanishes without an issue",
    .enabled(if: isOn, "QUARTERTURN_WALKS=adaptive turns it on"))
  func videos() {
    for seed in UInt64(0)..<150 { expectSound(VideoWalk(adaptiveSeed: seed, devices: DeviceCatalogue.devices, length: 25)) }
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
