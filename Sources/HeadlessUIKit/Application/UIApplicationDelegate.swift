/// The app's delegate.
///
/// Optional methods of UIKit have defaults here that mean "not implemented".
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .notImplemented }
}

extension UIApplicationDelegate {
  /// Starts the app in the bound world: `@main` before the delegate's class calls it.
  ///
  /// UIKit runs the app until the process ends; here the call returns when the app is launched. A test launches the app in a world of its
  /// own instead, which also knows the scene delegate that an Info.plist names:
  ///
  ///     simulation.launch(AppDelegate.self, sceneDelegate: SceneDelegate.self)
  @MainActor @preconcurrency
  public static func main() {
    let simulation = Simulation.current
    simulation.launch(delegate: simulation.run { DelegateClass.makeAppDelegate(Self.self) }) { UIViewController() }
  }
}

extension UIInterfaceOrientationMask {
  /// What a delegate method that nobody implemented answers: a bit no mask has.
  package static var notImplemented: Self { Self(rawValue: 1 << 63) }
}

extension UIInterfaceOrientation {
  /// The same for methods that answer an orientation: no delegate prefers the unknown side.
  package static var notImplemented: Self { .unknown }
}
