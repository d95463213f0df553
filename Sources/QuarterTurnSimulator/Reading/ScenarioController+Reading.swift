import HeadlessUIKit

extension ScenarioController {
  private static let keys = ["name", "kind", "mask", "preferred", "shouldAutorotate", "prefersLock", "stack", "child"]
  private static let kinds = ["controller", "navigation", "forwardingNavigation", "quarterTurnNavigation", "container", "alert"]
  private static let overriding = ["controller", "container"]
  private static let navigations = ["navigation", "forwardingNavigation", "quarterTurnNavigation"]

  static func readingList(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [ScenarioController] {
    try JSONValue.list(value, owner, of: reading)
  }

  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> ScenarioController {
    let fields = try Fields(value, owner: "a controller", allowed: keys)
    let kind =
      try fields.optional("kind") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: kinds.map { ($0, $0) })
      } ?? "controller"
    try check(fields, kind: kind)
    return ScenarioController(
      name: try fields.required("name", JSONValue.line),
      kind: try readingKind(kind, fields),
      overrides: Overrides(
        mask: try fields.optional("mask", Words.mask),
        preferred: try fields.optional("preferred", Words.orientationOrUnknown),
        shouldAutorotate: try fields.optional("shouldAutorotate", JSONValue.bool),
        prefersLock: try fields.optional("prefersLock", JSONValue.bool)),
      place: fields.place)
  }

  /// Keys that mean nothing for a kind are errors, not decoration.
  private static func check(_ fields: Fields, kind: String) throws(ScenarioError) {
    for member in fields.keys {
      let kinds: [String]? =
        switch member.key {
        case "mask", "preferred", "shouldAutorotate", "prefersLock": overriding
        case "stack": navigations
        case "child": ["container"]
        default: nil
        }
      if let kinds, !kinds.contains(kind) {
        throw ScenarioError(.keyNotForController(member.key, kind: kind, kinds: kinds), at: member.place)
      }
    }
  }

  private static func readingKind(_ kind: String, _ fields: Fields) throws(ScenarioError) -> Kind {
    switch kind {
    case "navigation": .navigation(.uikit, stack: try stack(fields))
    case "forwardingNavigation": .navigation(.forwarding, stack: try stack(fields))
    case "quarterTurnNavigation": .navigation(.quarterTurn, stack: try stack(fields))
    case "container": .container(child: try fields.required("child", reading))
    case "alert": .alert
    default: .controller
    }
  }

  private static func stack(_ fields: Fields) throws(ScenarioError) -> [ScenarioController] {
    let value = try fields.required("stack")
    let stack = try readingList(value, "\"stack\"")
    guard !stack.isEmpty else {
      throw ScenarioError(
        .wrongKind(owner: "\"stack\"", found: "an empty list", wanted: "at least one controller"), at: value.place)
    }
    for controller in stack where controller.isNavigation {
      throw ScenarioError(
        .wrongController(controller.name, found: controller.kindWord, wanted: "a controller that is no navigation"),
        at: controller.place)
    }
    return stack
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
