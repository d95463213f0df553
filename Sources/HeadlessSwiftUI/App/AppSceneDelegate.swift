// SwiftUI's own scene delegate: makes the window unless the app's delegate did, and forwards everything (R9.6).
@MainActor
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The class named for the scene that is about to connect; UIKit makes delegates without arguments.
  static var userDelegateClass: AnyClass?

  private let app = Runtime.current.app
  private let user: (any UISceneDelegate)?
  private var ownWindow: UIWindow?

  required override init() {
    user = DelegateClass.makeSceneDelegate(Self.userDelegateClass)
    Self.userDelegateClass = nil
    super.init()
  }

  private var windowUser: (any UIWindowSceneDelegate)? { user as? any UIWindowSceneDelegate }

  var window: UIWindow? {
    get { ownWindow }
    set { ownWindow = newValue }
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    user?.scene(scene, willConnectTo: session, options: connectionOptions)
    // A delegate that makes a window of its own replaces SwiftUI's.
    guard let scene = scene as? UIWindowScene, scene.windows.isEmpty, let root = app?.connect(scene) else { return }
    let window = UIWindow(windowScene: scene)
    ownWindow = window
    windowUser?.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    user?.sceneDidDisconnect(scene)
    if let scene = scene as? UIWindowScene { app?.disconnected(scene) }
    ownWindow?.rootViewController = nil
    ownWindow = nil
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    user?.sceneDidBecomeActive(scene)
    app?.phaseChanged()
  }

  func sceneWillResignActive(_ scene: UIScene) {
    user?.sceneWillResignActive(scene)
    app?.phaseChanged()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    user?.sceneWillEnterForeground(scene)
    app?.phaseChanged()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    user?.sceneDidEnterBackground(scene)
    app?.phaseChanged()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    windowUser?.windowScene(
      windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation,
      traitCollection: previousTraitCollection)
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    windowUser?.windowScene(windowScene, didUpdateEffectiveGeometry: previousEffectiveGeometry)
  }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    windowUser?.supportedInterfaceOrientations(for: windowScene) ?? .notImplemented
  }
}
