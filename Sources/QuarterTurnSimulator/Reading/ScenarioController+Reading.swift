import HeadlessUIKit

extension ScenarioController {
  /// Which shapes a key is for; `name` and `kind` are for all.
  private static let keyShapes: [(key: String, shapes: Set<Shape>)] = [
    ("mask", [.controller, .container]), ("preferred", [.controller, .container]),
    ("shouldAutorotate", [.controller, .container]), ("prefersLock", [.controller, .container]),
    ("definesContext", [.controller, .container]), ("delegateMask", [.navigation, .tabBar, .split, .pages]),
    ("stack", [.navigation]), ("tabs", [.tabBar]), ("selected", [.tabBar]), ("columns", [.split]), ("pages", [.pages]),
    ("child", [.container, .root, .overlay, .video]),
  ]
  static let keys = ["name", "kind"] + keyShapes.map(\.key)

  static func readingList(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [ScenarioController] {
    try JSONValue.list(value, owner, of: reading)
  }

  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioController {
    let fields = try Fields(value, owner: "a controller", allowed: keys)
    let kind =
      try fields.optional("kind") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: Words.kinds)
      } ?? Kind(.controller)
    try check(fields, kind: kind)
    let (children, columns) = try children(of: kind.shape, fields)
    return ScenarioController(
      name: try fields.required("name", JSONValue.line), kind: kind, children: children, columns: columns,
      selected: try selected(fields, among: children),
      overrides: Overrides(
        mask: try fields.optional("mask", Words.mask),
        preferred: try fields.optional("preferred", Words.orientationOrUnknown),
        shouldAutorotate: try fields.optional("shouldAutorotate", JSONValue.bool),
        prefersLock: try fields.optional("prefersLock", JSONValue.bool),
        definesContext: try fields.optional("definesContext", JSONValue.bool),
        delegateMask: try fields.optional("delegateMask", Words.mask)),
      place: fields.place)
  }

  /// The keys that a kind may have, in the order of the table.
  static func keys(for kind: Kind) -> [String] { keys.filter { isAllowed($0, for: kind) } }

  private static func isAllowed(_ key: String, for kind: Kind) -> Bool {
    // Who overrides the mask never asks the delegate.
    if key == "delegateMask", kind.author != .uikit { return false }
    if key == "mask", kind == Kind(.container, .forwarding) { return false }
    return keyShapes.first { $0.key == key }?.shapes.contains(kind.shape) ?? true
  }

  /// Keys that mean nothing for a kind are errors, not decoration.
  private static func check(_ fields: Fields, kind: Kind) throws(ScenarioError) {
    for member in fields.keys where !isAllowed(member.key, for: kind) {
      let word = Words.kinds.first { $0.1 == kind }?.0 ?? "?"
      let kinds = Words.kinds.filter { isAllowed(member.key, for: $0.1) }.map(\.0)
      throw ScenarioError(.keyNotForController(member.key, kind: word, kinds: kinds), at: member.place)
    }
  }

  // MARK: Children

  private static func children(
    of shape: Shape, _ fields: Fields
  ) throws(ScenarioError) -> ([ScenarioController], [UISplitViewController.Column]) {
    switch shape {
    case .controller, .alert: ([], [])
    case .navigation: (try stack(fields), [])
    case .tabBar: (try several("tabs", fields), [])
    case .pages: (try several("pages", fields), [])
    case .split: try columns(fields)
    case .container, .root, .video: ([try fields.required("child", reading)], [])
    case .overlay: (try fields.optional("child", reading).map { [$0] } ?? [], [])
    }
  }

  private static func several(_ key: String, _ fields: Fields) throws(ScenarioError) -> [ScenarioController] {
    let value = try fields.required(key)
    let list = try readingList(value, "\"\(key)\"")
    guard !list.isEmpty else {
      throw ScenarioError(
        .wrongKind(owner: "\"\(key)\"", found: "an empty list", wanted: "at least one controller"), at: value.place)
    }
    for controller in list where controller.kind.shape == .alert {
      throw ScenarioError(
        .wrongController(controller.name, found: "alert", wanted: "a controller that is no alert"), at: controller.place)
    }
    return list
  }

  private static func stack(_ fields: Fields) throws(ScenarioError) -> [ScenarioController] {
    let stack = try several("stack", fields)
    for controller in stack where !controller.canBePushed {
      throw ScenarioError(
        .wrongController(controller.name, found: controller.kindWord, wanted: "a controller that can be pushed"),
        at: controller.place)
    }
    return stack
  }

  private static func columns(
    _ fields: Fields
  ) throws(ScenarioError) -> ([ScenarioController], [UISplitViewController.Column]) {
    let value = try fields.required("columns")
    let members = try Fields(value, owner: "\"columns\"", allowed: Words.columns.map(\.0))
    var children: [ScenarioController] = []
    var columns: [UISplitViewController.Column] = []
    for (word, column) in Words.columns {
      guard let child = try members.optional(word, reading) else { continue }
      children.append(child)
      columns.append(column)
    }
    for needed in ["primary", "secondary"] { _ = try members.required(needed) }
    return (children, columns)
  }

  private static func selected(_ fields: Fields, among tabs: [ScenarioController]) throws(ScenarioError) -> String? {
    try fields.optional("selected") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: tabs.map { ($0.name, $0.name) })
    }
  }
}

extension ControllerReference {
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ControllerReference {
    switch value.content {
    case .string: .named(try JSONValue.line(value, owner), value.place)
    case .object: .new(try ScenarioController.reading(value, owner))
    default: throw value.mismatch(owner, wanted: "the name of a controller, or a controller written in place")
    }
  }
}
