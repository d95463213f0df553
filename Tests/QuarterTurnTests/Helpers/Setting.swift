import HeadlessUIKit
import Testing

/// A system on a device on which UIKit asks for masks: what every situation of a locked page is tried on.
struct Setting: Sendable, CustomTestStringConvertible {
  enum Device: String, CaseIterable {
    case phone
    case pad
  }

  let system: Int
  private let kind: Device

  init(_ system: Int, _ kind: Device) {
    self.system = system
    self.kind = kind
  }

  /// Every system of ``TestApp/systems`` on each device.
  static let all = TestApp.systems.flatMap { system in Device.allCases.map { Setting(system, $0) } }

  /// The first system of each era on each device.
  static let eras = TestApp.eras.flatMap { system in Device.allCases.map { Setting(system, $0) } }

  var device: DeviceModel { kind == .phone ? .iPhone16 : .pad }

  /// An iPad's app takes part in multitasking, and is not asked, unless one orientation is left out (R7.1, R7.2).
  var plist: InfoPlist { kind == .phone ? [:] : .three }

  var testDescription: String { "iOS \(system) on a \(kind.rawValue)" }
}
