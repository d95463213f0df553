import HeadlessUIKit

extension StepForm {
  static let uikitForms: [StepForm] =
    handForms + sceneForms + navigationForms + presentationForms + valueForms + callForms
    + touchForms

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
    .uikit("select", ["in"]) { (fields) throws(ScenarioError) in
      .select(try fields.required("select", JSONValue.line), in: try fields.required("in", JSONValue.line), byTap: false)
    },
    .uikit("tap", ["in"]) { (fields) throws(ScenarioError) in
      let name = try fields.required("tap", JSONValue.line)
      guard let container = try fields.optional("in", JSONValue.line) else { return .touch(.tap(name)) }
      return .select(name, in: container, byTap: true)
    },
    .uikit("showColumn", ["in"]) { (fields) throws(ScenarioError) in
      let column = try fields.required("showColumn") { (value, owner) throws(ScenarioError) in
        try JSONValue.word(value, owner, from: Words.columns)
      }
      return .showColumn(column, in: try fields.required("in", JSONValue.line))
    },
  ]

  private static let presentationForms: [StepForm] = [
    .uikit("present", ["from", "style", "adaptsTo", "removesPresenter", "animated", "scene"]) { (fields) throws(ScenarioError) in
      .present(
        try fields.required("present", ControllerReference.reading), from: try fields.optional("from", JSONValue.line),
        how: try PresentationManner(fields))
    },
    .uikit("dismiss", ["animated"]) { (fields) throws(ScenarioError) in
      .dismiss(try fields.required("dismiss", JSONValue.line), animated: try animated(fields))
    },
    .uikit("dragDown") { (fields) throws(ScenarioError) in .dragDown(try fields.required("dragDown", JSONValue.line)) },
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

  /// What a finger does to a page; a tap is among the steps of containers.
  private static let touchForms: [StepForm] = [
    .uikit("tapTab") { (fields) throws(ScenarioError) in .touch(.tapTab(try fields.required("tapTab", JSONValue.line))) },
    .uikit("goBack") { (fields) throws(ScenarioError) in
      try fields.required("goBack", JSONValue.said)
      return .touch(.goBack)
    },
    .uikit("swipeDown") { (fields) throws(ScenarioError) in
      try fields.required("swipeDown", JSONValue.said)
      return .touch(.swipeDown)
    },
    .uikit("scrollToRow") { (fields) throws(ScenarioError) in
      .touch(.scroll(toRow: try fields.required("scrollToRow", JSONValue.count)))
    },
  ]

  private static let callForms: [StepForm] = [
    .uikit("refresh") { (fields) throws(ScenarioError) in .refresh(try fields.required("refresh", JSONValue.line)) },
    .uikit("requestGeometry", ["scene"]) { (fields) throws(ScenarioError) in
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
}

extension PresentationManner {
  fileprivate init(_ fields: Fields) throws(ScenarioError) {
    let style = try fields.optional("style") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: Words.styles)
    }
    let adaptation = try fields.optional("adaptsTo") { (value, owner) throws(ScenarioError) in
      try JSONValue.word(value, owner, from: Words.adaptations)
    }
    let removesPresenter = try fields.optional("removesPresenter", JSONValue.bool)
    if removesPresenter != nil, style != .custom {
      throw ScenarioError(.impossible("\"removesPresenter\" is for the style custom"), at: fields.place)
    }
    self.init(
      style: style ?? .automatic, adaptation: adaptation, removesPresenter: removesPresenter ?? false,
      isAnimated: try fields.optional("animated", JSONValue.bool) ?? true)
  }
}
