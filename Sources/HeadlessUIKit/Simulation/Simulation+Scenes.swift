/// The scenes of the app, as the system and the user open, move and close them.
extension Simulation {
  /// Opens another scene of the app and shows `root` in a window of it, unless the scene delegate made a window itself.
  @discardableResult
  public func connectScene(
    delegate: (any UIWindowSceneDelegate.Type)? = nil, role: UISceneSession.Role = .windowApplication,
    root: () -> UIViewController
  ) -> UIWindow? {
    run {
      let window = openScene(delegate: delegate, role: role, root: root)
      settle()
      return window?.windowScene?.keyWindow ?? window
    }
  }

  /// The same without settling, for code that runs in a turn of the loop itself.
  @discardableResult
  package func openScene(
    delegate: (any UIWindowSceneDelegate.Type)? = nil, role: UISceneSession.Role = .windowApplication,
    root: () -> UIViewController
  ) -> UIWindow? {
    run {
      let scene = application.connectScene(delegateClass: delegate, role: role)
      if scene.windows.isEmpty {
        let window = UIWindow(windowScene: scene)
        scene.sceneDelegate?.window = window
        window.rootViewController = root()
        window.makeKeyAndVisible()
      }
      scene.rotation.launched()
      application.activate(scene)
      return scene.keyWindow ?? scene.windows.first
    }
  }

  /// Connects a scene without windows before all others, as an app started from a car's display has one.
  @discardableResult
  public func connectTemplateScene() -> UIScene {
    run { application.connectTemplateScene() }
  }

  /// Closes a scene for good.
  public func disconnect(_ scene: UIWindowScene) {
    run { application.disconnect(scene) }
  }

  // R7.7, R8.13, R8.15
  /// The user gives a scene another size or place.
  public func resize(_ scene: UIWindowScene, to windowing: Windowing) {
    run {
      scene.place { placement in
        placement.windowing = windowing
        placement.hasUserResized = true
        guard system >= SystemVersion(27), sdk >= SystemVersion(27),
          infoPlist.values["UIRequiresFullScreen"] == .bool(true), case .window(let size) = windowing
        else { return }
        // Discrete resizing ends on a screen of exactly the new size (R8.15).
        placement.screen = UIScreen(simulation: self, uprightSize: size)
        placement.windowing = .fullScreen
      }
    }
  }

  /// Something lies over the app, such as Control Center: the scene is seen but not active.
  public func resignActive() {
    run { for scene in application.windowScenes { application.resignActive(scene) } }
  }

  public func becomeActive() {
    run {
      for scene in application.windowScenes where scene.activationState == .foregroundInactive { application.activate(scene) }
    }
  }

  /// Shows one of the system's own windows above everything, as the keyboard's helpers are.
  public func showTextEffectsWindow(on scene: UIWindowScene) {
    run {
      let window = UIWindow(windowScene: scene)
      window.isForeign = true
      window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
      window.rootViewController = UIViewController()
      window.isHidden = false
    }
  }

  /// Shows a web page's video in full screen: a window of the system's above the app's, which turns to every side but upside down
  /// whatever the app allows, until ``closeWebVideo(on:)``.
  public func showWebVideo(on scene: UIWindowScene) {
    run {
      guard webVideo(on: scene) == nil else { return }
      let window = UIWindow(windowScene: scene)
      window.ignoresApplicationMask = true
      window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 1)
      window.rootViewController = WebVideoController()
      window.makeKeyAndVisible()
    }
  }

  /// Leaves the web page's video: the app's window is in front again.
  public func closeWebVideo(on scene: UIWindowScene) {
    run {
      guard let window = webVideo(on: scene) else { return }
      window.isHidden = true
      window.windowScene = nil
      scene.windows.last { !$0.isHidden && !$0.isForeign }?.makeKey()
    }
  }

  /// The window of a web page's video, while one fills the scene.
  package func webVideo(on scene: UIWindowScene) -> UIWindow? { scene.windows.first { $0.ignoresApplicationMask } }

  var defaultTraits: UITraitCollection {
    ScenePlacement(on: screen).traits(in: .portrait)
  }
}

private final class WebVideoController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
