import QuarterTurnPlatform

// R8.10, R8.12
/// A scene delegate that forwards UIKit's call for supported orientations to the library, and reports rotations on iOS 15.
///
/// From iOS 27 on UIKit asks the scene delegate, whose answer replaces Info.plist for that scene; earlier systems do not call
/// the method. Subclass this; if your delegate has another superclass, call ``supportedInterfaceOrientations(for:default:)``.
///
///     final class SceneDelegate: OrientationSceneDelegate {}
///
/// It implements all life-cycle methods as no-ops, so that a subclass overrides them and calls super.
@MainActor
open class OrientationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window, set by a storyboard or the app.
  open var window: UIWindow?

  /// UIKit creates the delegate from its class.
  public required override init() {
    super.init()
  }

  /// Returns the scene's mask to UIKit, from iOS 27 on.
  ///
  /// - Parameter windowScene: the scene UIKit asks for.
  /// - Returns: the scene's mask.
  #if os(iOS)
    @objc(supportedInterfaceOrientationsForWindowScene:)
  #endif
  open func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    Self.supportedInterfaceOrientations(for: windowScene)
  }

  /// The mask to return from a scene delegate with another superclass.
  ///
  /// Without the Objective-C name UIKit does not call the method if the app is built with an SDK before 27.
  ///
  ///     @objc(supportedInterfaceOrientationsForWindowScene:)
  ///     func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
  ///       OrientationSceneDelegate.supportedInterfaceOrientations(for: windowScene)
  ///     }
  ///
  /// - Parameters:
  ///   - windowScene: the scene UIKit asks for.
  ///   - mask: the mask that applies without a request; nil for what the app delegate or Info.plist declares.
  /// - Returns: the scene's mask.
  public static func supportedInterfaceOrientations(
    for windowScene: UIWindowScene, default mask: UIInterfaceOrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    let coordinator = windowScene.orientationCoordinator
    coordinator.declare(mask, by: .sceneDelegate)
    return coordinator.answerForScene()
  }

  // R6.6
  /// Tells the library of a rotation, which may be the only news of it on iOS 15; call super.
  open func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let coordinator = windowScene.orientationCoordinator
    coordinator.readGeometry()
    coordinator.lookSoon()
  }

  /// Does nothing; override it freely.
  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing; override it freely.
  open func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing; override it freely.
  open func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing; override it freely.
  open func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing; override it freely.
  open func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing; override it freely.
  open func sceneDidEnterBackground(_ scene: UIScene) {}
}
