import HeadlessUIKit
import QuarterTurn
import QuarterTurnPlatform

/// Every layout that asks for something else in each orientation, through two rotations of the device: what one cause may bring about.
package struct RotationEnumeration {
  /// How many causes were tried.
  package private(set) var causes = 0
  /// The most rotations that one of them brought about.
  package private(set) var mostRotations = 0
  /// The first faults, with what leads there.
  package private(set) var faults: [String] = []
  /// How many there were.
  package private(set) var faultCount = 0

  private let limit: Int

  /// - Parameters:
  ///   - stride: one layout of so many is tried; 1 for all.
  ///   - limit: how many rotations the machine lets one cause bring about.
  package init(oneOf stride: Int = 1, limit: Int = RotationChain.limit) {
    self.limit = limit
    var number = 0
    for kind in EnumeratedScene.Layout.Kind.allCases {
      for portrait in 0..<16 {
        for right in 0..<16 {
          for left in 0..<16 {
            // Layouts in an order without a pattern, so that a part of them is a fair sample.
            defer { number += 1 }
            guard (number &* 2_654_435_761 >> 8) % stride == 0 else { continue }
            for defaults in Self.defaults {
              let layout = EnumeratedScene.Layout(
                kind, portrait: Self.mask(portrait), landscapeRight: Self.mask(right), landscapeLeft: Self.mask(left),
                defaults: defaults)
              run(layout, "\(kind) \(portrait) \(right) \(left), default \(defaults.rawValue)")
            }
          }
        }
      }
    }
  }

  private static let defaults: [UIInterfaceOrientationMask] = [.all, .portrait, .allButUpsideDown, [.portrait, .landscapeRight]]
  private static let devices: [UIInterfaceOrientation?] = [.portrait, .landscapeRight, .landscapeLeft, nil]

  /// The mask with a number from 0 to 15.
  private static func mask(_ number: Int) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: UInt(number) << 1)
  }

  private mutating func run(_ layout: EnumeratedScene.Layout, _ name: @autoclosure () -> String) {
    for era in [Era.ios15, .ios16] {
      for isLate in [false, true] {
        for start in [UIInterfaceOrientation.portrait, .landscapeRight] {
          var scene = EnumeratedScene(era, layout, start: start, isDeviceToldLate: isLate, limit: limit)
          note(scene.launch(), scene, "\(name()), \(era), late \(isLate), from \(start.rawValue): launch")
          for first in Self.devices {
            for second in Self.devices {
              var scene = scene
              let path = "\(first?.rawValue ?? 0) \(second?.rawValue ?? 0)"
              note(
                scene.rotateDevice(to: first), scene, "\(name()), \(era), late \(isLate), from \(start.rawValue): \(path) first")
              note(
                scene.rotateDevice(to: second), scene, "\(name()), \(era), late \(isLate), from \(start.rawValue): \(path) second"
              )
            }
          }
        }
      }
    }
  }

  private mutating func note(_ fault: String?, _ scene: EnumeratedScene, _ place: @autoclosure () -> String) {
    causes += 1
    mostRotations = max(mostRotations, scene.rotations)
    guard let fault else { return }
    faultCount += 1
    if faults.count < 20 { faults.append("\(place()): \(fault)") }
  }
}
