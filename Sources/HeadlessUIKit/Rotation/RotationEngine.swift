/// Decides and performs the turns of one scene: the rules are pure functions, this keeps the state between them.
@MainActor
final class RotationEngine {
  unowned let scene: UIWindowScene
  var simulation: Simulation { scene.simulation }

  /// Whether the scene may choose, or follows its display.
  private(set) var freedom: SceneFreedomRule.Freedom

  /// What the scene says its orientation is.
  private(set) var current: UIInterfaceOrientation
  // Where the interface really is; ahead of `current` only during a turn, and only where R6.5 says so.
  private(set) var shown: UIInterfaceOrientation
  private(set) var geometry: UIWindowScene.Geometry
  var traits: UITraitCollection

  // The pair the window last reported to the system (R5.8, R5.17).
  private(set) var reported: UIInterfaceOrientationMask
  private(set) var reportedPreferred: UIInterfaceOrientation?

  /// The coordinator of a turn that is being animated.
  var sizeTransition: TransitionCoordinator? {
    didSet {
      let change = (sizeTransition == nil ? 0 : 1) - (oldValue == nil ? 0 : 1)
      simulation.turningScenes += change
      Self.turning += change
    }
  }
  /// How many scenes of all worlds are being turned, and those that never ended.
  private(set) static var turning = 0
  /// Turns the system has decided but not begun, first first.
  var decided: [Decision] = []
  /// Presentations, dismissals, pushes and pops that are under way.
  private(set) var runningTransitions = 0
  /// What came up while the scene could not be looked at.
  private var due = Due.nothing
  /// The navigations in which a finger is dragging a page away.
  private var swipes: [WeakNavigation] = []
  var isRefreshAwaitingCommit = false
  var isLocked = false
  private var hasLaunched = false
  private var wasInBackground = false
  var isAsking = false
  let chain = PresentedChain()

  var isTurning: Bool { sizeTransition != nil }
  // From iOS 16 on the system shell owns the orientation and answers in a later turn of the loop (R6.1).
  var isShellDriven: Bool { simulation.system.major >= 16 }
  /// Where the interface will be once what is decided has happened.
  var expected: UIInterfaceOrientation { decided.last?.goal ?? shown }

  // A turn to come, animated as animations stood when it was decided: `performWithoutAnimation` has ended when it begins (R5.7).
  struct Decision {
    let goal: UIInterfaceOrientation
    let isAnimated: Bool
  }

  // A device's turn is made up for by the mask reported last (R5.17), everything else by asking anew.
  enum Due: Int {
    case nothing
    case turn
    case look
  }

  init(scene: UIWindowScene) {
    self.scene = scene
    let simulation = scene.simulation
    let device = simulation.device
    let orientation = OrientationChoiceRule.launch(
      // A side the device never shows is no side to start in (R3.5).
      listed: simulation.infoPlist.supportedOrientations(for: simulation.idiom)?.filter(device.shows),
      initial: simulation.infoPlist.initialOrientation(for: simulation.idiom).flatMap { device.shows($0) ? $0 : nil },
      idiom: simulation.idiom,
      // A locked iPad's display stays as it was locked, and an app opens the way its display is (R2.7, R3.7).
      target: (simulation.contributedPose ?? simulation.frozenPose).flatMap {
        DisplayTargetRule.target(for: $0, onInnerDisplay: false)
      })
    current = orientation
    shown = orientation
    reported = orientation.mask
    traits = scene.placement.traits(in: orientation)
    freedom = scene.placement.freedom
    geometry = Self.geometry(orientation, isLocked: false, size: scene.placement.size(in: orientation))
    scene.placement.screen.orientation = orientation
  }

  /// Runs work in a later turn of the loop.
  ///
  /// It keeps the scene: one that was closed meanwhile must not be gone.
  func later(after delay: TimeInterval = 0, _ work: @escaping () -> Void) {
    let scene = scene
    simulation.runLoop.schedule(after: delay) { withExtendedLifetime(scene, work) }
  }

  /// The same when the transaction commits.
  func atCommit(_ work: @escaping () -> Void) {
    let scene = scene
    simulation.runLoop.atCommit { withExtendedLifetime(scene, work) }
  }

  private static func geometry(
    _ orientation: UIInterfaceOrientation, isLocked: Bool, size: CGSize
  ) -> UIWindowScene.Geometry {
    let bounds = CGRect(origin: .zero, size: size)
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

  // What changed while nobody was looking takes effect now; a turn made in the background has no transition (R5.14).
  func activated() {
    guard hasLaunched else { return }
    let isSilent = wasInBackground
    wasInBackground = false
    due = .nothing
    guard let reading = read() else { return }
    _ = report(reading)
    // The lock fell with the background (R8.2): it takes hold of what the scene has moved to there.
    if isSilent, let goal = choice(for: reading), goal != expected { moveSilently(to: goal) }
    updateLock()
    guard !isSilent, !isLocked, let goal = choice(for: reading) else { return }
    decide(goal)
  }

  // A scene that is covered loses the lock (R8.2).
  func resignedActive() { updateLock() }

  func enteredBackground() {
    wasInBackground = true
    guard simulation.device.idiom == .pad, hasLaunched, freedom != .fixed,
      simulation.assumptions[.backgroundPicturesAreTaken] == 1
    else { return }
    takePictures()
  }

  func windowsChanged() {
    guard hasLaunched, scene.activationState != .unattached else { return }
    if isShellDriven { look() } else if let reading = read() { _ = report(reading) }
    updateLock()
  }

  /// Whether the scene can be looked at now, or only after a transition or its activation.
  func canLook(else missed: Due = .look) -> Bool {
    // Below iOS 16 a device turn waits for a running transition; from then on the sheet knows both (R5.6). A scene that follows its
    // display waits for nothing: the display has turned (R7.1).
    if scene.activationState == .foregroundActive,
      runningTransitions == 0 || freedom == .followsDisplay
        || isShellDriven && simulation.assumptions[.transitionsHoldTheMask] == 1
    {
      return true
    }
    if missed.rawValue > due.rawValue { due = missed }
    if missed == .turn, scene.activationState == .foregroundActive { cancelSwipes() }
    return false
  }

  // Whether a rotating device ends an interactive pop is open (R5.6).
  private func cancelSwipes() {
    let swiped = swipes.compactMap(\.navigation)
    guard !swiped.isEmpty, simulation.assumptions[.turnCancelsSwipeBack] == 1 else { return }
    for navigation in swiped { navigation.cancelInteractivePop() }
  }

  func swipeBegan(in navigation: UINavigationController) { swipes.append(WeakNavigation(navigation)) }

  func swipeEnded(in navigation: UINavigationController) {
    swipes.removeAll { $0.navigation == nil || $0.navigation === navigation }
  }

  func transitionBegan() { runningTransitions += 1 }

  func transitionEnded() {
    runningTransitions = max(0, runningTransitions - 1)
    guard runningTransitions == 0, due != .nothing, scene.activationState == .foregroundActive else { return }
    let missed = due
    due = .nothing
    if isShellDriven, missed == .look { look(evenIfUnchanged: true) } else { deviceTurned() }
  }

  // MARK: Reporting

  /// Remembers what was asked; says whether it is news to the system.
  func report(_ reading: Reading) -> Bool {
    guard reading.mask != reported || reading.preferred != reportedPreferred else { return false }
    reported = reading.mask
    reportedPreferred = reading.preferred
    if let onEvent = simulation.onEvent { onEvent(.maskReported(reading.mask, by: reading.asked.describedName)) }
    return true
  }

  func choice(for reading: Reading) -> UIInterfaceOrientation? {
    // Below iOS 16 a controller that does not rotate does not follow the device, whatever the occasion (R3.14).
    let followsDevice = isShellDriven || freedom == .followsDisplay || reading.asked.shouldAutorotate
    return OrientationChoiceRule.choose(followsDevice ? target : nil, expected, reading.preferred, in: reading.mask)
  }

  // MARK: Placement

  // The orientation the device asks of this scene: none while it lies flat or the user locked rotation (R2.5, R2.8, R5.9).
  var target: UIInterfaceOrientation? {
    guard freedom != .fixed, let pose = simulation.contributedPose else { return nil }
    return DisplayTargetRule.target(for: pose, onInnerDisplay: scene.placement.isOnInnerDisplay)
  }

  /// The scene was moved, resized, or the rules for it changed.
  func placementChanged() {
    freedom = scene.placement.freedom
    guard hasLaunched else { return }
    resized()
    updateLock()
    look(evenIfUnchanged: true)
  }

  // MARK: State that turns write

  func setShown(_ orientation: UIInterfaceOrientation) { shown = orientation }

  /// Makes the scene's value the interface's, and tells the observers; the previous geometry is returned for the delegate.
  @discardableResult
  func publishGeometry() -> UIWindowScene.Geometry {
    let previous = geometry
    current = shown
    geometry = Self.geometry(shown, isLocked: isLocked, size: scene.placement.size(in: shown))
    scene.placement.screen.orientation = shown
    scene.geometryChanged(from: previous)
    return previous
  }

  // R6.6 and, from iOS 26 on, R6.7: both with the values before.
  func tellDelegate(
    _ previous: UIWindowScene.Geometry, orientation: UIInterfaceOrientation, traits previousTraits: UITraitCollection
  ) {
    guard let delegate = scene.sceneDelegate else { return }
    delegate.windowScene(
      scene, didUpdate: previous.space, interfaceOrientation: orientation, traitCollection: previousTraits)
    tellDelegateOfGeometry(previous)
  }

  // R6.7 alone, for a lock: neither orientation nor size nor traits have changed, which is what R6.6 is about.
  func tellDelegateOfGeometry(_ previous: UIWindowScene.Geometry) {
    guard simulation.system.major >= 26 else { return }
    scene.sceneDelegate?.windowScene(scene, didUpdateEffectiveGeometry: previous)
  }
}

private struct WeakNavigation {
  weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }
}
