import HeadlessUIKit

extension Scenario {
  /// Reads the text of a scenario file.
  ///
  /// Nothing is guessed: unknown keys, wrong values and names that were never given are errors with their place.
  public init(json bytes: [UInt8]) throws(ScenarioError) {
    try self.init(file: try JSONValue(file: bytes))
  }

  init(file value: JSONValue) throws(ScenarioError) {
    try self.init(value)
    try ScenarioNames.check(self)
  }

  static let keys = [
    "name", "report", "outcome", "device", "system", "sdk", "infoPlist", "delegate", "root", "controllers", "pose", "userLock",
    "multitasking", "unfolded", "templateScene", "without", "steps",
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
    multitasking = try fields.optional("multitasking") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: Words.modes)
    }
    isUnfolded = try fields.optional("unfolded", JSONValue.bool) ?? false
    templateScene = try fields.optional("templateScene", JSONValue.line)
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
    return ScenarioReport(id: try fields.required("id", readingID), link: try fields.required("link", readingLink))
  }

  static func readingID(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> String {
    let id = try JSONValue.line(value, owner)
    guard id.first == "B", id.count > 1, id.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
      throw value.mismatch(owner, wanted: "a report's number like \"B104\"")
    }
    return id
  }

  static func readingLink(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> String {
    let link = try JSONValue.line(value, owner)
    guard link.hasPrefix("https://"), !link.contains(" ") else {
      throw value.mismatch(owner, wanted: "an address that starts with https://")
    }
    return link
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
