import QuarterTurnPlatform

/// A scene delegate that passes UIKit's question for the mask on to the library, and tells it of turns on iOS 15.
///
/// From iOS 27 UIKit asks the scene delegate, and its answer replaces Info.plist for that scene (R8.10); earlier systems never call the
/// method (R8.12). Derive yours from this class; a delegate that cannot has ``supportedInterfaceOrientations(for:default:)``.
///
///     final class SceneDelegate: OrientationSceneDelegate {}
///
/// All life-cycle methods are here as no-ops, so that a subclass overrides them and calls super.
@MainActor
open class OrientationSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window, where a storyboard or the app puts it.
  open var window: UIWindow?

  /// UIKit makes the delegate from its class.
  public required override init() {
    super.init()
  }

  /// Answers UIKit with the scene's mask, from iOS 27.
  ///
  /// - Parameter windowScene: the scene UIKit asks for.
  /// - Returns: the scene's mask.
  ///
  /// Rules R8.10 to R8.12.
  #if os(iOS)
    @objc(supportedInterfaceOrientationsForWindowScene:)
  #endif
  open func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    Self.supportedInterfaceOrientations(for: windowScene)
  }

  /// The answer for a scene delegate that is derived from another class; it needs the Objective-C name.
  ///
  /// Without the name UIKit never calls the method when the app is built with an SDK before 27.
  ///
  ///     @objc(supportedInterfaceOrientationsForWindowScene:)
  ///     func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
  ///       OrientationSceneDelegate.supportedInterfaceOrientations(for: windowScene)
  ///     }
  ///
  /// - Parameters:
  ///   - windowScene: the scene UIKit asks for.
  ///   - mask: the mask where nobody asks for another; nil for what the app delegate states or Info.plist declares.
  /// - Returns: the scene's mask.
  public static func supportedInterfaceOrientations(
    for windowScene: UIWindowScene, default mask: UIInterfaceOrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    let coordinator = windowScene.orientationCoordinator
    coordinator.declare(mask, by: .sceneDelegate)
    return coordinator.answerForScene()
  }

  /// Tells the library of a turn; on iOS 15 nothing else does. Call super.
  ///
  /// - Parameters:
  ///   - windowScene: the scene that has changed.
  ///   - previousCoordinateSpace: the coordinate space before.
  ///   - previousInterfaceOrientation: the orientation before.
  ///   - previousTraitCollection: the traits before.
  ///
  /// Rule R6.6.
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
