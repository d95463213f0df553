import UIKit

// Recipe: a singleton that finds the topmost controller from the scene delegate's window, and has it asked again.

class TopmostSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: GalleryPage())
    window?.makeKeyAndVisible()
  }
}

class TopmostAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    return RotationCenter.shared.mask
  }
}

final class RotationCenter {
  static let shared = RotationCenter()
  private(set) var mask: UIInterfaceOrientationMask = .portrait

  private init() {}

  func allow(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    topmost?.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  var topmost: UIViewController? {
    let delegate = UIApplication.shared.connectedScenes.first?.delegate as? TopmostSceneDelegate
    return top(of: delegate?.window?.rootViewController)
  }

  private func top(of controller: UIViewController?) -> UIViewController? {
    if let navigation = controller as? UINavigationController { return top(of: navigation.visibleViewController) }
    if let tabs = controller as? UITabBarController { return top(of: tabs.selectedViewController) }
    if let presented = controller?.presentedViewController { return top(of: presented) }
    return controller
  }
}

class GalleryPage: UIViewController {}

class PhotoPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RotationCenter.shared.allow(.allButUpsideDown)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RotationCenter.shared.allow(.portrait)
  }
}
