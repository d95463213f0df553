import QuarterTurnPlatform

extension OrientationCoordinator {
  /// Calls a closure for every change of the interface orientation until the observation is freed.
  ///
  /// Device notifications report how the device is held, also when the interface does not rotate. This reports changes of the
  /// scene's geometry; if a controller of the library is in the window, also shortly before.
  ///
  ///     observation = scene.orientationCoordinator.observe { [weak self] change in
  ///       if change.phase == .didRotate { self?.layOut(for: change.current) }
  ///     }
  ///
  /// - Parameter handler: called on the main actor.
  /// - Returns: the observation; it ends when it is freed.
  public func observe(_ handler: @escaping @MainActor (OrientationChange) -> Void) -> OrientationObservation {
    defer { if era == .ios15 { setNeedsUpdate(isStale: false) } }
    return OrientationObservation(changes.add(handler))
  }

  /// The interface orientations from now on, the current one first; each access makes a new stream, which ends when the scene
  /// disconnects.
  public var orientations: AsyncStream<UIInterfaceOrientation> {
    defer { if era == .ios15 { setNeedsUpdate(isStale: false) } }
    return sides.stream(beginningWith: [driver.orientation], keeping: 1)
  }

  /// The issues from now on, those open first; each access makes a new stream, which keeps up to 64 and ends when the scene
  /// disconnects.
  public var issues: AsyncStream<OrientationIssue> { log.stream() }

  // For tools that cannot wait for a stream.
  package func observeIssues(_ handler: @escaping @MainActor (OrientationIssue) -> Void) -> AnyObject { log.observe(handler) }

  // The transform is the only hint of the orientation to come (R6.4, R6.5).
  func interfaceWillTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
    interfaceBeginsToTurn(with: coordinator)
    if let change = monitor.willRotate(by: coordinator.targetTransform) { changes.send(change) }
    guard era == .ios15 else { return }
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.lookSoon() }
  }

  // What happens from now on follows from the rotation, also where the scene has its new orientation only at the end (R6.5).
  func interfaceBeginsToTurn(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard !monitor.isAhead else { return }
    monitor.beginRotation(by: coordinator.targetTransform)
    guard monitor.isAhead else { return }
    _ = machine.handle(.interfaceTurns(true))
    _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      monitor.endRotation()
      _ = machine.handle(.interfaceTurns(false))
    }
  }
}
