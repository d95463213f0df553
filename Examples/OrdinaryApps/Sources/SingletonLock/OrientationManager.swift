import UIKit

/// One object for the whole app that says which sides are allowed.
class OrientationManager {
  static let shared = OrientationManager()
  static var appMask: UIInterfaceOrientationMask = .portrait

  private init() {}

  func lock(_ mask: UIInterfaceOrientationMask) {
    OrientationManager.appMask = mask
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    if #available(iOS 16.0, *) {
      scene?.keyWindow?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  func unlock() {
    lock(.portrait)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    return OrientationManager.appMask
  }
}

class PlayerViewController: UIViewController {
  let closeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(closeButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    OrientationManager.shared.lock(.landscape)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    OrientationManager.shared.unlock()
  }
}
