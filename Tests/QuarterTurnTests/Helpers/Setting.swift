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

  /// A phone in each era, and an iPad before windows and with them: the rest of UIKit's differences is between eras alone.
  static let eras = TestApp.eras.map { Setting($0, .phone) } + [18, 26].map { Setting($0, .pad) }

  var device: DeviceModel { kind == .phone ? .iPhone16 : .pad }

  /// An iPad's app takes part in multitasking, and is not asked, unless one orientation is left out (R7.1, R7.2).
  var plist: InfoPlist { kind == .phone ? [:] : .three }

  var testDescription: String { "iOS \(system) on a \(kind.rawValue)" }
}
