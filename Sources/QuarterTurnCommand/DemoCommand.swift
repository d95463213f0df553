import HeadlessUIKit
import QuarterTurnSimulator
import QuarterTurnTour

/// `quarterturn demo`: the tour of the example app on a simulated device.
struct DemoCommand: Equatable {
  let pair: DevicePair

  static let options = ["--device", "--system", "--help"]

  init(_ rest: ArraySlice<String>) throws(UsageError) {
    var arguments = Arguments(rest)
    var device: DeviceModel?
    var system: SystemVersion?
    while let part = try arguments.next() {
      switch part {
      case .plain(let text): throw .unexpectedArgument(text, command: "demo")
      case .option("--device", let value): device = try arguments.device(value)
      case .option("--system", let value): system = try arguments.system(value)
      case .option(let name, _): throw .unknownOption(name, allowed: Self.options)
      }
    }
    pair = try Self.pair(device, system)
  }

  /// The newest phone and system, unless others are asked for.
  private static func pair(_ device: DeviceModel?, _ system: SystemVersion?) throws(UsageError) -> DevicePair {
    let phones = DeviceChoice.anyPhone.models
    // The usual sizes come before the large ones, whose menus look different on their side.
    let devices = device.map { [$0] } ?? phones.filter { !$0.isRegularWidthInLandscape } + phones
    for device in devices {
      if let pair = DevicePair(device, system ?? device.systems.upperBound) { return pair }
    }
    let fault: PairFault = .neverMet(devices[0], "\(system ?? .newest)")
    throw .unknownValue(option: "--system", text: "\(fault)")
  }

  @MainActor
  func run() async -> Timeline { await GalleryTour.run(on: pair.device, system: pair.system) }
}
