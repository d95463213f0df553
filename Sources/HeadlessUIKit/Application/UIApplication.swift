/// The app: its delegate, its scenes and the default mask.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  @nonexhaustive
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Never posted: a simulation ends with its test.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private let world: WorldReference
  var simulation: Simulation { world.simulation }
  open var delegate: (any UIApplicationDelegate)?
  private(set) var windowScenes: [UIWindowScene] = []
  private var templateScenes: [UIScene] = []
  private let infoPlistMask: UIInterfaceOrientationMask

  init(simulation: Simulation) {
    world = WorldReference(simulation)
    infoPlistMask = ApplicationMaskRule.infoPlistMask(simulation.infoPlist, idiom: simulation.idiom)
    super.init()
  }

  open class var shared: UIApplication { Simulation.current.application }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Deprecated since iOS 15 in favour of a scene's windows.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// Deprecated since iOS 13: the first scene's.
  open var keyWindow: UIWindow? { windowScenes.lazy.compactMap(\.keyWindow).first }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0

  open var connectedScenes: Set<UIScene> { Set(templateScenes + windowScenes) }

  open var applicationState: State {
    if windowScenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
    return windowScenes.contains { $0.activationState == .foregroundInactive } ? .inactive : .background
  }

  // R3.6
  /// The plist's default, whatever the delegate says.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { infoPlistMask }

  // MARK: Life cycle, driven by the simulation

  func launch(delegate: (any UIApplicationDelegate)?) {
    self.delegate = delegate
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  func connectScene(
    delegateClass: (any UIWindowSceneDelegate.Type)?, role: UISceneSession.Role
  ) -> UIWindowScene {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: role)
    configuration.delegateClass = delegateClass
    let session = UISceneSession(role: role, configuration: configuration)
    let options = UIScene.ConnectionOptions()
    if let answer = delegate?.application(self, configurationForConnecting: session, options: options) {
      // A configuration made with the name alone has what the Info.plist states under that name.
      if answer.delegateClass == nil, answer.role == role { answer.delegateClass = delegateClass }
      session.configuration = answer
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    windowScenes.append(scene)
    if let delegate = DelegateClass.makeSceneDelegate(session.configuration.delegateClass) { scene.delegate = delegate }
    scene.activationState = .foregroundInactive
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  func connectTemplateScene() -> UIScene {
    let role = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: "Car", sessionRole: role))
    let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundActive
    templateScenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }

  func activate(_ scene: UIWindowScene) {
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    scene.rotation.activated()
  }

  func resignActive(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
    scene.rotation.resignedActive()
  }

  func enterBackground(_ scene: UIWindowScene) {
    guard scene.activationState != .background, scene.activationState != .unattached else { return }
    resignActive(scene)
    scene.activationState = .background
    scene.rotation.enteredBackground()
    scene.delegate?.sceneDidEnterBackground(scene)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  func enterForeground(_ scene: UIWindowScene) {
    guard scene.activationState == .background else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
    activate(scene)
  }

  /// Ends a scene as the system does when its window is closed.
  package func disconnect(_ scene: UIWindowScene) {
    guard let index = windowScenes.firstIndex(where: { $0 === scene }) else { return }
    scene.activationState = .unattached
    windowScenes.remove(at: index)
    for window in scene.windows { window.isHidden = true }
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }
}
