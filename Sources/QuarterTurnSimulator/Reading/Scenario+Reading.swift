import HeadlessUIKit

extension Scenario {
  /// Reads the text of a scenario file.
  ///
  /// Nothing is guessed: unknown keys, wrong values and names that were never given are errors with their place.
  public init(json bytes: [UInt8]) throws(ScenarioError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw ScenarioError(.json(error.fault), at: error.place)
    }
    try self.init(value)
    try ScenarioNames.check(self)
  }

  private static let keys = [
    "name", "report", "outcome", "device", "system", "sdk", "infoPlist", "delegate", "root", "controllers", "pose", "userLock",
    "without", "steps",
  ]

  private init(_ value: JSONValue) throws(ScenarioError) {
    let fields = try Fields(value, owner: "a scenario", allowed: Self.keys)
    place = fields.place
    name = try fields.required("name", JSONValue.line)
    report = try fields.optional("report", ScenarioReport.reading)
    outcome = try fields.required("outcome", ScenarioOutcome.reading)
    devices = try fields.required("device", DeviceChoice.readingList)
    systems = try fields.required("system", SystemChoice.readingList)
    sdk = try fields.optional("sdk", SystemVersion.readingRelease) ?? .newest
    infoPlist = try fields.optional("infoPlist", InfoPlist.reading) ?? [:]
    pose = try fields.optional("pose", Words.pose) ?? .portrait
    userLock = try fields.optional("userLock", JSONValue.bool) ?? false
    controllers = try fields.optional("controllers", ScenarioController.readingList) ?? []
    app = ScenarioApp(
      delegate: try fields.optional("delegate", ScenarioDelegate.reading) ?? .none,
      root: try fields.optional("root", ScenarioController.reading))
    appWithout = try ScenarioApp(without: fields["without"], app: app)
    steps = try fields.optional("steps", ScenarioStep.readingList) ?? []
    if case .notApplicable = outcome { return }
    _ = try fields.required("root")
    _ = try fields.required("steps")
    guard !pairs.existing.isEmpty else {
      let device = devices.map(\.description).joined(separator: ", ")
      let system = systems.map(\.description).joined(separator: ", ")
      throw ScenarioError(.noPair(device: device, system: system), at: try fields.required("device").place)
    }
  }
}

extension ScenarioReport {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioReport {
    let fields = try Fields(value, owner: owner, allowed: ["id", "link"])
    let id = try fields.required("id", JSONValue.line)
    guard id.first == "B", id.dropFirst().allSatisfy(\.isNumber), id.count > 1 else {
      throw try fields.required("id").mismatch("\"id\"", wanted: "a report's number like \"B104\"")
    }
    let link = try fields.required("link", JSONValue.line)
    guard link.hasPrefix("https://"), !link.contains(" ") else {
      throw try fields.required("link").mismatch("\"link\"", wanted: "an address that starts with https://")
    }
    return ScenarioReport(id: id, link: link)
  }
}

extension ScenarioOutcome {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioOutcome {
    switch value.content {
    case .string: return try JSONValue.word(value, owner, from: [("right", .right), ("issue", .issue)])
    case .object:
      let fields = try Fields(value, owner: owner, allowed: ["notApplicable"])
      return .notApplicable(try fields.required("notApplicable", JSONValue.line))
    default: throw value.mismatch(owner, wanted: "\"right\", \"issue\" or { \"notApplicable\": \"reason\" }")
    }
  }
}

extension ScenarioApp {
  /// What the app is without the library, from the key `without` and the app with it.
  init(without value: JSONValue?, app: ScenarioApp) throws(ScenarioError) {
    guard let value else {
      self.init(delegate: app.delegate.withoutLibrary, root: app.root)
      return
    }
    let fields = try Fields(value, owner: "\"without\"", allowed: ["delegate", "root"])
    let delegate = try fields.optional("delegate", ScenarioDelegate.reading)
    if case .quarterTurn? = delegate {
      throw ScenarioError(
        .wrongKind(owner: "\"delegate\" in \"without\"", found: "the library's", wanted: "a mask or null"),
        at: try fields.required("delegate").place)
    }
    self.init(
      delegate: delegate ?? app.delegate.withoutLibrary,
      root: try fields.optional("root", ScenarioController.reading) ?? app.root)
  }
}

extension ScenarioDelegate {
  fileprivate var withoutLibrary: ScenarioDelegate {
    if case .quarterTurn = self { .none } else { self }
  }

  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioDelegate {
    switch value.content {
    case .null: return .none
    case .string("quarterTurn"): return .quarterTurn(default: nil)
    case .object:
      let fields = try Fields(value, owner: owner, allowed: ["kind", "default"])
      try fields.required("kind") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: [("quarterTurn", ())])
      }
      return .quarterTurn(default: try fields.optional("default", Words.mask))
    case .string, .array: return .own(try Words.mask(value, owner))
    default:
      throw value.mismatch(owner, wanted: "\"quarterTurn\", { \"kind\": \"quarterTurn\", \"default\": mask }, a mask or null")
    }
  }
}
