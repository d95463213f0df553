import Foundation

/// A value of a property list.
enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case bool(Bool)
  case number(Double)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// Data and dates, which no rule reads.
  case other

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [PropertyListValue]? { if case .array(let list) = self { list } else { nil } }
  var dictionary: [String: PropertyListValue]? { if case .dictionary(let values) = self { values } else { nil } }

  /// The strings of a list; one string alone counts as a list of one.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let list): list.compactMap(\.string)
    default: []
    }
  }

  /// A flag the way the system reads it: build settings and old files write words.
  var flag: Bool? {
    switch self {
    case .bool(let flag): flag
    case .number(let number): number != 0
    case .string(let text): Self.words[text.lowercased()]
    default: nil
    }
  }

  private static let words = ["yes": true, "true": true, "1": true, "no": false, "false": false, "0": false]
}

extension PropertyListValue {
  /// The value that `PropertyListSerialization` made.
  init(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.map(PropertyListValue.init))
    case let values as [String: Any]: self = .dictionary(values.mapValues(PropertyListValue.init))
    case let number as NSNumber:
      // A Boolean and a number are both numbers to Foundation; only the type's letter tells them apart.
      self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .other
    }
  }
}
