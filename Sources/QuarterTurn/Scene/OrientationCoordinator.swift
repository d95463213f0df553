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
  weak var scene: UIWindowScene?
  weak var steeringWindow: UIWindow?
  let era: Era
  let scheduler: Scheduler
  let device: DeviceOrientationSource
  private var deviceUse: Lifetime?
  let driver: any SceneDriver
  let board = IssueBoard()
  let observers = Observers<OrientationChange>()
  let sides = Observers<UIInterfaceOrientation>()
  let fullScreenPlayers = FullScreenPlayers()
  let declared: UIInterfaceOrientationMask
  private(set) var isConnected = true
  private var notifications: [any NSObjectProtocol] = []

  // What the mask is made of.
  var store = RequestStore()
  var stated = StatedDefaults()
  /// The policy that a view states for as long as it is there; it comes before the scene's.
  var unclaimedByView: UnclaimedPresentations?
  var deviceMask: UIInterfaceOrientationMask
  var resolution: Resolution
  var resolvedScreens: [ObjectIdentifier] = []
  var isStale = false
  /// Whether something has changed of which UIKit has not been told.
  var isTellingDue = false

  // What UIKit knows.
  var told: UIInterfaceOrientationMask
  var lastAnswer: UIInterfaceOrientationMask?
  var isGivingWay = false
  var isReading = false
  var isControllerChanged = false
  var toldController: UIInterfaceOrientationMask?

  // What is being done about it.
  var isUpdateScheduled = false
  var watched: (any UIViewControllerTransitionCoordinator)?
  var turn: Turn?
  var hold: Hold?
  var provisional: Hold?
  var waiting: Rotation?
  var consumed: Resolution.Preference?
  var before: UIInterfaceOrientation?
  var monitor: GeometryMonitor
  var isLookDue = false
  var nextNumber = 0
  var isLockPreferenceDropped = false
  var lastRecovery: Recovery?
  /// Whether the library's controllers prefer the interface lock.
  var wantsLock = false
  /// Whether the system holds the interface, as far as was seen last.
  var knownLock = false
  package internal(set) var lastPlan: Plan?
  var probe = HookProbe()
  /// What the probe found out; nil before it ran.
  var hook: HookProbe.Outcome?
  /// Whether a delegate has passed a question on.
  var hasBeenAsked = false
  var circumstances: Circumstances
  var placement: Placement?
  var isWindowingProbed = false

  init(scene: UIWindowScene, scheduler: Scheduler? = nil) {
    self.scene = scene
    era = Platform.era(of: scene)
    self.scheduler = scheduler ?? Scheduler.main(of: scene)
    device = .shared(of: scene)
    driver = SceneDrivers.driver(for: scene, era: era)
    let isPad = Platform.device(of: scene).userInterfaceIdiom == .pad
    declared = DeclaredOrientations.mask(in: Platform.infoDictionary(of: scene), isPad: isPad)
    deviceMask = Platform.hasUpsideDown(scene, window: nil) ? .all : .allButUpsideDown
    circumstances = Self.circumstances(of: scene, era: era)
    resolution = Resolution(Situation(screens: [], requests: [], defaultOrientations: declared))
    told = declared
    monitor = GeometryMonitor(driver.orientation)
    stated.byAppDelegate = (Platform.application(of: scene)?.delegate as? OrientationAppDelegate)?.defaultInterfaceOrientations
    told = defaultOrientations
    resolution.mask = told
    observe(scene)
  }

  private func observe(_ scene: UIWindowScene) {
    driver.observe { [weak self] in self?.readGeometry() }
    // Turns made in the background come without a callback, and masks changed there take effect now (R5.14).
    let activation = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: scene, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.sceneDidActivate() }
    }
    let background = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification, object: scene, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.fullScreenPlayers.sceneDidEnterBackground() }
    }
    notifications = [activation, background]
  }

  /// Keeps device notifications on while somebody needs to know how the device is held, and only then.
  func observeDevice(_ isNeeded: Bool) {
    guard isNeeded else {
      deviceUse = nil
      return
    }
    guard deviceUse == nil else { return }
    deviceUse = device.observe { [weak self] pose in self?.deviceTurned(to: UIInterfaceOrientation(device: pose)) }
  }

  private func sceneDidActivate() {
    isWindowingProbed = false
    readGeometry()
    fullScreenPlayers.sceneDidActivate()
    if !store.isEmpty || told != openMask { setNeedsUpdate() }
  }

  /// Ends everything when the scene leaves.
  func disconnect() {
    guard isConnected else { return }
    isConnected = false
    for notification in notifications { NotificationCenter.default.removeObserver(notification) }
    notifications = []
    driver.stopObserving()
    deviceUse = nil
    let pending = [turn?.rotation, takeWaiting()].compactMap { $0 }
    turn?.timer?.cancel()
    turn = nil
    hold = nil
    wantsLock = false
    store = RequestStore()
    resolution = Resolution(Situation(screens: [], requests: [], defaultOrientations: defaultOrientations))
    for rotation in pending { rotation.completion(.failure(.noWindowScene)) }
    observers.finish()
    sides.finish()
    board.finish()
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
    return currentFront.map { agree(with: $0).answer } ?? openMask
  }

  /// The mask where nobody asks for another: what a view, a root of the library or a delegate states, else what Info.plist declares.
  ///
  /// UIKit takes whichever it finds first and does not tell which (R3.1).
  ///
  ///     print(coordinator.defaultOrientations.readableName)
  public var defaultOrientations: UIInterfaceOrientationMask { stated.mask ?? declared }

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
    guard isGivingWay, let name = frontName else { return resolution.requests }
    return resolution.requests.map { request in
      var request = request
      if request.status == .inForce { request.status = .setAside(.controllerInFront(name)) }
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
    var lines = [resolution.explanation]
    if let hold, isOnTop(hold.screen) {
      lines.append("A turn holds it at \(hold.goal.readableName) \(hold.end.explanation).")
    }
    if isGivingWay, let name = frontName, let lastAnswer {
      lines.append("\(name) is in front and allows none of this: UIKit is answered \(lastAnswer.readableName) until it leaves.")
    }
    for issue in board.open { lines.append("Issue: \(issue.happened) \(issue.remedy)") }
    return lines.joined(separator: "\n")
  }

  /// The issues that are open now.
  package var openIssues: [OrientationIssue] { board.open }

  /// What holds on a presented screen on which nobody asks: what is below, unless another policy is set.
  ///
  /// UIKit asks the presented controller and forgets what held before.
  ///
  ///     coordinator.unclaimedPresentations = .appDefault
  ///
  /// Design rule 2 of "How a mask comes about".
  public var unclaimedPresentations = UnclaimedPresentations.inherit {
    didSet {
      if unclaimedPresentations != oldValue { setNeedsUpdate() }
    }
  }

  // MARK: Anchors

  func adopt(_ anchor: any RequestAnchor) {
    guard isConnected else { return }
    anchor.coordinator = self
    store.add(anchor)
    setNeedsUpdate()
  }

  func withdraw(_ anchor: any RequestAnchor) {
    store.remove(anchor)
    setNeedsUpdate()
  }
}
