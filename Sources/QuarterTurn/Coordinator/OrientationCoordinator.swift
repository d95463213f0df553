import QuarterTurnPlatform

/// Owns one window scene's orientation requests, supplies its mask to UIKit, rotates it and reports its interface orientation.
///
/// In UIKit all this is spread over Info.plist, two delegates, a view controller and the device. There is one coordinator per
/// scene.
///
///     let coordinator = scene.orientationCoordinator
///     let lock = coordinator.lock(to: .landscape)
///     print(coordinator.explanation)
///
/// The app delegate or, from iOS 27, the scene delegate has to forward UIKit's call: see ``OrientationAppDelegate`` and
/// ``OrientationSceneDelegate``.
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
  // Also while the hierarchy is read: a controller may call the library from within its own answer (R3.20).
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
    driver.observe(UIScene.didEnterBackgroundNotification) { [weak self] in
      guard let self else { return }
      fullScreenPlayers.sceneDid(.enterBackground, in: self)
    }
  }

  var scene: UIWindowScene? { driver.scene }
  var scheduler: Scheduler { driver.scheduler }
  var era: Era { driver.era }
  var isConnected: Bool { driver.isConnected }

  private func sceneDidActivate() {
    _ = machine.handle(.activated)
    windowing.forgetProbe()
    readGeometry()
    fullScreenPlayers.sceneDid(.activate, in: self)
    noteCause()
    if !store.isEmpty || reported.refreshed != openMask { setNeedsUpdate() }
  }

  func disconnect() {
    guard isConnected else { return }
    driver.disconnect()
    machine = RotationMachine()
    reported.prefer(lock: false)
    store = RequestStore()
    resolved = ResolvedMask(defaults.mask, device: resolved.device)
    calls.failAll(.noWindowScene)
    changes.finish()
    sides.finish()
    log.finish()
  }

  // MARK: Reading

  /// The mask that UIKit currently gets for this scene, including the narrowing during a rotation.
  public var supportedOrientations: UIInterfaceOrientationMask {
    bringUpToDate()
    return currentMasks.map { answer($0).mask } ?? openMask
  }

  /// The mask that applies without a request: the innermost declaration of a view, a root controller or a delegate, else
  /// Info.plist.
  public var defaultOrientations: UIInterfaceOrientationMask { defaults.mask }

  /// The scene's interface orientation, not the device orientation, which can be flat or unknown.
  public var orientation: UIInterfaceOrientation { driver.orientation }

  /// Every request of the scene with its status, oldest first.
  public var requests: [OrientationRequest] {
    bringUpToDate()
    let counted = resolved.resolution.requests.isEmpty ? [] : requests(queriedNow)
    return (counted + store.sleeping).sorted { ($0.began, $0.id) < ($1.began, $1.id) }
  }

  /// Why the mask is what it is and who requested it, one sentence per line.
  public var explanation: String {
    bringUpToDate()
    return explanation(queriedNow)
  }

  // Reads the hierarchy once for both. `maxExplained`: of more requests there is no explanation, as it names each.
  package func described(
    maxExplained: Int
  ) -> (requests: [OrientationRequest], liveCount: Int, explanation: String?) {
    bringUpToDate()
    let queried = queriedNow
    let requests = requests(queried)
    let liveCount = requests.lazy.filter { $0.status != .offScreen }.count
    return (requests, liveCount, liveCount > maxExplained ? nil : explanation(queried))
  }

  private func requests(_ queried: QueriedController?) -> [OrientationRequest] {
    guard let queried, !resolved.resolution.requests.isEmpty, isOverridden(queried) else { return resolved.resolution.requests }
    return resolved.resolution.requests.map { request in
      var request = request
      if request.status == .active { request.status = .rejected(.controllerInFront(queried.controller.screenName)) }
      return request
    }
  }

  private func explanation(_ queried: QueriedController?) -> String {
    var lines = [resolved.resolution.explanation]
    if let queried {
      let window = resolved.window.map { String(describing: type(of: $0)) } ?? "UIWindow"
      lines.append(
        "UIKit asks \(queried.controller.screenName) in the topmost window (\(window)), which allows \(queried.mask.readableName)."
      )
    }
    if let side = machine.lastingPin(on: resolved.screens.last) {
      lines.append("A rotation keeps it in \(side.readableName) \(machine.pinEnd.explanation).")
    }
    if let queried, isOverridden(queried), let answered = reported.answered {
      let name = queried.controller.screenName
      lines.append("\(name) is in front and allows none of this: UIKit is answered \(answered.readableName) until it leaves.")
    }
    for issue in log.open { lines.append("Issue: \(issue.reason) \(issue.remedy)") }
    return lines.joined(separator: "\n")
  }

  /// The issues that are open now, without waiting for ``issues``: a test of an app can expect that there are none.
  public var openIssues: [OrientationIssue] { log.open }

  /// What applies on presented screens that make no request; by default, the requests below.
  public var presentationOrientationPolicy: PresentationOrientationPolicy {
    get { defaults.policy }
    set {
      guard newValue != defaults.policy else { return }
      defaults.set(newValue)
      setNeedsUpdate()
    }
  }
}

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
