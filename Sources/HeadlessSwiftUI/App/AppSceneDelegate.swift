// SwiftUI's own scene delegate: makes the window unless the app's delegate did, and forwards everything (R9.6).
@MainActor
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The class named for the scene that is about to connect; UIKit makes delegates without arguments.
  static var userDelegateClass: AnyClass?

  private let app = Runtime.current.app
  /// The app's own delegate of the scene.
  let user: (any UISceneDelegate)?
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
    let window = (scene as? UIWindowScene).flatMap(makeWindow)
    user?.scene(scene, willConnectTo: session, options: connectionOptions)
    guard let window else { return }
    // A delegate that puts a window of its own in SwiftUI's place replaces it; one that adds a window leaves it where it is.
    guard let own = windowUser?.window, own !== window else {
      window.isHidden = false
      return
    }
    window.rootViewController = nil
    window.windowScene = nil
    ownWindow = own
  }

  /// The app's delegate finds the window there, as the key one, but not seen yet.
  private func makeWindow(in scene: UIWindowScene) -> UIWindow? {
    guard let root = app?.connect(scene) else { return nil }
    let window = UIWindow(windowScene: scene)
    ownWindow = window
    windowUser?.window = window
    window.rootViewController = root
    window.makeKey()
    return window
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
