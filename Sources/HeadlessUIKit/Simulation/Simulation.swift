/// One device with one app on it: the world that `UIDevice.current`, `UIApplication.shared` and every controller live in.
///
/// UIKit has one such world a process; here each test or scenario makes its own and binds it for the time of a closure.
///
///     let simulation = Simulation(device: .iPhone16, system: SystemVersion(26))
///     simulation.run {
///       simulation.launch(delegate: nil) { UIViewController() }
///       simulation.turnDevice(to: .landscapeLeft)
///       simulation.settle()
///     }
@MainActor
public final class Simulation {
  /// The world the code runs in, if it runs in one.
  public nonisolated static var bound: Simulation? { BoundSimulation.current }

  /// The bound world, or a default one for code that runs outside of any.
  public static var current: Simulation { bound ?? unbound }
  static let unbound = Simulation(device: .iPhone16, system: .newest)

  public let device: DeviceModel
  public let system: SystemVersion
  /// The SDK the app is linked with: some rules go by it and not by the system.
  public let sdk: SystemVersion
  public let infoPlist: InfoPlist
  public let assumptions: Assumptions
  public let runLoop = VirtualRunLoop()

  public private(set) lazy var application = UIApplication(simulation: self)
  public private(set) lazy var uiDevice = UIDevice(simulation: self)
  public private(set) lazy var screen = UIScreen(simulation: self, uprightSize: device.screenSize)
  // R8.20
  /// The larger display of a foldable.
  public private(set) lazy var innerScreen = device.innerScreenSize.map { UIScreen(simulation: self, uprightSize: $0) }

  /// How the user holds the device.
  public private(set) var pose = UIDeviceOrientation.portrait
  private var userLock = false
  // The orientation of a locked iPad; phones read portrait (R2.7).
  private var lockedPose = UIDeviceOrientation.portrait
  private var postedNotifications: NotificationToken?

  public private(set) var crashes: [RecordedCrash] = []
  public private(set) var console: [ConsoleMessage] = []
  public var calls = UIKitCalls()
  /// Told everything that happens, in order; nothing is described while it is nil.
  public var onEvent: ((SimulationEvent) -> Void)?

  /// The transitions under way, and perhaps some that have ended.
  private var transitions: [WeakTransition] = []
  /// How many scenes are being turned.
  var turningScenes = 0

  /// Whether a call of what the simulated system does not have yet is recorded as the crash that it is on a device.
  ///
  /// `#available` asks for the system that the process runs on, and elsewhere than on Apple's systems it always says yes: code that is
  /// guarded as it has to be makes such calls here. Turn this off for code like that; the calls then do nothing. Its branches for older
  /// systems do not run here, whatever system is simulated, so ask for the version through something of your own where both are to be
  /// tested.
  ///
  ///     simulation.recordsUnavailableCalls = false
  public var recordsUnavailableCalls = true

  var animationsEnabled = true
  /// Whether changes are animated now.
  package var animatesViews: Bool { animationsEnabled }

  // R7.7
  /// The user's choice in an iPad's Settings; phones have none.
  public var multitaskingMode = MultitaskingMode.fullScreenApps {
    didSet {
      guard oldValue != multitaskingMode else { return }
      run { for scene in application.windowScenes { scene.rotation.placementChanged() } }
    }
  }

  // R8.20
  /// Whether a foldable is folded, so that its cover display is in use.
  public var isFolded = true {
    didSet {
      guard oldValue != isFolded, let innerScreen else { return }
      run {
        for scene in application.windowScenes { scene.place { $0.screen = isFolded ? screen : innerScreen } }
      }
    }
  }

  private var companions: [ObjectIdentifier: AnyObject] = [:]

  private var nextAddress = 0x6000_0000_1000

  public init(
    device: DeviceModel, system: SystemVersion, sdk: SystemVersion = .newest, infoPlist: InfoPlist = [:],
    assumptions: Assumptions = Assumptions()
  ) {
    self.device = device
    self.system = system
    self.sdk = sdk
    self.infoPlist = infoPlist
    self.assumptions = assumptions
    Self.lendsMainLoop
  }

  /// Lets the main queue's work run in the bound world's loop.
  private static let lendsMainLoop: Void = {
    MainLoop.bound = { bound?.runLoop }
  }()

  /// The object another layer of the model keeps for this world, made at the first use.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let known = companions[ObjectIdentifier(Companion.self)] as? Companion { return known }
    let companion = make()
    companions[ObjectIdentifier(Companion.self)] = companion
    return companion
  }

  // MARK: Binding

  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try BoundSimulation.$current.withValue(self, operation: body)
  }

  /// The same for a body that waits.
  public func runAsync<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await BoundSimulation.$current.withValue(self, operation: body)
  }

  // MARK: The app

  // The idiom the app runs in: the device's, but for apps made for iPhones alone (R8.14).
  var idiom: UIUserInterfaceIdiom { infoPlist.isForPhonesOnly && device.idiom == .pad ? .phone : device.idiom }

  public var windowScene: UIWindowScene? { application.windowScenes.first }

  /// Starts the app, connects one scene and shows `root` in a window of it, unless the scene delegate made a window itself.
  @discardableResult
  public func launch(
    delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil,
    root: () -> UIViewController
  ) -> UIWindow? {
    run {
      uiDevice.published = publishedPose
      if system.major < 16 { postedNotifications = uiDevice.listenForPosts() }
      application.launch(delegate: delegate)
      return connectScene(delegate: sceneDelegate, root: root)
    }
  }

  /// Starts an app by its delegates' classes, which UIKit makes: the app's own, and the one that its Info.plist names for scenes.
  ///
  ///     simulation.launch(AppDelegate.self, sceneDelegate: SceneDelegate.self)
  ///
  /// - Parameter root: what the app's storyboard shows first; not called where the scene delegate makes a window itself.
  @discardableResult
  public func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type, sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil,
    root: () -> UIViewController = { UIViewController() }
  ) -> UIWindow? {
    launch(delegate: run { DelegateClass.make(delegate) }, sceneDelegate: sceneDelegate, root: root)
  }

  public func enterBackground() {
    run { for scene in application.windowScenes { application.enterBackground(scene) } }
  }

  public func enterForeground() {
    run { for scene in application.windowScenes { application.enterForeground(scene) } }
  }

  // MARK: The user

  // R6.1
  /// Rotates the device; what follows happens at once or, from iOS 16 on, in the run loop.
  public func turnDevice(to newPose: UIDeviceOrientation) {
    run {
      guard newPose != pose else { return }
      pose = newPose
      if let onEvent { onEvent(.deviceTurned(newPose)) }
      if userLock {
        // The lock hides the real device orientation, a written value stands (R2.9). Whether flat poses get through is open (R2.6).
        if newPose.isFlat || uiDevice.published.isFlat, assumptions[.flatPosesUnderUserLock] == 1 {
          uiDevice.publish(newPose.isFlat ? newPose : lockedPose)
        }
        return
      }
      uiDevice.written = nil
      // Reading the property or being told is one thing, turning another: the system measures by itself.
      uiDevice.publish(newPose)
      for scene in application.windowScenes { scene.rotation.deviceTurned() }
    }
  }

  // R2.6–R2.8
  /// The lock in Control Center.
  public var isUserRotationLocked: Bool {
    get { userLock }
    set {
      run {
        guard newValue != userLock else { return }
        if newValue { lockedPose = device.idiom == .phone ? .portrait : uiDevice.published }
        userLock = newValue
        uiDevice.written = nil
        if let onEvent { onEvent(.userLock(newValue)) }
        if newValue { uiDevice.published = lockedPose } else { uiDevice.publish(pose) }
        for scene in application.windowScenes { scene.rotation.userLockChanged() }
      }
    }
  }

  /// Runs the loop until nothing is left; virtual time jumps.
  public func settle() {
    run { runLoop.runUntilIdle() }
  }

  public func advance(by seconds: TimeInterval) {
    run { runLoop.advance(by: seconds) }
  }

  // MARK: What the device contributes

  // The pose that speaks for the device: what somebody wrote below iOS 16, or the real one, which the rotation lock hides (R2.8, R2.9).
  var contributedPose: UIDeviceOrientation? { uiDevice.written ?? (userLock ? nil : pose) }

  // The orientation that a locked iPad keeps (R2.7).
  var frozenPose: UIDeviceOrientation? { userLock && device.idiom == .pad ? lockedPose : nil }

  private var publishedPose: UIDeviceOrientation { userLock ? lockedPose : pose }

  // The KVC write, by era (R2.9–R2.12).
  func deviceOrientationWritten(_ value: UIDeviceOrientation) {
    if let onEvent { onEvent(.deviceOrientationWritten(value)) }
    guard system.major >= 16 else {
      guard uiDevice.published != value else { return }
      uiDevice.written = value
      uiDevice.publish(value)
      for scene in application.windowScenes { scene.rotation.deviceTurned() }
      return
    }
    log(
      ConsoleMessage(
        category: "Orientation", level: .error,
        text: "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
          + "Please use UIWindowScene.requestGeometryUpdate(_:)"))
    if sdk.major < 16 {
      guard let orientation = UIInterfaceOrientation(rawValue: value.rawValue), orientation != .unknown else { return }
      for scene in application.windowScenes { scene.rotation.requestFromOldSDK(orientation) }
    } else if assumptions[.deviceOrientationWriteIsStored] == 1 {
      uiDevice.publish(value)
    }
  }

  // MARK: Transitions

  func began(_ transition: TransitionCoordinator) { transitions.append(WeakTransition(transition)) }

  /// Mostly nothing moves, and then nobody has to be looked at to know it.
  var hasTransitions: Bool {
    while let last = transitions.last {
      if let transition = last.transition, !transition.isFinished { return true }
      transitions.removeLast()
    }
    return false
  }

  // MARK: The record

  package func crash(name: String, reason: String) {
    let crash = RecordedCrash(name: name, reason: reason)
    crashes.append(crash)
    if let onEvent { onEvent(.crash(crash)) }
  }

  package func log(_ message: ConsoleMessage) {
    console.append(message)
    if let onEvent { onEvent(.console(message)) }
  }

  /// Whether the system is new enough for a declaration.
  func offers(_ declaration: NewerDeclaration) -> Bool { system >= declaration.introduced }

  /// The same for a call: an older system raises, as the selector does not exist there.
  func offers(_ declaration: NewerDeclaration, _ selector: @autoclosure () -> String, _ receiver: NSObject) -> Bool {
    guard !offers(declaration) else { return true }
    guard recordsUnavailableCalls else { return false }
    crash(
      name: "NSInvalidArgumentException",
      reason: "\(selector()): unrecognized selector sent to instance \(address(of: receiver))")
    return false
  }

  /// Whether the line about the status bar's orientation was written: UIKit writes such a line once.
  var hasToldOfStatusBar = false

  private var addresses: [ObjectIdentifier: (owner: WeakObject, text: String)] = [:]

  /// An address that is the same in every run, for UIKit's texts.
  func address(of object: NSObject) -> String {
    if let known = addresses[ObjectIdentifier(object)], known.owner.object === object { return known.text }
    nextAddress += 0x40
    let text = "0x" + String(nextAddress, radix: 16)
    addresses[ObjectIdentifier(object)] = (WeakObject(object), text)
    return text
  }
}

/// Apart from the class, so that code of any actor may ask.
private enum BoundSimulation {
  @TaskLocal static var current: Simulation?
}

private final class WeakObject {
  weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }
}

private struct WeakTransition {
  weak var transition: TransitionCoordinator?

  init(_ transition: TransitionCoordinator) { self.transition = transition }
}
