import HeadlessUIKit

extension Scenario {
  /// Reads the text of a scenario file.
  ///
  /// Nothing is guessed: unknown keys, wrong values and names that were never given are errors with their place.
  public init(json bytes: [UInt8]) throws(ScenarioError) {
    try self.init(file: try JSONValue(file: bytes))
  }

  /// - Parameter defaults: the app that is meant where the file names no root.
  init(file value: JSONValue, defaults: ScenarioDefaults? = nil) throws(ScenarioError) {
    try self.init(value, defaults: defaults)
    try ScenarioNames.check(self)
  }

  static let keys = [
    "name", "report", "outcome", "device", "system", "sdk", "infoPlist", "assumptions", "delegate", "sceneDelegate", "root",
    "controllers", "pose", "userLock", "multitasking", "unfolded", "templateScene", "without", "steps",
  ]

  private init(_ value: JSONValue, defaults: ScenarioDefaults?) throws(ScenarioError) {
    let fields = try Fields(value, owner: "a scenario", allowed: Self.keys)
    // An app of the file's own has nothing of another.
    let defaults = fields["root"] == nil ? defaults : nil
    place = fields.place
    name = try fields.required("name", JSONValue.line)
    report = try fields.optional("report", ScenarioReport.reading)
    outcome = try fields.required("outcome", ScenarioOutcome.reading)
    devices = try fields.required("device", DeviceChoice.readingList)
    systems = try fields.required("system", SystemChoice.readingList)
    sdk = try fields.optional("sdk", SystemVersion.readingRelease) ?? .newest
    infoPlist = try fields.optional("infoPlist", InfoPlist.reading) ?? defaults?.infoPlist ?? [:]
    assumptions = try fields.optional("assumptions", Assumption.reading) ?? [:]
    pose = try fields.optional("pose", Words.pose) ?? .portrait
    userLock = try fields.optional("userLock", JSONValue.bool) ?? false
    multitasking = try fields.optional("multitasking") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: Words.modes)
    }
    isUnfolded = try fields.optional("unfolded", JSONValue.bool) ?? false
    templateScene = try fields.optional("templateScene", JSONValue.line)
    controllers = try fields.optional("controllers", ScenarioController.readingList) ?? []
    app = ScenarioApp(
      delegate: try fields.optional("delegate", ScenarioDelegate.reading) ?? defaults?.delegate ?? .none,
      sceneMask: try fields.optional("sceneDelegate", Words.mask),
      root: try fields.optional("root", ScenarioRoot.reading) ?? defaults.map { .page($0.page, fields.place) })
    appWithout = try ScenarioApp(without: fields["without"], app: app)
    steps = try fields.optional("steps", ScenarioStep.readingList) ?? []
    if case .notApplicable = outcome { return }
    if app.root == nil { _ = try fields.required("root") }
    _ = try fields.required("steps")
    if app.sceneMask != nil, case .quarterTurn = app.delegate {
      throw ScenarioError(
        .impossible(
          "the library's delegate brings a scene delegate with it; \"sceneDelegate\" is for an app with its own, or none"),
        at: try fields.required("sceneDelegate").place)
    }
    try checkWithout()
    guard !pairs.existing.isEmpty else {
      let device = devices.map(\.description).joined(separator: ", ")
      let system = systems.map(\.description).joined(separator: ", ")
      throw ScenarioError(.noPair(device: device, system: system), at: try fields.required("device").place)
    }
  }
}

extension Scenario {
  /// What would never be looked at is an error, not decoration.
  private func checkWithout() throws(ScenarioError) {
    guard appWithout == nil else { return }
    for step in steps {
      switch step.action {
      case .expect(_, .some), .library(_, without: .some), .onlyWithout:
        throw ScenarioError(
          .impossible(
            "without the library there is nothing to run: the root is a page, and \"without\" names no page written without it"),
          at: step.place)
      case .expect, .library, .uikit: break
      }
    }
  }
}

extension ScenarioRoot {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioRoot {
    guard case .object(let members) = value.content, members.contains(where: { $0.key == "page" }) else {
      return .controller(try ScenarioController.reading(value, owner))
    }
    let fields = try Fields(value, owner: "a page", allowed: ["page"])
    return .page(try fields.required("page", JSONValue.line), try fields.required("page").place)
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
  init?(without value: JSONValue?, app: ScenarioApp) throws(ScenarioError) {
    guard let value else {
      if app.root?.page != nil { return nil }
      self.init(delegate: app.delegate.withoutLibrary, sceneMask: app.sceneMask, root: app.root)
      return
    }
    let fields = try Fields(value, owner: "\"without\"", allowed: ["delegate", "sceneDelegate", "root"])
    let delegate = try fields.optional("delegate", ScenarioDelegate.reading)
    if case .quarterTurn? = delegate {
      throw ScenarioError(
        .wrongKind(owner: "\"delegate\" in \"without\"", found: "the library's", wanted: "a mask or null"),
        at: try fields.required("delegate").place)
    }
    let root = try fields.optional("root", ScenarioRoot.reading)
    if let root, let own = app.root, (root.page == nil) != (own.page == nil) {
      throw ScenarioError(
        .impossible("a page stands for a page: the steps of \"root\" have to be possible in \"without\" as well"), at: root.place)
    }
    if root == nil, app.root?.page != nil { return nil }
    self.init(
      delegate: delegate ?? app.delegate.withoutLibrary,
      sceneMask: try fields.optional("sceneDelegate", Words.mask) ?? app.sceneMask, root: root ?? app.root)
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
      let fields = try Fields(value, owner: owner, allowed: ["kind", "default", "mask"])
      let isMisnamed = try fields.required("kind") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: [("quarterTurn", false), ("misnamed", true)])
      }
      let stray = isMisnamed ? "default" : "mask"
      if let value = fields[stray] {
        throw ScenarioError(
          .unknownKey(stray, owner: "this delegate", allowed: ["kind", isMisnamed ? "mask" : "default"]), at: value.place)
      }
      if isMisnamed { return .misnamed(try fields.required("mask", Words.mask)) }
      return .quarterTurn(default: try fields.optional("default", Words.mask))
    case .string, .array: return .own(try Words.mask(value, owner))
    default:
      throw value.mismatch(
        owner,
        wanted:
          "\"quarterTurn\", { \"kind\": \"quarterTurn\", \"default\": mask }, { \"kind\": \"misnamed\", \"mask\": mask }, a mask or null"
      )
    }
  }
}

extension Assumption {
  /// Answers by the question's name, each the number of one of its answers.
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [Assumption: Int] {
    let fields = try Fields(value, owner: owner, allowed: allCases.map(\.rawValue))
    var answers: [Assumption: Int] = [:]
    for member in fields.keys {
      guard let question = Assumption(rawValue: member.key) else { continue }
      let answer = try JSONValue.count(member.value, "\"\(member.key)\"")
      guard answer < question.values.count else {
        let allowed = question.values.enumerated().map { "\($0.offset) (\($0.element))" }.joined(separator: ", ")
        throw member.value.mismatch("\"\(member.key)\"", wanted: "one of \(allowed)")
      }
      answers[question] = answer
    }
    return answers
  }
}
