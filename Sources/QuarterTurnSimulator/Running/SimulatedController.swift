import HeadlessUIKit

/// A controller whose answers a scenario gives; what it does not give is UIKit's default.
class SimulatedController: UIViewController {
  var overrides: ScenarioController.Overrides

  init(_ overrides: ScenarioController.Overrides) {
    self.overrides = overrides
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    overrides.mask ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    overrides.preferred ?? super.preferredInterfaceOrientationForPresentation
  }

  override var shouldAutorotate: Bool { overrides.shouldAutorotate ?? super.shouldAutorotate }

  override var prefersInterfaceOrientationLocked: Bool { overrides.prefersLock ?? super.prefersInterfaceOrientationLocked }

  // A hand-written parent: the child fills it and is never asked (R3.12).
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
