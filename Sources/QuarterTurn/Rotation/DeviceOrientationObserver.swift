import QuarterTurnPlatform

/// How the device is held, for as long as the observer lives.
///
/// UIKit's property reads unknown unless somebody has asked for notifications, and whoever asks has to stop asking just as often (R2.1).
/// This asks once and stops once. It says how the *device* is held, flat poses included; which way the interface is up is
/// ``OrientationCoordinator/orientation``.
///
///     observer = DeviceOrientationObserver { [weak self] pose in self?.level.update(pose) }
///
/// Under the user's rotation lock an iPhone says portrait, however it is held (R2.6). Rules R2.1 to R2.6; reports B94, B96, B98, B130.
@MainActor
public final class DeviceOrientationObserver {
  private let source = DeviceOrientationSource.shared
  private var lifetime: Lifetime?
  private let observers = Observers<UIDeviceOrientation>()
  private var handler: Lifetime?

  /// Begins to observe.
  ///
  ///     let observer = DeviceOrientationObserver { print($0.readableName) }
  ///
  /// - Parameter handler: called on the main actor with each new pose.
  public init(_ handler: (@MainActor (UIDeviceOrientation) -> Void)? = nil) {
    self.handler = handler.map(observers.add)
    let observation = source.observe { [observers] in observers.send($0) }
    lifetime = Lifetime { [observers] in withExtendedLifetime(observation) { observers.finish() } }
  }

  /// How the device is held now; unknown before the first report, and after ``stop()`` unless others observe as well.
  public var orientation: UIDeviceOrientation { source.deviceOrientation }

  /// The poses from now on: the current one first, of several unread ones the newest.
  ///
  /// UIKit posts notifications without the value.
  ///
  ///     for await pose in observer.orientations { level.update(pose) }
  ///
  /// Each access makes a new stream; all of them end with the observer.
  public var orientations: AsyncStream<UIDeviceOrientation> {
    observers.stream(beginningWith: [source.deviceOrientation], keeping: 1)
  }

  /// Stops observing now; more than once does nothing.
  public func stop() {
    let ended = lifetime
    lifetime = nil
    withExtendedLifetime(ended) {}
  }
}
