import QuarterTurnSimulator
import QuarterTurnTestSupport
import Testing

/// Walks in which something once went wrong, taken again: each is one of a hundred thousand.
@MainActor
@Suite struct RepeatedWalkTests {
  struct Repeated: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    /// What the seed stands for; other devices in the catalogue make it another walk, and then it has to be found anew.
    let world: String
    let behaviour: String

    var testDescription: String { behaviour }

    init(_ seed: UInt64, _ world: String, _ behaviour: String) {
      self.seed = seed
      self.world = world
      self.behaviour = behaviour
    }
  }

  private nonisolated static let apps: [Repeated] = [
    Repeated(18124, "iPhone 11, iOS 15, tabs", "UIKit may act on an older answer a rotation later"),
    Repeated(
      30775, "iPad (9th generation), iOS 27.1, forwardingNavigation",
      "a window without a choice does not toggle its lock for ever"),
    Repeated(58647, "iPhone XS, iOS 15, root", "what another presentation began on is dismissed when it is there"),
    Repeated(69379, "iPhone 12 mini, iOS 18, navigation", "a preferred orientation is held no longer than its request"),
    Repeated(81258, "iPhone X, iOS 15, tabs", "three quick rotations by the user are no seesaw"),
  ]

  private nonisolated static let adaptive: [Repeated] = [
    Repeated(451, "iPhone 8 Plus, iOS 15, forwardingSplitByWidth", "a split view that is wide from the start shows its columns"),
    Repeated(23647, "iPhone 7, iOS 15, viewByHeight", "what failed in the background is tried again"),
    Repeated(25529, "iPhone XR, iOS 18, maskByWidth", "a seesaw rests though a covered screen is held"),
    Repeated(
      28536, "iPhone 14 Pro Max, iOS 17, forwardingSplitByWidth", "a request that comes with the last rotation is no cause"),
    Repeated(
      35991, "iPhone 16 Plus, iOS 27, viewByShape", "a preferred orientation ends though a newer request came while it rotated"),
    Repeated(75237, "iPhone 14 Pro Max, iOS 27, splitByWidth", "a rotation's consequences are not over before its transition"),
  ]

  private nonisolated static let videos: [Repeated] = [
    Repeated(74726, "iPhone Duo, iOS 27.1, swiftUI in branches", "what a rotation's animation removes at its end is no cause")
  ]

  @Test("videos whose layout follows the size class", arguments: videos)
  func videos(_ repeated: Repeated) {
    expectSound(VideoWalk(adaptiveSeed: repeated.seed, devices: DeviceCatalogue.devices), repeated)
  }

  @Test("apps of pages, tabs and stacks", arguments: apps)
  func apps(_ repeated: Repeated) {
    expectSound(RandomWalk(seed: repeated.seed, devices: DeviceCatalogue.devices), repeated)
  }

  @Test("apps whose layout follows the size class", arguments: adaptive)
  func adaptive(_ repeated: Repeated) {
    expectSound(RandomWalk(adaptiveSeed: repeated.seed, devices: DeviceCatalogue.devices), repeated)
  }

  private func expectSound<W: Walk & CustomStringConvertible>(_ walk: W, _ repeated: Repeated) {
    #expect(walk.description.hasPrefix("seed \(repeated.seed): \(repeated.world),"))
    #expect(walk.run().isEmpty)
  }
}
