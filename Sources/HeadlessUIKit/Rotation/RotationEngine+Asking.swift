/// Who is asked for a mask, and what the answers come to.
extension RotationEngine {
  // The window that steers the scene: the topmost visible one (R3.21).
  var steeringWindow: UIWindow? {
    if scene.isSteeringWindowKnown { return scene.steeringWindow }
    var best: UIWindow?
    // From the top, as of windows on one level the last is in front: few have to be looked at closely.
    for window in scene.windows.reversed() {
      if let found = best, found.windowLevel >= window.windowLevel { continue }
      if !window.isHidden, !window.isForeign, window.rootViewController != nil { best = window }
    }
    scene.steeringWindow = best
    scene.isSteeringWindowKnown = true
    return best
  }

  struct Reading {
    let mask: UIInterfaceOrientationMask
    let preferred: UIInterfaceOrientation?
    let asked: UIViewController
  }

  /// Asks the app and the controllers; `nil` where there is nobody to ask or UIKit raised.
  func read() -> Reading? {
    guard let window = steeringWindow, let root = window.rootViewController else { return nil }
    switch freedom {
    case .chooses, .choosesValueOnly: break
    // Nobody is asked where the answer would not matter (R7.1).
    case .followsDisplay: return Reading(mask: .all, preferred: nil, asked: root)
    case .fixed: return Reading(mask: shown.mask, preferred: nil, asked: root)
    }
    guard !isAsking else {
      simulation.log(
        ConsoleMessage(
          category: "Orientation", level: .fault,
          text: "Recursive query of supported interface orientations; answering with the current ones."))
      return nil
    }
    isAsking = true
    defer { isAsking = false }
    let application = applicationMask(for: window)
    if let onEvent = simulation.onEvent {
      onEvent(.applicationMaskAnswered(application.mask, by: application.source.rawValue))
    }
    let asked = askedController(under: root)
    let controllerMask = controllerMask(of: asked, under: root)
    let outcome = EffectiveMaskRule.outcome(
      application: application.mask, controller: controllerMask, mayChoose: true,
      shouldAutorotate: asked.shouldAutorotate, hasSheetStyle: hasSheetStyle(asked, under: root, application, controllerMask),
      emptyControllerMaskRaises: controllerMask.isEmpty && simulation.assumptions[.emptyControllerMaskRaises] == 1)
    switch outcome {
    case .mask(let mask): return Reading(mask: mask, preferred: overriddenPreferred(of: asked), asked: asked)
    case .nothing: return Reading(mask: [], preferred: nil, asked: asked)
    case .raise:
      simulation.crash(
        name: EffectiveMaskRule.exceptionName, reason: EffectiveMaskRule.reason(className: asked.typeName))
      return nil
    }
  }

  func applicationMask(for window: UIWindow) -> ApplicationMaskRule.Answer {
    if window.ignoresApplicationMask {
      return ApplicationMaskRule.Answer(mask: simulation.device.hasUpsideDown ? .all : .allButUpsideDown, source: .system)
    }
    let application = simulation.application
    let scene27 = simulation.system.major >= 27 ? scene.sceneDelegate?.supportedInterfaceOrientations(for: scene) : nil
    let sceneAnswer = scene27.flatMap { $0 == .notImplemented ? nil : $0 }
    let asked = application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
    let applicationAnswer = asked.flatMap { $0 == .notImplemented ? nil : $0 }
    let bothAnswer = sceneAnswer != nil && applicationAnswer != nil && sceneAnswer != applicationAnswer
    return ApplicationMaskRule.answer(
      sceneDelegate: sceneAnswer, applicationDelegate: applicationAnswer,
      infoPlist: application.supportedInterfaceOrientations(for: window),
      sceneDelegateFirst: !bothAnswer || simulation.assumptions[.sceneDelegateAnswersFirst] == 0,
      hasUpsideDown: simulation.device.hasUpsideDown)
  }

  // The root or the topmost presented controller that takes over and is not leaving (R3.8, R4.1, R4.8).
  func askedController(under root: UIViewController) -> UIViewController { chain.asked(over: root) }

  func controllerMask(of asked: UIViewController, under root: UIViewController) -> UIInterfaceOrientationMask {
    let own = asked.supportedInterfaceOrientations
    var chain = own
    var level = asked
    while level !== root, ControllerMaskRule.coincidesWithPresenter(level.styleForOrientation),
      let below = level.ownPresenting
    {
      level = below
      // What lies on a sheet has to agree with what the sheet lies on, since a sheet has no say (R4.1).
      while level !== root, !level.takesOverOrientation, let lower = level.ownPresenting { level = lower }
      chain.formIntersection(level.supportedInterfaceOrientations)
    }
    return ControllerMaskRule.combined(own: own, chain: chain)
  }

  // R3.17: sheets never raise; whether a root whose style nobody touched counts as one is open, and asked only where it matters.
  private func hasSheetStyle(
    _ asked: UIViewController, under root: UIViewController, _ application: ApplicationMaskRule.Answer,
    _ controllerMask: UIInterfaceOrientationMask
  ) -> Bool {
    guard !controllerMask.isEmpty, application.mask.isDisjoint(with: controllerMask) else { return false }
    if asked === root, asked.isStyleUntouched { return simulation.assumptions[.untouchedRootCountsAsSheet] == 1 }
    let style = asked.styleForOrientation
    return style == .pageSheet || style == .formSheet
  }

  // The preferred orientation where a controller states one; UIKit's default is no statement (R4.5).
  func overriddenPreferred(of controller: UIViewController) -> UIInterfaceOrientation? {
    controller.answeredDefaultPreferred = false
    let preferred = controller.preferredInterfaceOrientationForPresentation
    return controller.answeredDefaultPreferred ? nil : preferred
  }
}
