import QuarterTurnPlatform

/// How a plan is performed, and how a turn ends.
extension OrientationCoordinator {
  func perform(_ plan: Plan, front: Front, isRotation: Bool) {
    guard plan.row != .nothingChanged else { return }
    lastPlan = plan
    let rotation = isRotation ? takeWaiting() : nil
    // Nothing is told in the background: what has changed is looked at again on activation (R5.14).
    guard plan.row != .notInForeground else {
      rotation?.completion(.failure(.sceneNotActive))
      return
    }
    if turn != nil { abandonTurn(.superseded) }
    if isRotation || plan.pinEnd == .deviceTurns || plan.pinEnd == .released { hold = nil }
    let current = driver.orientation
    let screen = ObjectIdentifier(front.screen)
    if let goal = plan.goal?.orientation, let end = plan.pinEnd {
      if end != .settled {
        hold = Hold(goal: goal, end: end, screen: screen, pose: device.interfaceOrientation, isRotation: isRotation)
      }
      if goal != current {
        begin(plan, goal: goal, screen: screen, narrows: end == .settled && !plan.stepsAfterPin.isEmpty, rotation: rotation)
      }
    }
    run(plan.steps, front: front)
    if turn == nil, let rotation { rotation.completion(.success(driver.orientation)) }
  }

  private func begin(_ plan: Plan, goal: UIInterfaceOrientation, screen: ObjectIdentifier, narrows: Bool, rotation: Rotation?) {
    let number = makeNumber()
    var turn = Turn(
      number: number, goal: goal, screen: screen, mask: lastingMask, narrows: narrows,
      stepsAfter: hold == nil ? plan.stepsAfterPin : plan.stepsAfterPin.filter { $0 == .restoreLockPreference },
      rotation: rotation)
    // Below 16 the device reads what was written until it moves: nothing else tells where to go back to.
    if era == .ios15, before == nil { before = driver.orientation }
    // The device's value has to be readable for the write, and its notifications on for what follows.
    observeDevice(true)
    turn.timer = scheduler.after(Turn.patience) { [weak self] in self?.turnTimedOut(number) }
    self.turn = turn
  }

  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  /// Performs steps; what they answer has been decided by then and is read from the coordinator's state.
  private func run(_ steps: [Plan.Step], front: Front) {
    // A controller that allows nothing this device can show: UIKit would raise if it were made to ask (R3.17).
    let mayAsk = !front.mask.isDisjoint(from: deviceMask)
    for step in steps where mayAsk || !step.makesUIKitAsk {
      switch step {
      case .answer:
        isGivingWay = agree(with: front).isGivenWay
      case .refresh:
        note(front)
        driver.refresh(front.asked)
      case .writeDeviceOrientation(let goal):
        note(front)
        driver.writeDeviceOrientation(goal)
      case .attemptRotation:
        driver.attemptRotation()
        scheduler.afterThisTurn { [weak self] in self?.readGeometry() }
      case .requestGeometry(let goal):
        request(goal)
      case .dropLockPreference:
        isLockPreferenceDropped = true
        driver.updateLockPreference(front.asked)
      case .restoreLockPreference:
        isLockPreferenceDropped = false
        driver.updateLockPreference(front.asked)
      }
    }
    // Below 16 nobody has to be told: UIKit asks at its next turn (R2.15).
    if era == .ios15 { note(front) }
  }

  private func note(_ front: Front) {
    told = agree(with: front).answer
    lastAnswer = told
    toldController = front.mask
  }

  /// A turn of the run loop after the refresh, which may count only when the transaction has committed (R5.6).
  private func request(_ goal: UIInterfaceOrientation) {
    guard let number = turn?.number else { return }
    scheduler.afterThisTurn { [weak self] in
      guard let self, let turn, turn.number == number, !turn.isSettled, driver.orientation != goal else { return }
      driver.requestGeometry(goal.soleMask) { [weak self] text in self?.turnRefused(number, text: text) }
    }
  }

  // MARK: Outcomes

  /// Compares the scene's orientation with what was known, and tells everybody if it has changed.
  func readGeometry() {
    // What UIKit does in the background, as for the app switcher's pictures, nobody sees.
    guard isConnected, let scene, scene.activationState != .background else { return }
    let now = driver.orientation
    notePlacement(now)
    if driver.isLockHeld != knownLock {
      knownLock.toggle()
      setNeedsUpdate(isStale: false)
    }
    if let previous = monitor.read(now) {
      if turn == nil { noteDisobedience(now) }
      if circumstances.obedience != .obeyed { setNeedsUpdate(isStale: false) }
      if turn == nil, hold == nil, now == device.interfaceOrientation || store.isEmpty { before = now }
      // A window shown during a turn may have ruled its end out; UIKit turns nothing for it there (R2.14).
      if era == .ios15, turn == nil, !openMask.allows(now) || currentFront?.mask.allows(now) == false {
        setNeedsUpdate(isStale: false)
      }
      // The windows have their new size only after this turn of the run loop.
      scheduler.afterThisTurn { [weak self] in self?.tellChange() }
      _ = previous
      // It may have turned by itself after everything had come to rest, as when the app is back in front.
      if fullScreenPlayers.isCovering { setNeedsUpdate(isStale: false) }
    }
    if let turn, !turn.isSettled, now == turn.goal { turnSettled(turn.number) }
  }

  private func tellChange() {
    guard isConnected, let change = monitor.didRotate() else { return }
    observers.send(change)
    sides.send(change.current)
  }

  /// Below iOS 16 nothing but a device notification, a question of UIKit's or a layout pass may tell of a turn, and each may come before
  /// the scene says so.
  func lookSoon() {
    guard era == .ios15, !isLookDue else { return }
    isLookDue = true
    scheduler.afterThisTurn { [weak self] in self?.readGeometry() }
    _ = scheduler.after(0.8) { [weak self] in
      self?.isLookDue = false
      self?.readGeometry()
    }
  }

  /// What was written has done its work: the device gets the value back that says how it is held, where that rotates nothing.
  func restoreDevice() {
    guard era == .ios15, turn == nil, device.isOverwritten, let front = currentFront else { return }
    let effective = (foreignMask ?? agree(with: front).answer).intersection(front.mask)
    if let held = device.lastReading, held != driver.orientation, effective.allows(held) { return }
    driver.restoreDeviceOrientation()
  }

  private func turnSettled(_ number: Int) {
    guard var settled = turn, settled.number == number else { return }
    settled.timer?.cancel()
    settled.isSettled = true
    let rotation = settled.rotation
    settled.rotation = nil
    turn = settled
    board.resolve { [.turnRefused, .turnTimedOut, .autorotationDisabled].contains($0.code) }
    // Inside UIKit's own notification nothing may be refreshed.
    scheduler.afterThisTurn { [weak self] in self?.finishTurn(number) }
    rotation?.completion(.success(settled.goal))
  }

  private func turnTimedOut(_ number: Int) {
    readGeometry()
    guard let late = turn, late.number == number, !late.isSettled else { return }
    if let rotation = late.rotation {
      rotation.completion(.failure(.timedOut))
    } else if !board.open.contains(where: \.isAboutTheHook) {
      // Where UIKit does not ask the library, that is the cause, and it has been told. On an iPad nobody listened, and that is told then.
      if circumstances.isPad, era >= .ios16, hook == .reached {
        circumstances.wasRefused = true
        setNeedsUpdate(isStale: false)
      } else {
        board.raise(timeOutIssue(late.goal))
      }
    }
    turn?.rotation = nil
    if hold?.goal == late.goal { hold = nil }
    noteFailure()
    finishTurn(number)
  }

  /// What has just failed is not tried again for the same mask from the same side.
  private func noteFailure() {
    guard let front = currentFront else { return }
    let allowed = agree(with: front, mask: lastingMask).answer.intersection(front.mask).intersection(deviceMask)
    lastRecovery = Recovery(mask: allowed, orientation: driver.orientation)
  }

  private func turnRefused(_ number: Int, text: String) {
    guard let refused = turn, refused.number == number, !refused.isSettled else { return }
    if !refused.isRetried, let transition = frontTransition {
      turn?.isRetried = true
      turn?.timer?.cancel()
      turn?.timer = scheduler.after(Turn.patience) { [weak self] in self?.turnTimedOut(number) }
      _ = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.request(refused.goal) }
      return
    }
    let error: OrientationError = circumstances.isPad ? .windowingMode : .refused(text)
    if circumstances.isPad { circumstances.wasRefused = true }
    board.raise(OrientationIssue(refused: refused.goal, text: text, remedy: error.remedy, on: frontName ?? "window"))
    fullScreenPlayers.turnWasRefused()
    refused.rotation?.completion(.failure(error))
    refused.timer?.cancel()
    turn?.rotation = nil
    if hold?.goal == refused.goal { hold = nil }
    finishTurn(number)
  }

  /// Opens the mask again. A turn that failed is not planned anew: nothing has changed that would let it succeed.
  private func finishTurn(_ number: Int) {
    guard let finished = turn, finished.number == number else { return }
    turn = nil
    if let ended = hold, ended.isOver { hold = nil }
    guard let front = currentFront else { return }
    let answer = agree(with: front).answer
    if era == .ios15 {
      run([.answer(answer)], front: front)
      restoreDevice()
    } else {
      run(finished.stepsAfter.filter { $0 != .refresh }, front: front)
      if told != answer { run([.refresh], front: front) }
    }
    let isAstray = era == .ios15 && !answer.allows(driver.orientation)
    if isStale || waiting != nil || isAstray || store.awaitsFreeze(on: finished.screen) { setNeedsUpdate() }
    updateLockPreference()
    observeDevice(needsPose)
    fullScreenPlayers.sceneIsSettled(self)
  }

  /// Gives a turn up for a newer decision.
  func abandonTurn(_ error: OrientationError) {
    guard let old = turn else { return }
    turn = nil
    old.timer?.cancel()
    if isLockPreferenceDropped, let front = currentFront { run([.restoreLockPreference], front: front) }
    old.rotation?.completion(.failure(error))
  }

  /// The hand has turned the device: what was held until then ends.
  func deviceTurned(to orientation: UIInterfaceOrientation?) {
    lookSoon()
    if circumstances.obedience != .obeyed { setNeedsUpdate(isStale: false) }
    fullScreenPlayers.deviceIsHeld(orientation, in: self)
    guard let orientation, var current = hold, current.end == .deviceTurns, current.pose != orientation else { return }
    if turn != nil {
      current.isOver = true
      hold = current
    } else {
      hold = nil
      setNeedsUpdate(isStale: false)
    }
  }

  var currentFront: Front? {
    guard !isReading, let window = steeringWindow, let root = window.rootViewController else { return nil }
    isReading = true
    defer { isReading = false }
    return front(in: window, root: root)
  }

  private var frontTransition: (any UIViewControllerTransitionCoordinator)? {
    currentFront.flatMap(\.transition)
  }
}
