import HeadlessUIKit
import QuarterTurnScenarios
import QuarterTurnSimulator

/// `quarterturn simulate FILE…`: runs scenario files.
struct SimulateCommand: Equatable {
  var files: [String] = []
  var selection = PairSelection()
  var isWithLibrary = true
  var format = Format.text

  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let options = ["--device", "--system", "--without-library", "--format", "--help"]

  init(_ rest: ArraySlice<String>) throws(UsageError) {
    var arguments = Arguments(rest)
    var device: DeviceModel?
    var system: SystemVersion?
    while let part = try arguments.next() {
      switch part {
      case .plain(let file): files.append(file)
      case .option("--device", let value):
        device = try Self.device(try arguments.value(value, of: "--device", wanted: "a name from `quarterturn devices`"))
      case .option("--system", let value):
        system = try Self.system(try arguments.value(value, of: "--system", wanted: "a system like 26.2"))
      case .option("--without-library", let value):
        try Arguments.flag(value, of: "--without-library")
        isWithLibrary = false
      case .option("--format", let value):
        format = try Self.format(try arguments.value(value, of: "--format", wanted: "text or json"))
      case .option(let name, _): throw .unknownOption(name, allowed: Self.options)
      }
    }
    selection = PairSelection(device: device, system: system)
    guard !files.isEmpty else { throw .noFiles }
  }

  @MainActor
  func run() -> [ScenarioResult] {
    let makeLibrary: @MainActor () -> any ScenarioLibrary = { QuarterTurnLibrary() }
    return ScenarioBatch(selection: selection, library: isWithLibrary ? makeLibrary : nil).run(files)
  }

  private static func device(_ name: String) throws(UsageError) -> DeviceModel {
    do throws(DeviceFault) {
      let choice = try DeviceChoice.reading(name)
      guard case .model(let model) = choice else { return choice.models[0] }
      return model
    } catch {
      throw .unknownValue(option: "--device", text: error.text(for: name))
    }
  }

  private static func system(_ text: String) throws(UsageError) -> SystemVersion {
    switch SystemCatalogue.release(text) {
    case .success(let version): return version
    case .failure(.notAVersion):
      throw .unknownValue(option: "--system", text: "\"\(text)\" is no system; write one release, like 26 or 26.2")
    case .failure(let fault): throw .unknownValue(option: "--system", text: "\(fault)")
    }
  }

  private static func format(_ text: String) throws(UsageError) -> Format {
    guard let format = Format(rawValue: text) else {
      throw .unknownValue(option: "--format", text: "\"\(text)\" is no format; allowed: text, json")
    }
    return format
  }
}
