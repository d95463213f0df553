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

  /// The app is about to be launched; `report` takes what the library says from now on.
  func start(report: @escaping @MainActor (LibraryEvent) -> Void)

  /// The app was launched into this scene.
  func launched(in scene: UIWindowScene)

  /// Does a step; a controller comes with the name its step gave.
  ///
  /// An outcome that comes later is told by `report`.
  func perform(_ step: LibraryStep, controller: UIViewController?) throws(LibraryStepError)

  var state: LibraryState { get }
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
