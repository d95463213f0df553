import QuarterTurnPlatform

/// A hosting controller that narrows by its own mask and carries the lock preference, so that no delegate is needed.
///
/// SwiftUI's own answers neither question (R9.1): what its views ask for reaches UIKit through a delegate alone. This is
/// ``OrientationRootController`` for SwiftUI content, as the root of a window or full screen over one.
///
///     window.rootViewController = OrientationHostingController(rootView: ContentView())
///
/// A `WindowGroup` makes its own root. An app that wants this one there has a scene delegate that makes the window, and gives up the
/// group's other services for that: opening windows by value, restoring them, and the scene's phase in the environment. Rules R8.4,
/// R9.1; reports B13, B110, B113.
open class OrientationHostingController<Content: View>: UIHostingController<Content>, NarrowingController, LockingController {
  private lazy var forwarder = ContainerForwarder(self)

  /// The mask where nobody asks for another; nil for what the delegate states or Info.plist declares.
  ///
  /// The same as ``OrientationAppDelegate/defaultInterfaceOrientations``, for one scene; it comes first.
  ///
  ///     root.defaultInterfaceOrientations = .portrait
  open var defaultInterfaceOrientations: UIInterfaceOrientationMask? {
    didSet { stateDefault() }
  }

  /// States the default to the scene. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
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

  /// UIKit's usual mask, narrowed to what is asked for in the scene.
  ///
  /// Rules R3.9, R3.17.
  public final override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    forwarder.narrowed(unnarrowedOrientations, of: self, default: defaultInterfaceOrientations)
  }

  /// An orientation of the mask: UIKit raises for any other.
  ///
  /// Rule R3.19; reports B85, B86.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    forwarder.preference(nil, in: supportedInterfaceOrientations) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Locked where the library freezes the interface; not by itself.
  ///
  /// Rule R8.1.
  @available(iOS 26.0, *)
  open override var prefersInterfaceOrientationLocked: Bool { forwarder.prefersLock }

  /// Tells observers that the interface is about to turn. Call super.
  ///
  /// - Parameters:
  ///   - size: the size to come.
  ///   - coordinator: the transition.
  ///
  /// Rules R6.3 to R6.5.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    forwarder.coordinator?.interfaceWillTurn(with: coordinator)
  }
}
