import QuarterTurnPlatform

/// A lock on the orientation: until it is released or freed, its mask counts on every screen of its scene.
///
/// In UIKit an app that narrows its mask has to remember the previous one. A lock may be freed on any thread.
///
///     let lock = scene.orientationCoordinator.lock(to: .landscape, label: "player")
///     lock.supportedOrientations = .landscapeLeft
///     lock.release()
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

  /// The requested mask; changing it does not make the lock newer than others.
  public var supportedOrientations: UIInterfaceOrientationMask {
    didSet {
      guard supportedOrientations != oldValue else { return }
      coordinator?.change(id, to: supportedOrientations)
    }
  }

  /// Whether the lock still counts: it has not been released and its scene is connected.
  public var isHeld: Bool { coordinator?.holds(id) ?? false }

  /// Ends the lock now; calling it again does nothing.
  public func release() {
    let ended = lifetime
    lifetime = nil
    coordinator = nil
    withExtendedLifetime(ended) {}
  }
}
