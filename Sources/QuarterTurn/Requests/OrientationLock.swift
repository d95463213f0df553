import QuarterTurnPlatform

/// A held lock: as long as it lives, its mask counts on every screen of its scene.
///
/// UIKit has no token; whoever narrows a mask there has to remember what it was before. Release it by letting go of it, on any thread,
/// or at once with ``release()``.
///
///     let lock = scene.orientationCoordinator.lock(to: .landscape, label: "player")
///     lock.supportedOrientations = .landscapeLeft
///     lock.release()
///
/// Design rule 3 of "How a mask comes about"; reports B118, B134, B136.
@MainActor
public final class OrientationLock {
  private weak var coordinator: OrientationCoordinator?
  private let id: RequestID
  private var lifetime: Lifetime?

  init(coordinator: OrientationCoordinator, id: RequestID, mask: UIInterfaceOrientationMask) {
    self.coordinator = coordinator
    self.id = id
    supportedOrientations = mask
    lifetime = Lifetime { [weak coordinator] in coordinator?.withdraw(id) }
  }

  /// The mask the lock asks for; changing it does not make the lock newer than others.
  public var supportedOrientations: UIInterfaceOrientationMask {
    didSet {
      guard supportedOrientations != oldValue else { return }
      coordinator?.change(id, to: supportedOrientations)
    }
  }

  /// Whether the lock still counts: it has not been released and its scene is connected.
  public var isHeld: Bool { coordinator?.holds(id) ?? false }

  /// Gives the orientation back now; more than once does nothing.
  public func release() {
    let ended = lifetime
    lifetime = nil
    coordinator = nil
    withExtendedLifetime(ended) {}
  }
}
