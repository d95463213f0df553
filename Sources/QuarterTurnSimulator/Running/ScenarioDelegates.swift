import HeadlessUIKit

/// The delegates of an app.
struct ScenarioDelegates {
  let application: any UIApplicationDelegate
  let scene: (any UIWindowSceneDelegate.Type)?
}
