import QuarterTurnPlatform

/// Owns the orientation requests of one window scene, answers UIKit for it, turns it and knows which way it is up.
///
/// UIKit spreads this over Info.plist, two delegates, the controller it happens to ask and the device, and none of them knows of the
/// others. There is one coordinator per scene; get it from the scene.
///
///     let coordinator = scene.orientationCoordinator
///     let lock = coordinator.lock(to: .landscape)
///     print(coordinator.explanation)
///
/// The app delegate or, from iOS 27, the scene delegate has to pass UIKit's question on: see ``OrientationAppDelegate`` and
/// ``OrientationSceneDelegate``. Rules R3.1, R3.21, R7.9.
@MainActor
public final class OrientationCoordinator {
  let driver: SceneDriver
  let changes = Observers<OrientationChange>()
  let sides = Observers<UIInterfaceOrientation>()
  let log = IssueLog()
  let fullScreenPlayers = FullScreenPlayers()
  var store = RequestStore()
  var defaults: DefaultOrientations
  var resolved: ResolvedMask
  var reported: ReportedMask
  var machine = RotationMachine()
  var calls = RotateCompletions()
  var monitor: GeometryMonitor
  var windowing: WindowingState
  var probe = DelegateProbe()
  var isPassDue = false
  /// Whether UIKit is being answered, or the hierarchy read for that: a controller may ask the library from within its own answer (R3.20).
  var isAnswering = false

  init(scene: UIWindowScene) {
    driver = SceneDriver(scene: scene)
    let isPad = Platform.device(of: scene).userInterfaceIdiom == .pad
    defaults = DefaultOrientations(
      byAppDelegate: (Platform.application(of: scene)?.delegate as? OrientationAppDelegate)?.defaultInterfaceOrientations,
      declared: DefaultOrientations.declared(in: Platform.infoDictionary(of: scene), isPad: isPad))
    resolved = ResolvedMask(defaults.mask, device: Platform.hasUpsideDown(scene, window: nil) ? .all : .allButUpsideDown)
    reported = ReportedMask(defaults.mask)
    monitor = GeometryMonitor(driver.orientation)
    windowing = WindowingState(of: scene, era: driver.era)
    driver.observeGeometry { [weak self] in self?.readGeometry() }
    // Rotations in the background come without a callback, and masks changed there take effect now (R5.14).
    driver.observe(UIScene.didActivateNotification) { [weak self] in self?.sceneDidActivate() }
    driver.observe(UIScene.didEnterBackgroundNotification) { [weak self] in self?.fullScreenPlayers.sceneDidEnterBackground() }
  }

  var scene: UIWindowScene? { driver.scene }
  var scheduler: Scheduler { driver.scheduler }
  var era: Era { driver.era }
  var isConnected: Bool { driver.isConnected }

  private func sceneDidActivate() {
    windowing.noteActivation()
    readGeometry()
    fullScreenPlayers.sceneDidActivate()
    noteCause()
    if !store.isEmpty || reported.refreshed != openMask { setNeedsUpdate() }
  }

  /// Ends everything when the scene leaves.
  func disconnect() {
    guard isConnected else { return }
    driver.disconnect()
    machine = RotationMachine()
    reported.prefersLock = false
    store = RequestStore()
    resolved = ResolvedMask(defaults.mask, device: resolved.device)
    calls.failAll(.noWindowScene)
    changes.finish()
    sides.finish()
    log.finish()
  }

  // MARK: Reading

  /// What UIKit is answered for this scene at the moment, the narrowing during a turn included.
  ///
  /// UIKit's own counterpart is a question to the delegates; this is the answer.
  ///
  ///     button.isEnabled = coordinator.supportedOrientations.contains(.landscapeLeft)
  ///
  /// Design rules 1 to 8 of "How a mask comes about".
  public var supportedOrientations: UIInterfaceOrientationMask {
    bringUpToDate()
    return currentMasks.map { answer($0).mask } ?? openMask
  }

  /// The mask where nobody asks for another: what a view, a root of the library or a delegate states, else what Info.plist declares.
  ///
  /// UIKit takes whichever it finds first and does not tell which (R3.1).
  ///
  ///     print(coordinator.defaultOrientations.readableName)
  public var defaultOrientations: UIInterfaceOrientationMask { defaults.mask }

  /// Which way the interface is up.
  ///
  /// Not `UIDevice.orientation`, which says how the hand holds the device and is flat, unknown or locked at will (R2.5, R2.6).
  ///
  ///     if coordinator.orientation.isLandscape { showSidebar() }
  ///
  /// Reports B25, B34, B47.
  public var orientation: UIInterfaceOrientation { driver.orientation }

  /// Every request of the scene, oldest first, with what became of it.
  ///
  /// UIKit knows no requests.
  ///
  ///     for request in coordinator.requests { print(request.label, request.status) }
  public var requests: [OrientationRequest] {
    bringUpToDate()
    guard isOverridden, let name = queriedName else { return resolved.resolution.requests }
    return resolved.resolution.requests.map { request in
      var request = request
      if request.status == .active { request.status = .rejected(.controllerInFront(name)) }
      return request
    }
  }

  /// Why the mask is what it is and who asked for it, one sentence a line.
  ///
  /// UIKit explains nothing.
  ///
  ///     print(coordinator.explanation)
  public var explanation: String {
    bringUpToDate()
    var lines = [resolved.resolution.explanation]
    if let queried = queriedNow {
      let window = resolved.window.map { String(describing: type(of: $0)) } ?? "UIWindow"
      lines.append(
        "UIKit asks \(queried.controller.screenName) in the topmost window (\(window)), which allows \(queried.mask.readableName)."
      )
    }
    if let side = machine.lastingPin(on: resolved.screens.last) {
      lines.append("A rotation keeps it in \(side.readableName) \(machine.pinEnd.explanation).")
    }
    if isOverridden, let name = queriedName, let answered = reported.answered {
      lines.append("\(name) is in front and allows none of this: UIKit is answered \(answered.readableName) until it leaves.")
    }
    for issue in log.open { lines.append("Issue: \(issue.reason) \(issue.remedy)") }
    return lines.joined(separator: "\n")
  }

  /// The issues that are open now.
  package var openIssues: [OrientationIssue] { log.open }

  /// What holds on a presented screen on which nobody asks: what is below, unless another policy is set.
  ///
  /// UIKit asks the presented controller and forgets what held before.
  ///
  ///     coordinator.presentationOrientationPolicy = .default
  ///
  /// Design rule 2 of "How a mask comes about".
  public var presentationOrientationPolicy: PresentationOrientationPolicy {
    get { defaults.policy }
    set {
      guard newValue != defaults.policy else { return }
      defaults.policy = newValue
      setNeedsUpdate()
    }
  }
}

/// Whoever waits for the outcome of a `rotate`.
@MainActor
struct RotateCompletions {
  typealias Completion = @MainActor (Result<UIInterfaceOrientation, OrientationError>) -> Void

  private var completions: [RotateCall.ID: Completion] = [:]

  mutating func add(_ id: RotateCall.ID, _ completion: @escaping Completion) {
    completions[id] = completion
  }

  mutating func take(_ id: RotateCall.ID) -> Completion? { completions.removeValue(forKey: id) }

  mutating func failAll(_ error: OrientationError) {
    let waiting = completions
    completions = [:]
    for (_, completion) in waiting.sorted(by: { $0.key < $1.key }) { completion(.failure(error)) }
  }
}
