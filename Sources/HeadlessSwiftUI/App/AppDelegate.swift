// SwiftUI's own delegate, the one UIKit knows; it forwards to the app's (R9.5).
@MainActor
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let app = Runtime.current.app

  required override init() { super.init() }

  override var next: UIResponder? { app?.userDelegate as? UIResponder }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    app?.userDelegate?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    app?.userDelegate?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  // The app may name a scene delegate of its own; SwiftUI's stands in front of it and forwards (R9.6).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let asked = app?.userDelegate?.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
    let wanted = asked ?? connectingSceneSession.configuration
    guard connectingSceneSession.role == .windowApplication else { return wanted }
    let configuration = UISceneConfiguration(name: wanted.name, sessionRole: wanted.role)
    configuration.sceneClass = wanted.sceneClass
    configuration.delegateClass = AppSceneDelegate.self
    AppSceneDelegate.userDelegateClass = wanted.delegateClass
    return configuration
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    app?.userDelegate?.application(application, supportedInterfaceOrientationsFor: window) ?? .notImplemented
  }
}
