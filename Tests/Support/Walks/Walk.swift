import HeadlessUIKit

/// A sequence of random steps that can be taken again without some of them.
package protocol Walk {
  associatedtype Step

  var steps: [Step] { get set }

  /// What did not hold, in words; empty where all is well.
  @MainActor func run() -> [String]
}

extension Walk {
  /// The same walk without the steps that its faults do not need: what is left is short enough to think about.
  @MainActor
  package func shortened() -> Self {
    var shortest = self
    var index = steps.count - 1
    while index >= 0 {
      var shorter = shortest
      shorter.steps.remove(at: index)
      if !shorter.run().isEmpty { shortest = shorter }
      index -= 1
    }
    return shortest
  }
}

extension SplitMix64 {
  /// One of the systems on which something about orientation changed, among those that a device runs.
  mutating func system(of device: DeviceModel) -> SystemVersion {
    let systems = [15, 16, 17, 18, 26, 27].map { SystemVersion($0) } + [SystemVersion(26, 2), SystemVersion(27, 1)]
    return pick(systems.filter(device.systems.contains))
  }

  /// An answer to each open question, every other time the default.
  mutating func assumptions() -> [Assumption: Int] {
    Dictionary(
      uniqueKeysWithValues: Assumption.allCases.map {
        ($0, chance(50) ? 0 : Int(next() % UInt64($0.values.count)))
      })
  }
}
