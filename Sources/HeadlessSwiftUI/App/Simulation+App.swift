extension Simulation {
  /// Starts a SwiftUI app: its delegate, its scene and the window SwiftUI makes for it.
  @discardableResult
  public func launch<A: App>(_ app: A.Type) -> UIWindow? {
    run {
      let runtime = Runtime.of(self)
      let instance = companion { AppInstance(runtime: runtime) }
      runtime.app = instance
      instance.start(app)
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
