import UIKit

class MainNavigationController: UINavigationController, UINavigationControllerDelegate {

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    navigationBar.prefersLargeTitles = true
  }

  override var shouldAutorotate: Bool {
    return topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    return topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if #available(iOS 16.0, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}

class ListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Chart",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.pushViewController(ChartViewController(), animated: true)
      })
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class ChartViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chart"
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}
