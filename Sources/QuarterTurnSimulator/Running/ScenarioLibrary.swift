import HeadlessUIKit

/// The library a scenario's library steps speak of.
///
/// The simulator knows UIKit's model only; whoever has a library to put into scenarios implements this and hands it to the runner, which
/// asks for a new one for each run.
@MainActor
public protocol ScenarioLibrary: AnyObject {
  /// The delegates of an app that lets the library answer, with the app's default mask.
  func delegates(default mask: UIInterfaceOrientationMask?) -> ScenarioDelegates

  /// The library's navigation controller.
  func navigationController(root: UIViewController) -> UINavigationController

  /// The library's tab bar controller.
  func tabBarController() -> UITabBarController

  /// The library's split view controller.
  func splitViewController(style: UISplitViewController.Style) -> UISplitViewController

  /// The library's root around the app's own.
  func rootController(content: UIViewController) -> UIViewController

  /// The library's root of a window over the app's.
  func overlayRootController(content: UIViewController?) -> UIViewController

  /// The library's container of a video that fills the screen in landscape.
  func videoController(content: UIViewController) -> UIViewController

  /// The app is about to be launched; `report` takes what the library says from now on.
  func start(report: @escaping @MainActor (LibraryEvent) -> Void)

  /// The app was launched into this scene, or the scene was connected later.
  func connected(_ scene: UIWindowScene)

  /// Does a step in a scene; a controller comes with the name its step gave.
  ///
  /// An outcome that comes later is told by `report`.
  func perform(_ step: LibraryStep, controller: UIViewController?, scene: UIWindowScene) throws(LibraryStepError)

  /// What the library says of a scene; `nil` is a scene that is gone.
  func state(of scene: UIWindowScene?) -> LibraryState

  /// The labels of all live requests of a scene, oldest first.
  func requestLabels(of scene: UIWindowScene?) -> [String]
}

/// The delegates of an app.
public struct ScenarioDelegates {
  public let application: any UIApplicationDelegate
  public let scene: (any UIWindowSceneDelegate.Type)?

  public init(application: any UIApplicationDelegate, scene: (any UIWindowSceneDelegate.Type)?) {
    self.application = application
    self.scene = scene
  }
}
