import QuarterTurnPlatform

extension OrientationCoordinator {
  /// How long `rotate` keeps the interface in the new orientation.
  ///
  /// UIKit's geometry request keeps nothing: the next device rotation may undo it.
  ///
  ///     try await coordinator.rotate(to: .landscape, until: .ended)
  public enum RotationEnd: Sendable {
    /// Until the user rotates the device.
    case deviceRotates
    /// Until ``OrientationCoordinator/endRotation()`` is called.
    case ended
  }

  /// Rotates the interface and returns its new orientation, or throws the reason why it did not rotate.
  ///
  /// UIKit's geometry request reports refusals alone, in localized text, is checked against a mask that may be out of date, and
  /// does not exist below iOS 16. This updates the mask first and returns when the scene's geometry has changed.
  ///
  ///     do throws(OrientationError) {
  ///       try await scene.orientationCoordinator.rotate(to: .landscapeRight)
  ///     } catch {
  ///       print(error.reason, error.remedy)
  ///     }
  ///
  /// - Parameters:
  ///   - orientations: where to rotate; of several, the one that matches the device orientation, else the current one, else the
  ///     first that is allowed.
  ///   - end: how long to stay there; a newer `rotate` or leaving the screen in front ends it as well.
  /// - Returns: the new interface orientation.
  /// - Throws: an ``OrientationError`` that says what prevented the rotation.
  @discardableResult
  public func rotate(
    to orientations: UIInterfaceOrientationMask, until end: RotationEnd = .deviceRotates
  ) async throws(OrientationError) -> UIInterfaceOrientation {
    let number = machine.makeID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The handler below may have run before there was anything to cancel.
        if Task.isCancelled {
          continuation.resume(returning: Result<UIInterfaceOrientation, OrientationError>.failure(.cancelled))
        } else {
          begin(orientations, until: end, number: number) { continuation.resume(returning: $0) }
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancelRotation(number) }
    }
    return try result.get()
  }

  /// Ends `rotate(to:until: .ended)`: the mask and the device orientation decide again.
  ///
  ///     coordinator.endRotation()
  public func endRotation() {
    noteCause()
    _ = machine.handle(.endRotation)
    setNeedsUpdate(isStale: false)
  }

  /// The callback form of ``rotate(to:until:)``, for callers that cannot wait.
  ///
  /// - Returns: what ``cancelRotation(_:)`` takes.
  @discardableResult
  package func beginRotation(
    to orientations: UIInterfaceOrientationMask, until end: RotationEnd = .deviceRotates,
    completion: @escaping @MainActor (Result<UIInterfaceOrientation, OrientationError>) -> Void
  ) -> Int {
    let number = machine.makeID()
    begin(orientations, until: end, number: number, completion)
    return number
  }

  package func cancelRotation(_ number: Int) {
    perform(machine.handle(.cancel(number)))
    setNeedsUpdate(isStale: false)
  }

  private func begin(
    _ orientations: UIInterfaceOrientationMask, until end: RotationEnd, number: Int,
    _ completion: @escaping RotateCompletions.Completion
  ) {
    guard isConnected, let scene else { return completion(.failure(.noWindowScene)) }
    // Windows of a Mac do not rotate (R5.2, R7.11).
    guard !Platform.isCatalyst else { return completion(.failure(.windowingMode)) }
    guard windowing.display != .external else { return completion(.failure(.sceneDoesNotRotate)) }
    guard scene.activationState != .background else { return completion(.failure(.sceneNotActive)) }
    noteCause()
    bringUpToDate()
    resolved.setWindow(scene.queriedWindow)
    // A window without content has nothing to rotate, and no controller could answer for it.
    guard let queried = queriedNow else { return completion(.failure(.noWindowScene)) }
    // A page that is just being pushed is judged once it is there: what counts now is the page that leaves.
    if let party = objection(to: orientations, queried), !isAllowed(orientations, after: queried) {
      return completion(.failure(.unsupported(by: party)))
    }
    calls.add(number, completion)
    let call = RotateCall(
      id: number, mask: orientations, end: end == .ended ? .ended : .deviceRotates, screen: resolved.screens.last)
    let hasRequests = resolved.resolution.source != .defaultOrientations
    perform(machine.handle(.rotate(call, at: driver.orientation, hasRequests: hasRequests)))
    setNeedsUpdate(isStale: false)
  }

  /// Whether one of some orientations is possible once the push, pop or tab change under way is over.
  private func isAllowed(_ orientations: UIInterfaceOrientationMask, after queried: QueriedController) -> Bool {
    guard let window = resolved.window, let mask = maskAfterTransition(window, queried.root) else { return false }
    return !orientations.intersection(mask).isDisjoint(from: queried.mask)
  }

  /// What is in the way of orientations that are asked for; nil where one of them is possible.
  private func objection(
    to orientations: UIInterfaceOrientationMask, _ queried: QueriedController
  ) -> OrientationError.Party? {
    let masks = masks(queried, withForeign: true)
    guard orientations.isDisjoint(from: masks.effective()) else { return nil }
    let shown = orientations.intersection(masks.device)
    if shown.isEmpty { return .device }
    guard !shown.isDisjoint(from: resolved.mask) else { return party(excluding: shown) }
    if masks.isNarrowed, let foreign = masks.foreign, shown.isDisjoint(from: foreign) { return .defaultOrientations }
    return .viewController(queried.controller.screenName)
  }

  // The newest active request that excludes the mask, else the defaults.
  private func party(excluding mask: UIInterfaceOrientationMask) -> OrientationError.Party {
    let active = resolved.resolution.requests.reversed().filter { $0.status == .active }
    guard !active.isEmpty else { return .defaultOrientations }
    let excluding = active.first { mask.isDisjoint(from: $0.supportedOrientations ?? .all) }
    return .request((excluding ?? active[0]).label)
  }

  func result(_ outcome: RotationOutcome) -> Result<UIInterfaceOrientation, OrientationError> {
    switch outcome {
    case .arrived(let orientation): .success(orientation)
    case .excluded(let mask):
      .failure(.unsupported(by: queriedNow.flatMap { objection(to: mask, $0) } ?? party(excluding: mask)))
    case .superseded: .failure(.superseded)
    case .cancelled: .failure(.cancelled)
    case .notInForeground: .failure(.sceneNotActive)
    case .timedOut: .failure(.timedOut)
    case .refused(let text): .failure(windowing.display == .phone ? .refused(text) : .windowingMode)
    }
  }
}
