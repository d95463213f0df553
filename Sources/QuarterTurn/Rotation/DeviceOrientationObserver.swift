import QuarterTurnPlatform

/// Reports the device orientation until it is freed.
///
/// `UIDevice.orientation` is unknown until an app begins to generate notifications, and each begin needs an end. This does both
/// once. For the interface orientation see ``OrientationCoordinator/orientation``.
///
///     observer = DeviceOrientationObserver { [weak self] pose in self?.level.update(pose) }
///
/// Under the user's rotation lock an iPhone reports portrait, however it is held.
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
  /// - Parameter handler: called on the main actor with each new device orientation.
  public init(_ handler: (@MainActor (UIDeviceOrientation) -> Void)? = nil) {
    self.handler = handler.map(observers.add)
    let observation = source.observe { [observers] in observers.send($0) }
    lifetime = Lifetime { [observers] in withExtendedLifetime(observation) { observers.finish() } }
  }

  /// The device orientation now; unknown before the first report, and after ``stop()`` unless others observe as well.
  public var orientation: UIDeviceOrientation { source.deviceOrientation }

  /// The device orientations from now on, the current one first; each access makes a new stream, which ends with the observer.
  public var orientations: AsyncStream<UIDeviceOrientation> {
    observers.stream(beginningWith: [source.deviceOrientation], keeping: 1)
  }

  /// Stops observing now; calling it again does nothing.
  public func stop() {
    let ended = lifetime
    lifetime = nil
    withExtendedLifetime(ended) {}
  }
}
