import HeadlessUIKit
import QuarterTurnSimulator

/// Where something is to run.
extension Arguments {
  /// The value of `--device`; a class stands for its newest.
  mutating func device(_ value: String?) throws(UsageError) -> DeviceModel {
    let name = try self.value(value, of: "--device", wanted: "a name from `quarter-turn devices`")
    do throws(DeviceFault) {
      let choice = try DeviceChoice.reading(name)
      guard case .model(let model) = choice else { return choice.models[0] }
      return model
    } catch {
      throw .unknownValue(option: "--device", text: error.text(for: name))
    }
  }

  /// The value of `--system`.
  mutating func system(_ value: String?) throws(UsageError) -> SystemVersion {
    let text = try self.value(value, of: "--system", wanted: "a system like 26.2")
    switch SystemCatalogue.release(text) {
    case .success(let version): return version
    case .failure(.notAVersion):
      throw .unknownValue(option: "--system", text: "\"\(text)\" is no system; write one release, like 26 or 26.2")
    case .failure(let fault): throw .unknownValue(option: "--system", text: "\(fault)")
    }
  }
}
