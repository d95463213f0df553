import HeadlessUIKit

extension StepForm {
  static let uikitForms: [StepForm] = handForms + navigationForms + valueForms + callForms

  /// What the user and the system do.
  private static let handForms: [StepForm] = [
    .uikit("turn") { (fields) throws(ScenarioError) in .turn(try fields.required("turn", Words.pose)) },
    .uikit("userLock") { (fields) throws(ScenarioError) in .userLock(try fields.required("userLock", JSONValue.bool)) },
    .uikit("background") { (fields) throws(ScenarioError) in
      try fields.required("background", JSONValue.said)
      return .background
    },
    .uikit("foreground") { (fields) throws(ScenarioError) in
      try fields.required("foreground", JSONValue.said)
      return .foreground
    },
    .uikit("wait") { (fields) throws(ScenarioError) in .wait(try fields.required("wait", seconds)) },
  ]

  private static let navigationForms: [StepForm] = [
    .uikit("push", ["in", "animated"]) { (fields) throws(ScenarioError) in
      .push(
        try fields.required("push", ControllerReference.reading), navigation: try fields.required("in", JSONValue.line),
        animated: try animated(fields))
    },
    .uikit("pop", ["animated"]) { (fields) throws(ScenarioError) in
      .pop(navigation: try fields.required("pop", JSONValue.line), animated: try animated(fields))
    },
    .uikit("beginInteractivePop") { (fields) throws(ScenarioError) in
      .interactivePop(.begin, navigation: try fields.required("beginInteractivePop", JSONValue.line))
    },
    .uikit("finishInteractivePop") { (fields) throws(ScenarioError) in
      .interactivePop(.finish, navigation: try fields.required("finishInteractivePop", JSONValue.line))
    },
    .uikit("cancelInteractivePop") { (fields) throws(ScenarioError) in
      .interactivePop(.cancel, navigation: try fields.required("cancelInteractivePop", JSONValue.line))
    },
    .uikit("present", ["from", "style", "animated"]) { (fields) throws(ScenarioError) in
      let style = try fields.optional("style") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: Words.styles)
      }
      return .present(
        try fields.required("present", ControllerReference.reading), from: try fields.optional("from", JSONValue.line),
        style: style ?? .automatic, animated: try animated(fields))
    },
    .uikit("dismiss", ["animated"]) { (fields) throws(ScenarioError) in
      .dismiss(try fields.required("dismiss", JSONValue.line), animated: try animated(fields))
    },
  ]

  /// Values that change; UIKit is told by another step.
  private static let valueForms: [StepForm] = [
    .uikit("setMask", ["of"]) { (fields) throws(ScenarioError) in
      let owner = try fields.required("of", JSONValue.line)
      return .setMask(try fields.required("setMask", Words.mask), owner == "delegate" ? .delegate : .controller(owner))
    },
    .uikit("setPreferred", ["of"]) { (fields) throws(ScenarioError) in
      .setPreferred(try fields.required("setPreferred", Words.orientationOrUnknown), try fields.required("of", JSONValue.line))
    },
    .uikit("setShouldAutorotate", ["of"]) { (fields) throws(ScenarioError) in
      .setShouldAutorotate(
        try fields.required("setShouldAutorotate", JSONValue.bool), try fields.required("of", JSONValue.line))
    },
    .uikit("setPrefersLock", ["of"]) { (fields) throws(ScenarioError) in
      .setPrefersLock(try fields.required("setPrefersLock", JSONValue.bool), try fields.required("of", JSONValue.line))
    },
  ]

  private static let callForms: [StepForm] = [
    .uikit("refresh") { (fields) throws(ScenarioError) in .refresh(try fields.required("refresh", JSONValue.line)) },
    .uikit("requestGeometry") { (fields) throws(ScenarioError) in
      .requestGeometry(try fields.required("requestGeometry", Words.mask))
    },
    .uikit("writeDeviceOrientation") { (fields) throws(ScenarioError) in
      .writeDeviceOrientation(try fields.required("writeDeviceOrientation", Words.deviceOrientation))
    },
    .uikit("attemptRotation") { (fields) throws(ScenarioError) in
      try fields.required("attemptRotation", JSONValue.said)
      return .attemptRotation
    },
  ]

  private static func animated(_ fields: Fields) throws(ScenarioError) -> Bool {
    try fields.optional("animated", JSONValue.bool) ?? true
  }

  private static func seconds(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> Double {
    guard case .number(let seconds, _) = value.content, seconds > 0, seconds <= 3600 else {
      throw value.mismatch(owner, wanted: "a number of seconds, more than 0 and at most 3600")
    }
    return seconds
  }
}
