import HeadlessUIKit

/// A controller with a mask of its own that notes what it is told.
final class MaskController: UIViewController {
  var mask: UIInterfaceOrientationMask
  var preferred: UIInterfaceOrientation?
  var autorotates = true
  private(set) var callbacks: [String] = []

  init(_ mask: UIInterfaceOrientationMask, title: String? = nil) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
  override var shouldAutorotate: Bool { autorotates }

  override func viewWillAppear(_ animated: Bool) { callbacks.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { callbacks.append("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { callbacks.append("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { callbacks.append("viewDidDisappear") }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    callbacks.append("viewWillTransition")
  }
}

/// An app delegate with a mask that can be changed.
final class MaskDelegate: NSObject, UIApplicationDelegate {
  var mask: UIInterfaceOrientationMask = .portrait
  var asked = 0

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    asked += 1
    return mask
  }
}
