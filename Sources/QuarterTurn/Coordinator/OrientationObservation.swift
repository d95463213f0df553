/// An observation of the interface orientation, which goes on for as long as somebody keeps it.
///
/// `NSKeyValueObservation` ends the same way; UIKit's own observation of a scene's geometry begins with iOS 16.
///
///     observation = scene.orientationCoordinator.observe { change in print(change.current) }
///
/// It may be let go of on any thread.
@MainActor
public final class OrientationObservation {
  private var lifetime: Lifetime?

  init(_ lifetime: Lifetime) {
    self.lifetime = lifetime
  }

  /// Ends the observation now; more than once does nothing.
  public func cancel() {
    let ended = lifetime
    lifetime = nil
    withExtendedLifetime(ended) {}
  }
}
