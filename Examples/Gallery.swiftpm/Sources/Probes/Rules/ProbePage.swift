import UIKit

/// A controller whose answers a probe sets and whose callbacks it reads.
@MainActor
final class ProbePage: UIViewController {
  var mask: UIInterfaceOrientationMask?
  var preferred: UIInterfaceOrientation?
  var autorotates = true
  var isLockPreferred = false
  var lockChild: UIViewController?
  private(set) var questions = 0
  private(set) var callbacks: [String] = []
  var onTransition: ((CGSize, any UIViewControllerTransitionCoordinator) -> Void)?

  init(_ mask: UIInterfaceOrientationMask? = nil) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func forget() {
    callbacks = []
    questions = 0
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    questions += 1
    return mask ?? super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
  override var shouldAutorotate: Bool { autorotates }
  @available(iOS 26.0, *)
  override var prefersInterfaceOrientationLocked: Bool { isLockPreferred }
  @available(iOS 26.0, *)
  override var childForInterfaceOrientationLock: UIViewController? { lockChild }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks.append("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks.append("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks.append("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks.append("viewDidDisappear")
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    callbacks.append("willTransition")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    callbacks.append("viewWillTransition")
    onTransition?(size, coordinator)
  }
}

/// A container that forwards nothing.
@MainActor
final class ProbeContainer: UIViewController {
  init(_ child: UIViewController, fills: Bool = true) {
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    view.addSubview(child.view)
    child.view.frame = fills ? view.bounds : CGRect(x: 0, y: 0, width: 100, height: 100)
    child.view.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : []
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }
}
