import HeadlessUIKit

/// A random app with videos on a random device through random steps, with what has to hold looked at whenever everything is at rest.
package struct VideoWalk: Walk, Sendable {
  package let seed: UInt64
  package let device: DeviceModel
  package let system: SystemVersion
  package let infoPlist: InfoPlist
  package let assumptions: [Assumption: Int]
  package var steps: [VideoWalkStep]
  let face: Face
  let shape: Shape
  let delegate: Delegate
  /// Whether the videos lie in a branch of the page's layout that a turn takes away.
  let isAdaptive: Bool

  /// What the videos are made with.
  enum Face: CaseIterable {
    case swiftUI
    case uikit
  }

  /// What is around the page with the videos.
  enum Shape: CaseIterable {
    case navigation
    case tabs
    case forwardingTabs
  }

  /// Who answers for the app.
  enum Delegate: CaseIterable {
    case library
    case portraitLibrary
    case portrait
    case nobody
  }

  package init(seed: UInt64, devices: [DeviceModel], length: Int = 40) {
    self.init(seed: seed, devices: devices, length: length, isAdaptive: false)
  }

  /// A walk through an app whose page shows its videos in a row where it is wide, and in a column where it is tall.
  package init(adaptiveSeed seed: UInt64, devices: [DeviceModel], length: Int = 40) {
    self.init(seed: seed, devices: devices, length: length, isAdaptive: true)
  }

  private init(seed: UInt64, devices: [DeviceModel], length: Int, isAdaptive: Bool) {
    var generator = SplitMix64(seed: seed)
    self.seed = seed
    self.isAdaptive = isAdaptive
    device = generator.pick(devices)
    system = generator.system(of: device)
    infoPlist = generator.pick(Self.plists)
    assumptions = generator.assumptions()
    // A UIKit page keeps its controllers, however it lays their views out.
    face = isAdaptive ? .swiftUI : generator.pick(Face.allCases)
    shape = generator.pick(Shape.allCases)
    delegate = generator.chance(75) ? generator.pick([.library, .portraitLibrary]) : generator.pick(Delegate.allCases)
    steps = [.openPage, .settle] + (0..<length).map { _ in VideoWalkStep.random(using: &generator) }
  }

  private static let plists: [InfoPlist] = [
    [:], .supporting(.portrait), .supporting(.portrait, .landscapeLeft, .landscapeRight),
    .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight),
  ]

  /// What did not hold, in words; empty where all is well.
  @MainActor
  package func run() -> [String] {
    let walker = VideoWalker(self)
    walker.run()
    return walker.faults
  }
}

extension VideoWalk: CustomStringConvertible {
  package var description: String {
    let questions = assumptions.filter { $0.value != 0 }.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ")
    return
      "seed \(seed): \(device.name), iOS \(system), \(face)\(isAdaptive ? " in branches" : ""), \(shape), \(delegate), plist \(infoPlist.values), \(questions)"
  }
}
