/// Decides and performs the turns of one scene: the rules are pure functions, this keeps the state between them.
@MainActor
final class RotationEngine {
  unowned let scene: UIWindowScene
  unowned let simulation: Simulation

  /// What the scene says its orientation is.
  private(set) var current: UIInterfaceOrientation
  /// Where the interface really is; ahead of `current` only during a turn, and only where R6.5 says so.
  private(set) var shown: UIInterfaceOrientation
  private(set) var geometry: UIWindowScene.Geometry
  var traits: UITraitCollection

  /// The pair the window last reported to the system (R5.8, R5.17).
  private(set) var reported: UIInterfaceOrientationMask
  private(set) var reportedPreferred: UIInterfaceOrientation?

  /// The coordinator of a turn that is being animated.
  var sizeTransition: TransitionCoordinator?
  /// Turns the system has decided but not begun, first first.
  var decided: [UIInterfaceOrientation] = []
  /// Presentations, dismissals, pushes and pops that are under way.
  private(set) var runningTransitions = 0
  /// Something changed while it could not be looked at: the look is due afterwards.
  var isLookDue = false
  var isRefreshAwaitingCommit = false
  private(set) var isLocked = false
  private var hasLaunched = false
  private var wasInBackground = false
  private var isAsking = false

  var isTurning: Bool { sizeTransition != nil }
  /// From iOS 16 on the system shell owns the orientation and answers in a later turn of the loop (R6.1).
  var isShellDriven: Bool { simulation.system.major >= 16 }
  /// Where the interface will be once what is decided has happened.
  var expected: UIInterfaceOrientation { decided.last ?? shown }

  init(scene: UIWindowScene) {
    self.scene = scene
    simulation = scene.simulation
    let device = simulation.device
    let orientation = OrientationChoiceRule.launch(
      listed: simulation.infoPlist.supportedOrientations(for: device.idiom), idiom: device.idiom, target: simulation.target)
    current = orientation
    shown = orientation
    reported = orientation.mask
    traits = device.traits(in: orientation)
    geometry = Self.geometry(orientation, isLocked: false, size: device.screenSize)
    simulation.screen.orientation = orientation
  }

  private static func geometry(
    _ orientation: UIInterfaceOrientation, isLocked: Bool, size: CGSize
  ) -> UIWindowScene.Geometry {
    let bounds = CGRect(origin: .zero, size: size.turned(to: orientation))
    return UIWindowScene.Geometry(
      interfaceOrientation: orientation, isInterfaceOrientationLocked: isLocked,
      space: UIWindowScene.CoordinateSpaceSnapshot(bounds: bounds))
  }

  // MARK: Life cycle

  /// The first report, once the scene's window is there.
  func launched() {
    hasLaunched = true
    if let reading = read() { _ = report(reading) }
  }

  /// What changed while nobody was looking takes effect now; a turn made in the background has no transition (R5.14).
  func activated() {
    guard hasLaunched else { return }
    let isSilent = wasInBackground
    wasInBackground = false
    isLookDue = false
    guard let reading = read() else { return }
    _ = report(reading)
    updateLock()
    guard let goal = choice(for: reading), goal != expected else { return }
    if isSilent { moveSilently(to: goal) } else { decide(goal) }
  }

  func windowsChanged() {
    guard hasLaunched, scene.activationState != .unattached else { return }
    if isShellDriven { look() } else if let reading = read() { _ = report(reading) }
    updateLock()
  }

  /// Can the scene be looked at now, or has that to wait for the end of a transition or for activation?
  func canLook() -> Bool {
    guard scene.activationState == .foregroundActive else {
      if scene.activationState == .background { wasInBackground = true }
      isLookDue = true
      return false
    }
    guard runningTransitions > 0 else { return true }
    // Below iOS 16 a device turn waits for a running transition; from then on the sheet knows both (R5.6).
    guard isShellDriven, simulation.assumptions[.transitionsHoldTheMask] == 1 else {
      isLookDue = true
      return false
    }
    return true
  }

  func transitionBegan() { runningTransitions += 1 }

  func transitionEnded() {
    runningTransitions = max(0, runningTransitions - 1)
    guard runningTransitions == 0, isLookDue, scene.activationState == .foregroundActive else { return }
    isLookDue = false
    if isShellDriven { look(evenIfUnchanged: true) } else { deviceTurned() }
  }

  // MARK: Asking

  /// The window that steers the scene: the topmost visible one (R3.21).
  var steeringWindow: UIWindow? {
    var best: UIWindow?
    for window in scene.windows where !window.isHidden && window.rootViewController != nil {
      if let found = best, found.windowLevel > window.windowLevel { continue }
      best = window
    }
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
        name: EffectiveMaskRule.exceptionName, reason: EffectiveMaskRule.reason(className: asked.className))
      return nil
    }
  }

  func applicationMask(for window: UIWindow) -> ApplicationMaskRule.Answer {
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

  /// The root or the topmost presented controller that takes over and is not leaving (R3.8, R4.1, R4.8).
  func askedController(under root: UIViewController) -> UIViewController {
    var asked = root
    var level = root.ownPresented
    while let controller = level, !controller.isBeingDismissed {
      if ControllerMaskRule.takesOver(controller.modalPresentationStyle, contextFillsWindow: fillsWindow(controller)) {
        asked = controller
      }
      level = controller.ownPresented
    }
    return asked
  }

  /// A context presentation fills the window when its presenter does.
  private func fillsWindow(_ controller: UIViewController) -> Bool {
    guard let presenter = controller.ownPresenting else { return false }
    return presenter.parent == nil
  }

  private func controllerMask(of asked: UIViewController, under root: UIViewController) -> UIInterfaceOrientationMask {
    let own = asked.supportedInterfaceOrientations
    var chain = own
    var level = asked
    while level !== root, ControllerMaskRule.coincidesWithPresenter(level.modalPresentationStyle),
      let below = level.ownPresenting
    {
      chain.formIntersection(below.supportedInterfaceOrientations)
      level = below
    }
    return ControllerMaskRule.combined(own: own, chain: chain)
  }

  /// R3.17: sheets never raise; whether a root whose style nobody touched counts as one is open, and asked only where it matters.
  private func hasSheetStyle(
    _ asked: UIViewController, under root: UIViewController, _ application: ApplicationMaskRule.Answer,
    _ controllerMask: UIInterfaceOrientationMask
  ) -> Bool {
    guard application.mask.isDisjoint(with: controllerMask) else { return false }
    if asked === root, asked.isStyleUntouched { return simulation.assumptions[.untouchedRootCountsAsSheet] == 1 }
    let style = asked.modalPresentationStyle
    return style == .pageSheet || style == .formSheet
  }

  /// The preferred orientation where a controller states one; UIKit's default is no statement (R4.5).
  func overriddenPreferred(of controller: UIViewController) -> UIInterfaceOrientation? {
    controller.answeredDefaultPreferred = false
    let preferred = controller.preferredInterfaceOrientationForPresentation
    return controller.answeredDefaultPreferred ? nil : preferred
  }

  /// Remembers what was asked; says whether it is news to the system.
  func report(_ reading: Reading) -> Bool {
    guard reading.mask != reported || reading.preferred != reportedPreferred else { return false }
    reported = reading.mask
    reportedPreferred = reading.preferred
    if let onEvent = simulation.onEvent { onEvent(.maskReported(reading.mask, by: reading.asked.describedName)) }
    return true
  }

  func choice(for reading: Reading) -> UIInterfaceOrientation? {
    OrientationChoiceRule.choose(simulation.target, expected, reading.preferred, in: reading.mask)
  }

  // MARK: Lock preference (R8.1–R8.5)

  func lockPreferenceChanged() { updateLock() }

  func updateLock() {
    guard simulation.system.major >= 26 else { return }
    let isPreferred = steeringWindow?.rootViewController.map { lockController(under: $0).prefersInterfaceOrientationLocked }
    let isHeld = InterfaceLockRule.isHeld(
      isPreferred: isPreferred ?? false, isForegroundActive: scene.activationState == .foregroundActive, fillsScreen: true)
    guard isHeld != isLocked else { return }
    isLocked = isHeld
    if isHeld { decided.removeAll() }
    if let onEvent = simulation.onEvent { onEvent(.lockChanged(isHeld)) }
    let previous = publishGeometry()
    tellDelegate(previous, orientation: current, traits: traits)
    if !isHeld { look(evenIfUnchanged: true) }
  }

  private func lockController(under root: UIViewController) -> UIViewController {
    var asked = root
    var level = root.ownPresented
    while let controller = level, !controller.isBeingDismissed {
      if InterfaceLockRule.controlsStatusBar(
        style: controller.modalPresentationStyle,
        capturesStatusBarAppearance: controller.modalPresentationCapturesStatusBarAppearance)
      {
        asked = controller
      }
      level = controller.ownPresented
    }
    while let child = asked.childForInterfaceOrientationLock { asked = child }
    return asked
  }

  // MARK: State that turns write

  func setShown(_ orientation: UIInterfaceOrientation) { shown = orientation }

  /// Makes the scene's value the interface's, and tells the observers; the previous geometry is returned for the delegate.
  @discardableResult
  func publishGeometry() -> UIWindowScene.Geometry {
    let previous = geometry
    current = shown
    geometry = Self.geometry(shown, isLocked: isLocked, size: simulation.device.screenSize)
    simulation.screen.orientation = shown
    scene.geometryChanged(from: previous)
    return previous
  }

  /// R6.6 and, from iOS 26 on, R6.7: both with the values before.
  func tellDelegate(
    _ previous: UIWindowScene.Geometry, orientation: UIInterfaceOrientation, traits previousTraits: UITraitCollection
  ) {
    guard let delegate = scene.sceneDelegate else { return }
    delegate.windowScene(
      scene, didUpdate: previous.space, interfaceOrientation: orientation, traitCollection: previousTraits)
    guard simulation.system.major >= 26 else { return }
    delegate.windowScene(scene, didUpdateEffectiveGeometry: previous)
  }
}
