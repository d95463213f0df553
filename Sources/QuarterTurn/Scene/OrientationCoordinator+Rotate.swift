import QuarterTurnPlatform

extension OrientationCoordinator {
  /// When the interface may turn away again from where a `rotate` brought it.
  ///
  /// A geometry request of UIKit's is not sticky: the next device event may undo it (R5.11).
  ///
  ///     try await coordinator.rotate(to: .landscape, until: .released)
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
    let number = makeNumber()
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

  /// Lets the interface go back to where its mask and the device have it, after `rotate(to:until: .released)`.
  ///
  /// UIKit has nothing to end, as nothing lasts there.
  ///
  ///     coordinator.endRotation()
  public func endRotation() {
    guard hold?.isRotation == true else { return }
    hold = nil
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
    let number = makeNumber()
    begin(orientations, until: end, number: number, completion)
    return number
  }

  /// Gives a turn up that is still waited for.
  package func cancelRotation(_ number: Int) {
    if waiting?.number == number {
      takeWaiting()?.completion(.failure(.cancelled))
    } else if let rotation = turn?.rotation, rotation.number == number {
      hold = nil
      abandonTurn(.cancelled)
      setNeedsUpdate(isStale: false)
    }
  }

  private func begin(
    _ orientations: UIInterfaceOrientationMask, until end: RotationEnd, number: Int,
    _ completion: @escaping @MainActor (Result<UIInterfaceOrientation, OrientationError>) -> Void
  ) {
    guard isConnected, let scene else { return completion(.failure(.noWindowScene)) }
    // Windows of a Mac do not turn (R5.2, R7.11).
    guard !Platform.isCatalyst, Platform.isTurnable(scene) else { return completion(.failure(.windowingMode)) }
    guard scene.activationState != .background else { return completion(.failure(.sceneNotActive)) }
    bringUpToDate()
    var rotation = Rotation(
      number: number, asked: orientations, end: end, screen: resolvedScreens.last, completion: completion)
    steeringWindow = scene.steeringWindow
    // A window without content has nothing to turn, and no controller could answer for it.
    guard let front = currentFront else { return completion(.failure(.noWindowScene)) }
    if let party = objection(to: rotation, front: front) { return completion(.failure(.unsupported(by: party))) }
    // Where to go back to when nobody asks for anything else.
    if hold == nil, turn == nil, resolution.source == .defaultOrientations { before = driver.orientation }
    let older = [waiting, turn?.rotation].compactMap { $0 }
    rotation.timer = scheduler.after(Turn.patience) { [weak self] in self?.giveUpWaiting(for: number) }
    waiting?.timer?.cancel()
    waiting = rotation
    turn?.rotation = nil
    for rotation in older { rotation.completion(.failure(.superseded)) }
    setNeedsUpdate(isStale: false)
  }

  private func giveUpWaiting(for number: Int) {
    guard let rotation = waiting, rotation.number == number else { return }
    waiting = nil
    rotation.completion(.failure(.timedOut))
  }

  /// Takes the waiting `rotate` out, to be started or to fail.
  func takeWaiting() -> Rotation? {
    defer { waiting = nil }
    waiting?.timer?.cancel()
    return waiting
  }

  /// The goal of a waiting `rotate`; nil when what it asks for is no longer possible, in which case it has failed.
  func goal(of rotation: Rotation, front: Front) -> UIInterfaceOrientation? {
    if let party = objection(to: rotation, front: front) {
      takeWaiting()?.completion(.failure(.unsupported(by: party)))
      return nil
    }
    let possible = possible(for: rotation, front: front)
    return Goal(Goal.Candidates(pose: device.interfaceOrientation, before: before, current: driver.orientation), in: possible)?
      .orientation
  }

  private func possible(for rotation: Rotation, front: Front) -> UIInterfaceOrientationMask {
    let open = agree(with: front, mask: resolution.mask).answer
    return rotation.asked.intersection(open).intersection(front.mask).intersection(deviceMask).intersection(reach(of: front))
  }

  private func objection(to rotation: Rotation, front: Front) -> OrientationError.Party? {
    guard possible(for: rotation, front: front).isEmpty else { return nil }
    let shown = rotation.asked.intersection(deviceMask)
    if shown.isEmpty { return .device }
    guard !shown.isDisjoint(from: resolution.mask) else { return party(excluding: shown) }
    guard !shown.isDisjoint(from: reach(of: front)) else { return .defaultOrientations }
    return .viewController(front.asked.screenName)
  }

  /// Who keeps the mask away from some orientations: the newest request in force that excludes them, else the default.
  func party(excluding mask: UIInterfaceOrientationMask) -> OrientationError.Party {
    let inForce = resolution.requests.reversed().filter { $0.status == .inForce }
    guard !inForce.isEmpty else { return .defaultOrientations }
    let excluding = inForce.first { mask.isDisjoint(from: $0.supportedOrientations ?? .all) }
    return .request((excluding ?? inForce[0]).label)
  }
}
