import HeadlessUIKit
import QuarterTurn

/// A random app on a random device through random steps, run with the library and without it, with what has to hold looked at on the way.
package struct RandomWalk: Walk, Sendable {
  package let seed: UInt64
  package let device: DeviceModel
  package let system: SystemVersion
  package let infoPlist: InfoPlist
  package let assumptions: [Assumption: Int]
  package var steps: [WalkStep]
  let shape: Shape
  /// What the window shows instead, where the walk is one through an app whose layout follows the size class.
  let layout: AdaptiveLayout?

  /// What the app's window shows.
  enum Shape: CaseIterable {
    case page
    case navigation
    case forwardingNavigation
    case tabs
    case forwardingTabs
    case split
    case root
  }

  package init(seed: UInt64, devices: [DeviceModel], length: Int = 40) {
    var generator = SplitMix64(seed: seed)
    self.seed = seed
    device = generator.pick(devices)
    system = generator.system(of: device)
    infoPlist = generator.pick(Self.plists)
    assumptions = generator.assumptions()
    shape = generator.pick(Shape.allCases)
    layout = nil
    steps = (0..<length).map { _ in WalkStep.random(using: &generator) }
  }

  /// A walk through an app whose layout follows the size class.
  package init(adaptiveSeed seed: UInt64, devices: [DeviceModel], length: Int = 40) {
    var generator = SplitMix64(seed: seed)
    self.seed = seed
    layout = generator.pick(AdaptiveLayout.allCases)
    // Other phones change the height's class alone.
    device = generator.pick(generator.chance(75) ? devices.filter(\.changesItsWidthClass) : devices)
    system = generator.system(of: device)
    infoPlist = generator.pick(Self.plists)
    assumptions = generator.assumptions()
    shape = .page
    steps = (0..<length).map { _ in WalkStep.randomInAdaptiveLayout(using: &generator) }
  }

  private static let plists: [InfoPlist] = [
    [:], .supporting(.portrait), .supporting(.portrait, .landscapeLeft, .landscapeRight),
    .supporting(.landscapeLeft, .landscapeRight),
    .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight),
  ]

  /// What did not hold, in words; empty where all is well.
  @MainActor
  package func run() -> [String] {
    let with = Walker(self, hasLibrary: true)
    with.run()
    var faults = with.faults
    guard let crash = with.firstCrash else { return faults }
    // An app that UIKit has ended before is not ended by the library.
    let without = Walker(self, hasLibrary: false)
    without.run()
    if without.firstCrash.map({ $0.step > crash.step }) ?? true {
      faults.append("step \(crash.step): crash that is not there without the library: \(crash.reason)")
    }
    return faults
  }
}

extension RandomWalk: CustomStringConvertible {
  package var description: String {
    let questions = assumptions.filter { $0.value != 0 }.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    let content = layout.map { "\($0)" } ?? "\(shape)"
    return "seed \(seed): \(device.name), iOS \(system), \(content), plist \(infoPlist.values), \(questions)"
  }
}
