/// The app's delegate.
///
/// Optional methods of UIKit have defaults here that mean "not implemented".
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  #if !canImport(ObjectiveC)
    /// UIKit makes the delegate from its class; with Objective-C any class of objects will do.
    init()
  #endif

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

extension UIInterfaceOrientationMask {
  /// What a delegate method that nobody implemented answers: a bit no mask has.
  package static var notImplemented: Self { Self(rawValue: 1 << 63) }
}

extension UIInterfaceOrientation {
  /// The same for methods that answer an orientation: no delegate prefers the unknown side.
  package static var notImplemented: Self { .unknown }
}
