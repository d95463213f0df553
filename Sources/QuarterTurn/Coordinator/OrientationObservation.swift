/// An observation of the interface orientation, which lasts until it is cancelled or freed.
///
///     observation = scene.orientationCoordinator.observe { change in print(change.current) }
///
/// It may be freed on any thread.
@MainActor
public final class OrientationObservation {
  private var lifetime: Lifetime?

  init(_ lifetime: Lifetime) {
    self.lifetime = lifetime
  }

  /// Ends the observation now; calling it again does nothing.
  public func cancel() {
    let ended = lifetime
    lifetime = nil
    withExtendedLifetime(ended) {}
  }
}
