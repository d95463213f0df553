import UIKit

// Recipe: a stack that asks its top page, which writes the device's orientation on its way in and out.

class ForwardingNavigationController: UINavigationController {
  override var shouldAutorotate: Bool {
    return viewControllers.last?.shouldAutorotate ?? true
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return viewControllers.last?.supportedInterfaceOrientations ?? .all
  }
}

class UprightPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
}

class SidewaysPage: UIViewController {
  override var shouldAutorotate: Bool { return true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscapeRight }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let value = UIInterfaceOrientation.landscapeRight.rawValue
    UIDevice.current.setValue(value, forKey: "orientation")
    UIViewController.attemptRotationToDeviceOrientation()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
  }
}
