import QuarterTurnPlatform

extension OrientationCoordinator {
  /// When the interface may turn away again from where a `rotate` brought it.
  ///
  /// A geometry request of UIKit's is not sticky: the next device event may undo it (R5.11).
  ///
  ///     try await coordinator.rotate(to: .landscape, until: .ended)
  public enum RotationEnd: Sendable {
    /// When the phone next reaches another pose.
    case deviceTurns
    /// When ``OrientationCoordinator/endRotation()`` is called.
    case released
  }

  /// Turns the interface and says where it has settled, or why it did not turn.
  ///
  /// UIKit's request tells of a refusal only, in a localised text (R5.1, R5.4), is judged by a mask that may be out of date (R5.6), and
  /// does not exist below iOS 16. This brings the mask up to date first, holds the interface against the device's pose, and succeeds
  /// when the scene's geometry says so.
  ///
  ///     do throws(OrientationError) {
  ///       try await scene.orientationCoordinator.rotate(to: .landscapeRight)
  ///     } catch {
  ///       print(error.reason, error.remedy)
  ///     }
  ///
  /// - Parameters:
  ///   - orientations: where to turn; of several, the one the device is held in, else the present one, else the first that is allowed.
  ///   - end: when the interface may turn away again; also when a newer `rotate` comes or the screen in front is gone.
  /// - Returns: the orientation in which the interface has settled.
  /// - Throws: an ``OrientationError`` that says what was in the way.
  ///
  /// Rules R5.1 to R5.11; reports B02, B06, B41, B42.
  @discardableResult
  public func rotate(
    to orientations: UIInterfaceOrientationMask, until end: RotationEnd = .deviceTurns
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

  /// Lets the interface go back to where its mask and the device have it, after `rotate(to:until: .ended)`.
  ///
  /// UIKit has nothing to end, as nothing lasts there.
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
    to orientations: UIInterfaceOrientationMask, until end: RotationEnd = .deviceTurns,
    completion: @escaping @MainActor (Result<UIInterfaceOrientation, OrientationError>) -> Void
  ) -> Int {
    let number = machine.makeID()
    begin(orientations, until: end, number: number, completion)
    return number
  }

  /// Gives a rotation up that is still waited for.
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
    resolved.window = scene.queriedWindow
    // A window without content has nothing to rotate, and no controller could answer for it.
    guard let queried = queriedNow else { return completion(.failure(.noWindowScene)) }
    if let party = objection(to: orientations, queried) { return completion(.failure(.unsupported(by: party))) }
    calls.add(number, completion)
    let call = RotateCall(
      id: number, mask: orientations, end: end == .released ? .ended : .deviceRotates, screen: resolved.screens.last)
    let hasRequests = resolved.resolution.source != .defaultOrientations
    perform(machine.handle(.rotate(call, at: driver.orientation, hasRequests: hasRequests)))
    setNeedsUpdate(isStale: false)
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

  /// Who keeps the mask away from some orientations: the newest request in force that excludes them, else the default.
  private func party(excluding mask: UIInterfaceOrientationMask) -> OrientationError.Party {
    let inForce = resolved.resolution.requests.reversed().filter { $0.status == .active }
    guard !inForce.isEmpty else { return .defaultOrientations }
    let excluding = inForce.first { mask.isDisjoint(from: $0.supportedOrientations ?? .all) }
    return .request((excluding ?? inForce[0]).label)
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
