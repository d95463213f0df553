import QuarterTurnPlatform

/// An app delegate that passes UIKit's question for the mask on to the library.
///
/// UIKit asks the app delegate for each window's mask, up to iOS 26 and where no scene delegate answers; what it answers replaces
/// Info.plist (R3.1, R3.2). Derive yours from this class, or use it as it is; an app that cannot has
/// ``supportedInterfaceOrientations(for:default:)``.
///
///     @main final class AppDelegate: OrientationAppDelegate {}
///
/// All life-cycle methods are here as no-ops, so that a subclass overrides them and calls super. Report B102.
@MainActor
open class OrientationAppDelegate: UIResponder, UIApplicationDelegate {
  /// UIKit makes the delegate from its class.
  public required override init() {
    super.init()
  }

  /// The mask where nobody asks for another; nil for what Info.plist declares.
  ///
  /// In UIKit the delegate's answer *is* the mask; here it is the default that requests replace.
  ///
  ///     override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .portrait }
  ///
  /// Design rule 5 of "How a mask comes about".
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? { nil }

  /// Answers UIKit with the mask of the window's scene. Override ``defaultInterfaceOrientations`` instead of this.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - window: the window UIKit asks for; nil gets the default.
  /// - Returns: the mask of the window's scene.
  ///
  /// Rule R3.22.
  open func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Self.supportedInterfaceOrientations(for: window, default: defaultInterfaceOrientations)
  }

  /// The answer for an app delegate that is derived from another class.
  ///
  /// UIKit's question comes with a window; the answer is that of its scene, never the same for all windows (R3.22, report B62).
  ///
  ///     func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
  ///       -> UIInterfaceOrientationMask
  ///     {
  ///       OrientationAppDelegate.supportedInterfaceOrientations(for: window)
  ///     }
  ///
  /// - Parameters:
  ///   - window: the window UIKit asks for.
  ///   - mask: the mask where nobody asks for another; nil for what Info.plist declares.
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

  /// Keeps the session's own configuration, and gives a window of the app's a scene delegate where it has none.
  ///
  /// UIKit takes the configuration from Info.plist unless this is implemented; nothing of that is replaced here.
  ///
  /// - Parameters:
  ///   - application: the app.
  ///   - connectingSceneSession: the session of the scene about to connect.
  ///   - options: why it connects.
  /// - Returns: the session's configuration.
  ///
  /// Rule R9.6.
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
