import HeadlessUIKit

/// An app delegate with an answer of its own.
final class OwnAppDelegate: NSObject, UIApplicationDelegate {
  var mask = UIInterfaceOrientationMask.all

  override required init() { super.init() }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }
}

/// An app delegate without an answer.
final class PlainAppDelegate: NSObject, UIApplicationDelegate {
  override required init() { super.init() }
}

/// An app delegate whose answer nobody hears: UIKit asks a method whose name begins with `supportedInterfaceOrientations`.
final class MisnamedAppDelegate: NSObject, UIApplicationDelegate {
  private let mask: UIInterfaceOrientationMask

  init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init()
  }

  override required init() {
    mask = .all
    super.init()
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { mask }
}

/// A scene delegate with an answer of its own, which UIKit asks for from iOS 27 on.
final class OwnSceneDelegate: NSObject, UIWindowSceneDelegate {
  /// UIKit makes scene delegates itself, so a run leaves its answer here before it launches.
  static var mask = UIInterfaceOrientationMask.all

  var window: UIWindow?
  private let mask: UIInterfaceOrientationMask

  override required init() {
    mask = Self.mask
    super.init()
  }

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { mask }
}
