extension JSONValue {
  /// Reads the text of a whole file.
  init(file bytes: [UInt8]) throws(ScenarioError) {
    do throws(JSONError) {
      self = try JSONReader.read(bytes)
    } catch {
      throw ScenarioError(.json(error.fault), at: error.place)
    }
  }

  /// The error for a value of another kind than wanted.
  func mismatch(_ owner: String, wanted: String) -> ScenarioError {
    ScenarioError(.wrongKind(owner: owner, found: kind, wanted: wanted), at: place)
  }

  static func string(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> String {
    guard case .string(let text) = value.content else { throw value.mismatch(owner, wanted: "a text") }
    return text
  }

  /// A text that stands on one line and says something.
  static func line(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> String {
    let text = try string(value, owner)
    guard !text.allSatisfy(\.isWhitespace), !text.contains(where: \.isNewline) else {
      throw value.mismatch(owner, wanted: "one line that is not empty")
    }
    return text
  }

  static func bool(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Bool {
    guard case .bool(let flag) = value.content else { throw value.mismatch(owner, wanted: "true or false") }
    return flag
  }

  /// A key that can only be said: `{"background": true}`.
  static func said(_ value: JSONValue, _ owner: String) throws(ScenarioError) {
    guard case .bool(true) = value.content else { throw value.mismatch(owner, wanted: "true") }
  }

  static func count(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Int {
    guard case .number(let number, _) = value.content, let count = Int(exactly: number), count >= 0 else {
      throw value.mismatch(owner, wanted: "a whole number from 0")
    }
    return count
  }

  /// The elements of a list, each read in turn.
  static func list<Element>(
    _ value: JSONValue, _ owner: String, of read: (JSONValue, String) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    guard case .array(let values) = value.content else { throw value.mismatch(owner, wanted: "a list") }
    var elements: [Element] = []
    for value in values { elements.append(try read(value, "an element of \(owner)")) }
    return elements
  }

  /// One element, or a list of at least one.
  static func oneOrMore<Element>(
    _ value: JSONValue, _ owner: String, of read: (JSONValue, String) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    guard case .array = value.content else { return [try read(value, owner)] }
    let elements = try list(value, owner, of: read)
    guard !elements.isEmpty else {
      throw ScenarioError(.wrongKind(owner: owner, found: "an empty list", wanted: "at least one element"), at: value.place)
    }
    return elements
  }

  static func word<Value>(
    _ value: JSONValue, _ owner: String, from words: [(String, Value)]
  ) throws(ScenarioError) -> Value {
    let names = words.map(\.0)
    guard case .string(let text) = value.content else {
      throw value.mismatch(owner, wanted: "one of \(names.joined(separator: ", "))")
    }
    guard let match = words.first(where: { $0.0 == text }) else {
      throw ScenarioError(.unknownWord(text, owner: owner, allowed: names), at: value.place)
    }
    return match.1
  }
}
