import QuarterTurnPlatform

extension OrientationCoordinator {
  /// An observation that goes on until it is released.
  ///
  /// UIKit's observations of geometry begin with iOS 16 and tell of everything but which way is up.
  ///
  ///     observation = coordinator.observe { change in print(change.current) }
  @MainActor
  public final class Observation {
    private var lifetime: Lifetime?

    fileprivate init(_ lifetime: Lifetime) {
      self.lifetime = lifetime
    }

    /// Ends the observation now; more than once does nothing.
    public func cancel() {
      let ended = lifetime
      lifetime = nil
      withExtendedLifetime(ended) {}
    }
  }

  /// Calls a closure for every change of the interface orientation, for as long as the result is kept.
  ///
  /// Device notifications come without, before or instead of a turn of the interface, and none comes for a turn that the app made
  /// (R2.13, R6.1). This tells what the scene's geometry says when it has settled, and about to turn where a controller of the library is
  /// in the window.
  ///
  ///     observation = scene.orientationCoordinator.observe { [weak self] change in
  ///       if change.phase == .didRotate { self?.layOut(for: change.current) }
  ///     }
  ///
  /// - Parameter handler: called on the main actor.
  /// - Returns: the observation; it ends when nobody holds it.
  ///
  /// Rules R6.5 to R6.9; reports B06, B34.
  public func observe(_ handler: @escaping @MainActor (OrientationChange) -> Void) -> Observation {
    defer { if era == .ios15 { setNeedsUpdate(isStale: false) } }
    return Observation(changes.add(handler))
  }

  /// The interface orientations from now on: the current one first, of several unread ones the newest.
  ///
  /// UIKit offers notifications of the device, which is another matter.
  ///
  ///     for await orientation in scene.orientationCoordinator.orientations { update(orientation) }
  ///
  /// Each access makes a new stream; all of them end when the scene disconnects.
  public var orientations: AsyncStream<UIInterfaceOrientation> {
    defer { if era == .ios15 { setNeedsUpdate(isStale: false) } }
    return sides.stream(beginningWith: [driver.orientation], keeping: 1)
  }

  /// The issues from now on: those open first, each once more when it is resolved.
  ///
  /// UIKit raises or stays silent.
  ///
  ///     for await issue in scene.orientationCoordinator.issues { print(issue.reason, issue.remedy) }
  ///
  /// Each access makes a new stream, which keeps up to 64 for a slow reader; all of them end when the scene disconnects.
  public var issues: AsyncStream<OrientationIssue> { log.stream() }

  /// Told each issue as it is raised and as it is resolved, for tools that cannot wait for a stream.
  package func observeIssues(_ handler: @escaping @MainActor (OrientationIssue) -> Void) -> AnyObject { log.observe(handler) }

  /// Told by controllers of ours that they are about to be turned: the transform is the one hint of where to (R6.4, R6.5).
  func interfaceWillTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
    if let change = monitor.willRotate(by: coordinator.targetTransform) { changes.send(change) }
    guard era == .ios15 else { return }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.lookSoon() }
  }
}

extension UIInterfaceOrientation {
  /// The orientation after a turn of the content by a transform: identity, a quarter or a half.
  func turned(by transform: CGAffineTransform) -> UIInterfaceOrientation? {
    // In the order in which a quarter turn clockwise of the content leads from one to the next.
    let circle: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    guard let start = circle.firstIndex(of: self) else { return nil }
    let quarters: Int
    switch (transform.a.rounded(), transform.b.rounded()) {
    case (1, 0): quarters = 0
    case (0, 1): quarters = 1
    case (-1, 0): quarters = 2
    case (0, -1): quarters = 3
    default: return nil
    }
    return circle[(start + quarters) % 4]
  }
}
