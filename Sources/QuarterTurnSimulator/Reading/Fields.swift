/// The keys of one JSON object, read by name; a key nobody allowed is an error before any is read.
struct Fields {
  let owner: String
  let place: SourcePlace
  private let members: [JSONValue.Member]

  /// - Parameter owner: what the object is called in messages, with its article.
  init(_ value: JSONValue, owner: String) throws(ScenarioError) {
    guard case .object(let members) = value.content else {
      throw ScenarioError(.wrongKind(owner: owner, found: value.kind, wanted: "an object"), at: value.place)
    }
    self.owner = owner
    self.place = value.place
    self.members = members
  }

  init(_ value: JSONValue, owner: String, allowed: [String]) throws(ScenarioError) {
    try self.init(value, owner: owner)
    for key in keys where !allowed.contains(key.key) {
      throw ScenarioError(.unknownKey(key.key, owner: owner, allowed: allowed), at: key.place)
    }
  }

  var keys: [JSONValue.Member] { members }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  func required(_ key: String) throws(ScenarioError) -> JSONValue {
    guard let value = self[key] else { throw ScenarioError(.missingKey(key, owner: owner), at: place) }
    return value
  }

  /// The value, or `nil` where the key is absent.
  func optional<Value>(
    _ key: String, _ read: (JSONValue, String) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value? {
    guard let value = self[key] else { return nil }
    return try read(value, "\"\(key)\"")
  }

  func required<Value>(
    _ key: String, _ read: (JSONValue, String) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value {
    try read(try required(key), "\"\(key)\"")
  }
}
