import HeadlessUIKit

extension StepForm {
  /// What the user and the system do.
  static let handForms: [StepForm] = [
    .uikit("turn") { (fields) throws(ScenarioError) in .turn(try fields.required("turn", Words.pose)) },
    .uikit("userLock") { (fields) throws(ScenarioError) in .userLock(try fields.required("userLock", JSONValue.bool)) },
    .said("background", .background), .said("foreground", .foreground), .said("resignActive", .resignActive),
    .said("becomeActive", .becomeActive), .said("fold", .fold(true)), .said("unfold", .fold(false)),
    .uikit("wait") { (fields) throws(ScenarioError) in .wait(try fields.required("wait", seconds)) },
    .uikit("multitasking") { (fields) throws(ScenarioError) in
      .multitasking(
        try fields.required("multitasking") { (value, owner) throws(ScenarioError) in
          try JSONValue.word(value, owner, from: Words.modes)
        })
    },
    .uikit("resize", ["scene"]) { (fields) throws(ScenarioError) in .resize(try fields.required("resize", Windowing.reading)) },
  ]

  static let sceneForms: [StepForm] = [
    .uikit("connectScene", ["root", "external"]) { (fields) throws(ScenarioError) in
      .scene(
        .connect(
          try fields.required("connectScene", JSONValue.line), root: try fields.required("root", ControllerReference.reading),
          isExternal: try fields.optional("external", JSONValue.bool) ?? false))
    },
    .uikit("connectTemplateScene") { (fields) throws(ScenarioError) in
      .scene(.connectTemplate(try fields.required("connectTemplateScene", JSONValue.line)))
    },
    .uikit("disconnectScene") { (fields) throws(ScenarioError) in
      .scene(.disconnect(try fields.required("disconnectScene", JSONValue.line)))
    },
    .uikit("openWindow", ["root", "level", "hidden", "scene"]) { (fields) throws(ScenarioError) in
      .window(
        .open(
          try fields.required("openWindow", JSONValue.line), root: try fields.required("root", ControllerReference.reading),
          level: try fields.optional("level", UIWindow.Level.reading) ?? .normal,
          isHidden: try fields.optional("hidden", JSONValue.bool) ?? false))
    },
    .uikit("showWindow") { (fields) throws(ScenarioError) in
      .window(.show(try fields.required("showWindow", JSONValue.line)))
    },
    .uikit("hideWindow") { (fields) throws(ScenarioError) in
      .window(.hide(try fields.required("hideWindow", JSONValue.line)))
    },
    .uikit("replaceRoot", ["of"]) { (fields) throws(ScenarioError) in
      .window(
        .replaceRoot(
          try fields.required("replaceRoot", ControllerReference.reading), window: try fields.optional("of", JSONValue.line)))
    },
    .uikit("textEffectsWindow", ["scene"]) { (fields) throws(ScenarioError) in
      try fields.required("textEffectsWindow", JSONValue.said)
      return .window(.textEffects)
    },
    .webVideo("showWebVideo", shows: true), .webVideo("closeWebVideo", shows: false),
  ]

  private static func webVideo(_ verb: String, shows: Bool) -> StepForm {
    .uikit(verb, ["scene"]) { (fields) throws(ScenarioError) in
      try fields.required(verb, JSONValue.said)
      return .window(.webVideo(shows))
    }
  }

  /// A step that needs no value.
  private static func said(_ verb: String, _ step: UIKitStep) -> StepForm {
    .uikit(verb) { (fields) throws(ScenarioError) in
      try fields.required(verb, JSONValue.said)
      return step
    }
  }

  private static func seconds(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Double {
    guard case .number(let seconds, _) = value.content, seconds > 0, seconds <= 3600 else {
      throw value.mismatch(owner, wanted: "a number of seconds, more than 0 and at most 3600")
    }
    return seconds
  }
}

extension Windowing {
  /// A word, or a window's width and height.
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Windowing {
    guard case .array = value.content else { return try JSONValue.word(value, owner, from: Words.windowings) }
    let sides = try JSONValue.list(value, owner, of: JSONValue.count)
    guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else {
      throw value.mismatch(owner, wanted: "a window's width and height, each from 1 to 10000")
    }
    return .window(CGSize(width: sides[0], height: sides[1]))
  }
}

extension UIWindow.Level {
  /// A word, or a number.
  static func reading(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIWindow.Level {
    if case .number(let level, _) = value.content { return UIWindow.Level(rawValue: level) }
    return try JSONValue.word(value, owner, from: Words.levels)
  }
}
