import HeadlessUIKit

extension ScenarioExpectation {
  static let keys = [
    "interface", "mask", "device", "observed", "visible", "text", "interfaceLocked", "shape", "fillsScreen", "horizontal",
    "turns",
    "crashes", "console", "issues", "requests",
    "error", "refreshes", "geometryRequests", "fullScreen", "frames", "callbacks",
  ]

  /// The callbacks that the model notes.
  static let callbackNames = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillTransition", "willTransition", "traitCollectionDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]

  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioExpectation {
    let fields = try Fields(value, owner: "an expectation", allowed: keys)
    guard !fields.keys.isEmpty else {
      throw ScenarioError(
        .wrongKind(owner: owner, found: "empty", wanted: "at least one of \(keys.joined(separator: ", "))"), at: value.place)
    }
    return ScenarioExpectation(
      interface: try fields.optional("interface", Words.interface), mask: try fields.optional("mask", Words.mask),
      device: try fields.optional("device", Words.deviceOrientation), observed: try fields.optional("observed", Words.interface),
      visible: try fields.optional("visible", JSONValue.line),
      text: try fields.optional("text") { (value, owner) throws(ScenarioError) in
        try JSONValue.oneOrMore(value, owner, of: JSONValue.line)
      },
      interfaceLocked: try fields.optional("interfaceLocked", JSONValue.bool),
      shape: try fields.optional("shape") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: Shape.allCases.map { ($0.rawValue, $0) })
      },
      fillsScreen: try fields.optional("fillsScreen", JSONValue.bool),
      horizontal: try fields.optional("horizontal") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: Words.widths)
      },
      turns: try fields.optional("turns", Amount.reading),
      crashes: try fields.optional("crashes", Happenings.reading), console: try fields.optional("console", Happenings.reading),
      issues: try fields.optional("issues", Happenings.reading), requests: try fields.optional("requests", Happenings.reading),
      error: try fields.optional("error", ErrorExpectation.reading),
      refreshes: try fields.optional("refreshes", Amount.reading),
      geometryRequests: try fields.optional("geometryRequests", Amount.reading),
      fullScreen: try fields.optional("fullScreen") { (value, owner) throws(ScenarioError) in
        try JSONValue.list(value, owner, of: JSONValue.line)
      },
      frames: try fields.optional("frames") { (value, owner) throws(ScenarioError) in
        try byController(value, owner, readingFrame)
      },
      callbacks: try fields.optional("callbacks") { (value, owner) throws(ScenarioError) in
        try byController(value, owner, readingCallbacks)
      })
  }
}

extension ScenarioExpectation {
  /// An object with a controller's name for each key.
  private static func byController<Value>(
    _ value: JSONValue, _ owner: String, _ read: (JSONValue, String) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> [String: Value] {
    var values: [String: Value] = [:]
    for member in try Fields(value, owner: owner).keys {
      values[member.key] = try read(member.value, "\"\(member.key.shortened)\" in \(owner)")
    }
    return values
  }

  private static func readingFrame(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> CGRect {
    let numbers = try JSONValue.list(value, owner) { (value, owner) throws(ScenarioError) in
      guard case .number(let number, _) = value.content else { throw value.mismatch(owner, wanted: "a number of points") }
      return number
    }
    guard numbers.count == 4 else { throw value.mismatch(owner, wanted: "a frame: x, y, width and height") }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func readingCallbacks(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [String: Amount] {
    var amounts: [String: Amount] = [:]
    for member in try Fields(value, owner: owner, allowed: callbackNames).keys {
      amounts[member.key] = try Amount.reading(member.value, "\"\(member.key)\"")
    }
    return amounts
  }
}

extension ScenarioExpectation.Amount {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Self {
    switch value.content {
    case .number:
      return .exactly(try JSONValue.count(value, owner))
    case .string(let text) where text.hasPrefix("<=") || text.hasPrefix(">="):
      guard let limit = Int(text.dropFirst(2)), limit >= 0 else { fallthrough }
      return text.hasPrefix("<=") ? .atMost(limit) : .atLeast(limit)
    default:
      throw value.mismatch(owner, wanted: "a whole number from 0, or a bound like \"<=2\"")
    }
  }
}

extension ScenarioExpectation.Happenings {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Self {
    if case .array = value.content { return .texts(try JSONValue.list(value, owner, of: JSONValue.line)) }
    switch value.content {
    case .number, .string: return .count(try ScenarioExpectation.Amount.reading(value, owner))
    default: throw value.mismatch(owner, wanted: "a number, a bound like \"<=2\", or a list of texts")
    }
  }
}

extension ScenarioExpectation.ErrorExpectation {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Self {
    switch value.content {
    case .null: return .none
    case .string: return .containing(try JSONValue.line(value, owner))
    default: throw value.mismatch(owner, wanted: "part of an error's text, or null for none")
    }
  }
}

extension ActualResult {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ActualResult {
    switch value.content {
    case .string: return try JSONValue.word(value, owner, from: [("same", .same)])
    case .object: return .different(try ScenarioExpectation.reading(value, owner))
    default: throw value.mismatch(owner, wanted: "an object like \"expect\", or \"same\"")
    }
  }
}
