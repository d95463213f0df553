import HeadlessUIKit
import QuarterTurnSimulator
import Gallery

/// `quarter-turn demo`: the tour of the example app on a simulated device, or a script of somebody's own there.
struct DemoCommand: Equatable {
  let tour: Tour
  let pictures: PictureOptions
  let format: OutputFormat
  /// Whether the text tells every expectation, and why the mask is what it is.
  let explains: Bool

  static let options = ["--device", "--system", "--script", "--explain", "--format"] + PictureOptions.names + ["--help"]

  /// Which way through the app.
  enum Tour: Equatable {
    case builtIn(DevicePair)
    /// A scenario file, on its own first device and system unless others are asked for.
    case script(String, PairSelection)
  }

  /// What became of it.
  enum Outcome {
    case tour(Timeline)
    case script(ScenarioResult)
  }

  init(_ rest: ArraySlice<String>) throws(UsageError) {
    var arguments = Arguments(rest)
    var device: DeviceModel?
    var system: SystemVersion?
    var script: String?
    var given: Set<String> = []
    var pictures = PictureOptions()
    var format = OutputFormat.text
    while let part = try arguments.next() {
      if case .option(let name, let value) = part {
        given.insert(name)
        if try pictures.take(name, value, from: &arguments) { continue }
      }
      switch part {
      case .plain(let text): throw .unexpectedArgument(text, command: "demo")
      case .option("--device", let value): device = try arguments.device(value)
      case .option("--system", let value): system = try arguments.system(value)
      case .option("--script", let value):
        script = try arguments.value(value, of: "--script", wanted: "a scenario file")
      case .option("--explain", let value): try Arguments.flag(value, of: "--explain")
      case .option("--format", let value):
        format = try arguments.word(value, of: "--format", among: OutputFormat.self, what: "format")
      case .option(let name, _): throw .unknownOption(name, allowed: Self.options)
      }
    }
    try pictures.check(given)
    if format == .json, given.contains("--explain") { throw .notTogether("--format json", "--explain") }
    self.pictures = pictures
    self.format = format
    explains = given.contains("--explain")
    if let script {
      tour = .script(script, PairSelection(device: device, system: system))
    } else {
      tour = .builtIn(try Self.pair(device, system))
    }
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
  func run() async -> Outcome {
    switch tour {
    case .builtIn(let pair): return .tour(await GalleryTour.run(on: pair.device, system: pair.system))
    case .script(let file, let selection):
      let batch = ScenarioBatch(
        selection: selection, withLibrary: true, pages: TourPages(), defaults: TourPages.gallery)
      return .script(ScenarioResult(file: file, outcome: await batch.run(file: file)))
    }
  }
}
