import QuarterTurnPlatform

// R3.1, R3.2
/// An app delegate that forwards UIKit's call for supported orientations to the library.
///
/// UIKit asks the app delegate for each window's mask, up to iOS 26 and if no scene delegate answers; its answer replaces
/// Info.plist. Subclass this or use it as it is; if your delegate has another superclass, call
/// ``supportedInterfaceOrientations(for:default:)``.
///
///     @main final class AppDelegate: OrientationAppDelegate {}
///
/// It implements all life-cycle methods as no-ops, so that a subclass overrides them and calls super.
@MainActor
open class OrientationAppDelegate: UIResponder, UIApplicationDelegate {
  /// UIKit creates the delegate from its class.
  public required override init() {
    super.init()
  }

  /// The mask that applies without a request; nil for what Info.plist declares.
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? { nil }

  // R3.22
  /// Returns the mask of the window's scene; override ``defaultInterfaceOrientations`` instead of this.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - window: the window UIKit asks for; nil gets the default.
  /// - Returns: the mask of the window's scene.
  open func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Self.supportedInterfaceOrientations(for: window, default: defaultInterfaceOrientations)
  }

  // R3.22
  /// The mask to return from an app delegate with another superclass.
  ///
  /// UIKit asks for a window; this is the mask of the window's scene, and not one mask for all windows.
  ///
  ///     func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
  ///       -> UIInterfaceOrientationMask
  ///     {
  ///       OrientationAppDelegate.supportedInterfaceOrientations(for: window)
  ///     }
  ///
  /// - Parameters:
  ///   - window: the window UIKit asks for.
  ///   - mask: the mask that applies without a request; nil for what Info.plist declares.
  /// - Returns: the mask of the window's scene.
  public static func supportedInterfaceOrientations(
    for window: UIWindow?, default mask: UIInterfaceOrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    guard let coordinator = window?.windowScene?.orientationCoordinator else {
      SceneCoordinators.shared.noteQuestionWithoutWindow()
      return DefaultOrientations.ofApp(byAppDelegate: mask).mask
    }
    coordinator.declare(mask, by: .appDelegate)
    return coordinator.answer(for: window)
  }

  /// Does nothing; override it freely.
  open func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing; override it freely.
  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing; override it freely.
  open func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing; override it freely.
  open func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing; override it freely.
  open func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing; override it freely.
  open func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing; override it freely.
  open func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing; override it freely.
  open func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

  // R9.6
  /// Returns the session's own configuration, with a scene delegate of the library if it names none.
  ///
  /// UIKit takes the configuration from Info.plist unless this is implemented.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - connectingSceneSession: the session of the scene about to connect.
  ///   - options: why it connects.
  /// - Returns: the session's configuration.
  open func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = connectingSceneSession.configuration
    if configuration.delegateClass == nil, connectingSceneSession.role == .windowApplication {
      configuration.delegateClass = OrientationSceneDelegate.self
    }
    return configuration
  }
}
