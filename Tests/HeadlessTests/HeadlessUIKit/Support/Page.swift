import HeadlessUIKit

/// A controller whose answers can be given from outside; what is `nil` is UIKit's default.
@MainActor
class Page: UIViewController {
  var mask: UIInterfaceOrientationMask?
  var preferred: UIInterfaceOrientation?
  var autorotates = true
  var prefersLock = false
  var lockChild: UIViewController?
  private(set) var questions = 0
  /// Called for each transition with the size to come.
  var onTransition: (@MainActor (CGSize, any UIViewControllerTransitionCoordinator) -> Void)?

  convenience init(_ mask: UIInterfaceOrientationMask?, named title: String? = nil) {
    self.init()
    self.mask = mask
    self.title = title
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    questions += 1
    return mask ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { autorotates }

  override var prefersInterfaceOrientationLocked: Bool { prefersLock }

  override var childForInterfaceOrientationLock: UIViewController? { lockChild }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    onTransition?(size, coordinator)
  }
}

/// A parent that shows one child and forwards nothing.
@MainActor
final class Container: Page {
  convenience init(_ child: UIViewController) {
    self.init()
    addChild(child)
    view.addSubview(child.view)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: self)
  }
}
