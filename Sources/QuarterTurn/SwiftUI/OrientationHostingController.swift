import QuarterTurnPlatform

// R8.4, R9.1
/// A hosting controller that narrows its own mask and states the lock preference, so that no delegate is needed.
///
/// `UIHostingController` does neither: requests of its views reach UIKit through a delegate alone. Use this as the root of a
/// window or full screen over one, like ``OrientationRootController``.
///
///     window.rootViewController = OrientationHostingController(rootView: ContentView())
///
/// A `WindowGroup` makes its own root. To use this one an app needs a scene delegate that makes the window, and loses the
/// group's other services: opening windows by value, restoring them, and the scene's phase in the environment.
open class OrientationHostingController<Content: View>: UIHostingController<Content>, NarrowingController, LockingController {
  private lazy var forwarder = ContainerForwarder(self)

  /// This scene's mask that applies without a request; nil for what the delegate or Info.plist declares.
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? {
    didSet { stateDefault() }
  }

  /// Declares the default to the scene; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stateDefault()
  }

  private func stateDefault() {
    guard let window = viewIfLoaded?.window, window.rootViewController === self else { return }
    forwarder.coordinator?.declare(defaultInterfaceOrientations, by: .root)
  }

  // MARK: Orientation

  var unnarrowedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  // R3.9, R3.17
  /// The hosting controller's mask, narrowed to the requests of the scene.
  public final override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    forwarder.narrowed(unnarrowedOrientations, of: self, default: defaultInterfaceOrientations)
  }

  // R3.19
  /// The preferred orientation, if the mask contains it, because UIKit raises for any other.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(nil, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  // R8.1
  /// Whether the library locks the current orientation.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  // R6.3 to R6.5
  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
