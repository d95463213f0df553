import HeadlessUIKit

extension DeviceChoice: CustomStringConvertible {
  public var description: String {
    if case .model(let model) = self { return model.name }
    return Self.classes.first { $0.1 == self }?.0 ?? ""
  }

  static func readingList(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [DeviceChoice] {
    try JSONValue.oneOrMore(value, owner) { (value, owner) throws(ScenarioError) in
      let name = try JSONValue.string(value, owner)
      do throws(DeviceFault) {
        return try reading(name)
      } catch {
        switch error {
        case .unknown(let allowed): throw ScenarioError(.unknownWord(name, owner: owner, allowed: allowed), at: value.place)
        }
      }
    }
  }

  /// Reads the name of a device or a class.
  package static func reading(_ name: String) throws(DeviceFault) -> DeviceChoice {
    if let choice = classes.first(where: { $0.0 == name })?.1 { return choice }
    guard let model = DeviceCatalogue.device(named: name) else {
      throw .unknown(allowed: classes.map(\.0) + DeviceCatalogue.devices.map(\.name))
    }
    return .model(model)
  }
}

/// Why a text names no device to run on.
package enum DeviceFault: Error, Hashable, Sendable {
  case unknown(allowed: [String])

  package func text(for name: String) -> String {
    switch self {
    case .unknown(let allowed):
      "there is no device \"\(name.shortened)\""
        + (Spelling.suggestion(for: name, among: allowed).map { "; did you mean \"\($0)\"?" } ?? ";")
        + " allowed: \(allowed.joined(separator: ", "))"
    }
  }
}

extension SystemChoice: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exactly(let version): "\(version)"
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    }
  }

  static func readingList(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [SystemChoice] {
    try JSONValue.oneOrMore(value, owner) { (value, owner) throws(ScenarioError) in
      guard case .string(let text) = value.content else {
        throw value.mismatch(owner, wanted: "a text like \"26.2\" or \"15...27\"")
      }
      do throws(SystemFault) {
        return try reading(text)
      } catch {
        throw ScenarioError(.invalidSystem(text, reason: "\(error)"), at: value.place)
      }
    }
  }
}

extension SystemVersion {
  static func readingRelease(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> SystemVersion {
    guard case .string(let text) = value.content else { throw value.mismatch(owner, wanted: "a text like \"26.2\"") }
    switch SystemCatalogue.release(text) {
    case .success(let version): return version
    case .failure(.notAVersion):
      throw ScenarioError(.invalidSystem(text, reason: "write one release, like \"26\" or \"26.2\""), at: value.place)
    case .failure(let fault): throw ScenarioError(.invalidSystem(text, reason: "\(fault)"), at: value.place)
    }
  }
}

extension InfoPlist {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> InfoPlist {
    let fields = try Fields(value, owner: owner)
    var values: [String: Value] = [:]
    for member in fields.keys {
      values[member.key] =
        switch member.value.content {
        case .string(let text): .string(text)
        case .bool(let flag): .bool(flag)
        case .array(let values): try readingList(member, startsWith: values.first)
        default:
          throw member.value.mismatch(
            "\"\(member.key.shortened)\"", wanted: "a text, true or false, or a list of texts or of whole numbers")
        }
      try checkOrientations(member)
    }
    return InfoPlist(values)
  }

  /// Texts, or whole numbers as `UIDeviceFamily` has them; what the first is the others have to be.
  private static func readingList(_ member: JSONValue.Member, startsWith first: JSONValue?) throws(ScenarioError) -> Value {
    let owner = "\"\(member.key.shortened)\""
    guard case .number? = first?.content else {
      return .strings(try JSONValue.list(member.value, owner, of: JSONValue.string))
    }
    return .numbers(try JSONValue.list(member.value, owner, of: JSONValue.count))
  }

  private static let orientationValues = [
    "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
    "UIInterfaceOrientationLandscapeRight",
  ]

  /// UIKit ignores a misspelled orientation in silence; a scenario says so.
  private static func checkOrientations(_ member: JSONValue.Member) throws(ScenarioError) {
    let key = member.key.split(separator: "~", omittingEmptySubsequences: false).first
    guard key == "UISupportedInterfaceOrientations" else { return }
    _ = try JSONValue.list(member.value, "\"\(member.key)\"") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: orientationValues.map { ($0, ()) })
    }
  }
}
