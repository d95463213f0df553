/// Checks that every name a scenario uses was given before, once, and to the right kind of thing.
///
/// What depends on the run (a pop at the root, the dismissal of something that is not presented) is the driver's to refuse.
struct ScenarioNames {
  private var controllers: [String: ScenarioController] = [:]
  private var locks: [String] = []
  private var scenes = ["main"]
  private var windows: [String] = []
  private var templateScenes: [String] = []
  /// The page that is the root.
  private var page: String?

  static func check(_ scenario: Scenario) throws(ScenarioError) {
    try check(scenario, app: scenario.app)
    // The app without the library may show another root, with the same names again.
    if let app = scenario.appWithout { try check(scenario, app: app) }
  }

  private static func check(_ scenario: Scenario, app: ScenarioApp) throws(ScenarioError) {
    var names = ScenarioNames()
    switch app.root {
    case .controller(let root): try names.add(root)
    case .page(let page, _): names.page = page
    case nil: break
    }
    for controller in scenario.controllers { try names.add(controller) }
    if let name = scenario.templateScene { try names.add(templateScene: name, at: scenario.place) }
    for step in scenario.steps { try names.check(step) }
  }

  private mutating func add(_ controller: ScenarioController) throws(ScenarioError) {
    for member in controller.family {
      if member.name == "delegate" {
        throw ScenarioError(.impossible("a controller cannot be named \"delegate\": that is the app's"), at: member.place)
      }
      if let first = controllers.updateValue(member, forKey: member.name) {
        throw ScenarioError(.nameTaken(member.name, first: first.place), at: member.place)
      }
    }
  }

  private mutating func add(templateScene name: String, at place: SourcePlace) throws(ScenarioError) {
    try checkFree(name, at: place)
    templateScenes.append(name)
  }

  private func checkFree(_ name: String, at place: SourcePlace) throws(ScenarioError) {
    guard !(scenes + windows + templateScenes).contains(name) else {
      throw ScenarioError(.impossible("the name \"\(name.shortened)\" is taken by a scene or a window"), at: place)
    }
  }

  private mutating func check(_ step: ScenarioStep) throws(ScenarioError) {
    if let scene = step.scene {
      // Nothing but a blind call reaches a scene without windows.
      if case .uikit(.requestGeometry) = step.action, templateScenes.contains(scene) { return }
      try check(scene, isOneOf: scenes, what: "scene", at: step.place)
    }
    switch step.action {
    case .uikit(let action): try check(action, at: step.place)
    case .library(let action, let without):
      try check(action, at: step.place)
      for step in without ?? [] { try check(step) }
    case .onlyWithout(let steps): for step in steps { try check(step) }
    case .expect(let expectation, let actual):
      try check(expectation, at: step.place)
      if case .different(let expectation)? = actual {
        try check(expectation, at: step.place)
        if expectation.speaksOfLibrary {
          throw ScenarioError(
            .impossible(
              "\"observed\", \"issues\", \"requests\" and \"fullScreen\" are the library's; \"actual\" speaks of what there is "
                + "without it"),
            at: step.place)
        }
      }
    }
  }

  /// What is in front of a page goes by its title, which only a run shows.
  private func check(_ expectation: ScenarioExpectation, at place: SourcePlace) throws(ScenarioError) {
    for name in expectation.controllerNames { try check(name, at: place) }
    guard page == nil else { return }
    try check(expectation.visible, at: place)
    if expectation.text != nil {
      throw ScenarioError(.impossible("\"text\" is for pages; the root is a controller, which has no text"), at: place)
    }
  }

  /// Fingers reach what a page draws; a scenario's controllers draw nothing.
  private func check(_ touch: UIKitStep.Touch, at place: SourcePlace) throws(ScenarioError) {
    guard page == nil else { return }
    if case .tap = touch { throw ScenarioError(.missingKey("in", owner: "a tap on a controller"), at: place) }
    throw ScenarioError(.impossible("\"\(touch.title)\" is for pages; the root is a controller"), at: place)
  }

  private func check(_ name: String?, at place: SourcePlace) throws(ScenarioError) {
    if let name { _ = try controller(name, at: place) }
  }

  private mutating func check(_ step: UIKitStep, at place: SourcePlace) throws(ScenarioError) {
    switch step {
    case .push(let reference, let navigation, _):
      try check(navigation, is: .navigation, at: place)
      let pushed = try resolve(reference)
      guard pushed.canBePushed else {
        throw ScenarioError(
          .wrongController(pushed.name, found: pushed.kindWord, wanted: "a controller that can be pushed"), at: place)
      }
    case .pop(let navigation, _), .interactivePop(_, let navigation): try check(navigation, is: .navigation, at: place)
    case .select(let child, let name, _): try check(child, in: name, at: place)
    case .showColumn(_, let name): try check(name, is: .split, at: place)
    case .present(let reference, let presenter, _):
      try check(presenter, at: place)
      _ = try resolve(reference)
    case .touch(let touch): try check(touch, at: place)
    case .window(let step): try check(step, at: place)
    case .scene(let step): try check(step, at: place)
    case .dismiss(let name, _), .dragDown(let name), .refresh(let name): try check(name, at: place)
    case .setMask(_, .controller(let name)), .setPreferred(_, let name), .setShouldAutorotate(_, let name),
      .setPrefersLock(_, let name):
      let controller = try controller(name, at: place)
      guard controller.hasOverrides else {
        throw ScenarioError(
          .wrongController(name, found: controller.kindWord, wanted: "a controller of kind controller or container"), at: place)
      }
    case .turn, .userLock, .background, .foreground, .resignActive, .becomeActive, .wait, .resize, .multitasking, .fold,
      .setMask(_, .delegate), .requestGeometry, .writeDeviceOrientation, .attemptRotation:
      break
    }
  }

  private mutating func check(_ step: WindowStep, at place: SourcePlace) throws(ScenarioError) {
    switch step {
    case .open(let name, let root, _, _):
      try checkFree(name, at: place)
      windows.append(name)
      _ = try resolve(root)
    case .show(let name), .hide(let name): try check(name, isOneOf: scenes + windows, what: "window", at: place)
    case .replaceRoot(let root, let name):
      if let name { try check(name, isOneOf: scenes + windows, what: "window", at: place) }
      _ = try resolve(root)
    case .textEffects, .webVideo: break
    }
  }

  private mutating func check(_ step: SceneStep, at place: SourcePlace) throws(ScenarioError) {
    switch step {
    case .connect(let name, let root, _):
      try checkFree(name, at: place)
      scenes.append(name)
      _ = try resolve(root)
    case .disconnect(let name): try check(name, isOneOf: scenes, what: "scene", at: place)
    case .connectTemplate(let name): try add(templateScene: name, at: place)
    }
  }

  private func check(_ name: String, isOneOf names: [String], what: String, at place: SourcePlace) throws(ScenarioError) {
    guard names.contains(name) else { throw ScenarioError(.unknownName(name, what: what, allowed: names), at: place) }
  }

  /// A tab or a page has to be one of its container's.
  private func check(_ child: String, in name: String, at place: SourcePlace) throws(ScenarioError) {
    let container = try controller(name, at: place)
    guard container.kind.shape == .tabBar || container.kind.shape == .pages else {
      throw ScenarioError(.wrongController(name, found: container.kindWord, wanted: "a tab bar or pages"), at: place)
    }
    try check(child, isOneOf: container.children.map(\.name), what: "controller in \"\(name)\"", at: place)
  }

  private mutating func check(_ step: LibraryStep, at place: SourcePlace) throws(ScenarioError) {
    switch step {
    case .lock(_, let name, _): if !locks.contains(name) { locks.append(name) }
    case .changeLock(_, let name), .release(let name):
      guard locks.contains(name) else { throw ScenarioError(.unknownName(name, what: "lock", allowed: locks), at: place) }
    case .setMaskWhileVisible(_, let name, _): try check(name, at: place)
    case .enterFullScreen(let name), .leaveFullScreen(let name): try check(name, is: .video, at: place)
    case .rotate, .endRotation: break
    }
  }

  private func controller(_ name: String, at place: SourcePlace) throws(ScenarioError) -> ScenarioController {
    guard let controller = controllers[name] else {
      if let page, controllers.isEmpty { throw ScenarioError(.notInPage(name, page: page), at: place) }
      throw ScenarioError(.unknownName(name, what: "controller", allowed: controllers.keys.sorted()), at: place)
    }
    return controller
  }

  private func check(_ name: String, is shape: ScenarioController.Shape, at place: SourcePlace) throws(ScenarioError) {
    let controller = try controller(name, at: place)
    let wanted =
      switch shape {
      case .split: "a split view"
      case .video: "a quarterTurnVideo"
      default: "a navigation"
      }
    guard controller.kind.shape == shape else {
      throw ScenarioError(.wrongController(name, found: controller.kindWord, wanted: wanted), at: place)
    }
  }

  private mutating func resolve(_ reference: ControllerReference) throws(ScenarioError) -> ScenarioController {
    switch reference {
    case .named(let name, let place): return try controller(name, at: place)
    case .new(let controller):
      try add(controller)
      return controller
    }
  }
}
