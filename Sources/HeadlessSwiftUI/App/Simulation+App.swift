extension Simulation {
  /// Starts a SwiftUI app: its delegate, its scene and the window SwiftUI makes for it.
  @discardableResult
  public func launch<A: App>(_ app: A.Type) -> UIWindow? {
    launch { $0.start(app) }
  }

  /// Starts a SwiftUI app of this scene, with a delegate that somebody else made: for tools that choose both.
  @discardableResult
  public func launch<Content: Scene>(delegate: (any UIApplicationDelegate)? = nil, scene: Content) -> UIWindow? {
    launch { $0.start(scene: scene, delegate: delegate) }
  }

  private func launch(_ start: (AppInstance) -> Void) -> UIWindow? {
    run {
      let runtime = Runtime.of(self)
      let instance = companion { AppInstance(runtime: runtime) }
      runtime.app = instance
      start(instance)
      return launch(delegate: AppDelegate()) { UIViewController() }
    }
  }

  /// Shows a view in the window of an app without a delegate, or with one of UIKit's.
  @discardableResult
  public func launch<Content: View>(
    delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil, view: Content
  ) -> UIWindow? {
    launch(delegate: delegate, sceneDelegate: sceneDelegate) { UIHostingController(rootView: view) }
  }
}
