import HeadlessUIKit

@testable import QuarterTurnSimulator

/// As much of JSON Schema as the scenario schema uses; a keyword it does not know is an error, not decoration.
final class SchemaValidator {
  enum Fault: Error, Equatable {
    case unknownKeyword(String)
    case unresolved(String)
  }

  private let root: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  init(_ text: String) throws {
    root = try JSONValue(file: Array(text.utf8))
  }

  func accepts(_ value: JSONValue) throws -> Bool { try accepts(value, root) }

  /// A definition by its name.
  func definition(_ name: String) throws -> JSONValue {
    guard let definition = root["$defs"]?[name] else { throw Fault.unresolved(name) }
    return definition
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    if case .bool(let isAccepted) = schema.content { return isAccepted }
    guard case .object(let members) = schema.content else { throw Fault.unresolved(schema.kind) }
    for member in members where try !holds(member.key, member.value, value, schema) { return false }
    return true
  }

  private func holds(_ keyword: String, _ rule: JSONValue, _ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "$defs", "then", "else": return true
    case "$ref": return try accepts(value, try definition(String(rule.text.dropFirst("#/$defs/".count))))
    case "anyOf": return try rule.elements.contains { try accepts(value, $0) }
    case "if":
      let branch = try accepts(value, rule) ? schema["then"] : schema["else"]
      return try branch.map { try accepts(value, $0) } ?? true
    case "enum": return rule.elements.contains { $0.isSame(as: value) }
    case "const": return rule.isSame(as: value)
    case "type": return value.isOfType(rule.text)
    case "pattern": return try matches(value, rule.text)
    case "minimum": return value.number.map { $0 >= rule.number ?? 0 } ?? true
    case "exclusiveMinimum": return value.number.map { $0 > rule.number ?? 0 } ?? true
    case "maximum": return value.number.map { $0 <= rule.number ?? 0 } ?? true
    case "items": return try value.elements.allSatisfy { try accepts($0, rule) }
    case "minItems": return !value.isOfType("array") || Double(value.elements.count) >= rule.number ?? 0
    case "maxItems": return !value.isOfType("array") || Double(value.elements.count) <= rule.number ?? 0
    case "properties":
      return try value.members.allSatisfy { member in try rule[member.key].map { try accepts(member.value, $0) } ?? true }
    case "additionalProperties":
      return try value.members.allSatisfy { try schema["properties"]?[$0.key] != nil || accepts($0.value, rule) }
    case "required": return !value.isOfType("object") || rule.elements.allSatisfy { value[$0.text] != nil }
    case "minProperties": return !value.isOfType("object") || Double(value.members.count) >= rule.number ?? 0
    default: throw Fault.unknownKeyword(keyword)
    }
  }

  private func matches(_ value: JSONValue, _ pattern: String) throws -> Bool {
    guard case .string(let text) = value.content else { return true }
    let regex = try patterns[pattern] ?? Regex(pattern)
    patterns[pattern] = regex
    return text.firstMatch(of: regex) != nil
  }
}

extension JSONValue {
  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  var text: String {
    if case .string(let text) = content { text } else { "" }
  }

  var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// Equal whatever the place in the file.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.number(let left, _), .number(let right, _)): left == right
    default: content == other.content
    }
  }

  fileprivate func isOfType(_ type: String) -> Bool {
    switch (content, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"), (.object, "object"):
      true
    case (.number(let number, _), "integer"): number == number.rounded()
    default: false
    }
  }
}
