// How a decided turn is carried out (R6.1–R6.12).
extension RotationEngine {
  // Queues a turn; the app itself turns at once below iOS 16, the system's answer comes in the loop's next turn (R6.1).
  func decide(_ goal: UIInterfaceOrientation) {
    guard goal != expected else { return }
    guard isShellDriven else { return begin(goal) }
    decided.append(Decision(goal: goal, isAnimated: simulation.animationsEnabled))
    later { [self] in
      guard !isTurning else { return }
      beginNext()
    }
  }

  /// Begins a turn now, or after the one that is being animated.
  func begin(_ goal: UIInterfaceOrientation) {
    guard !isTurning, decided.isEmpty else {
      decided.append(Decision(goal: goal, isAnimated: simulation.animationsEnabled))
      if !isTurning { later { [self] in if !isTurning { beginNext() } } }
      return
    }
    turn(to: goal, animated: simulation.animationsEnabled)
  }

  private func beginNext() {
    // A closed scene turns no more.
    if scene.activationState == .unattached { decided.removeAll() }
    while !decided.isEmpty {
      let next = decided.removeFirst()
      guard next.goal != shown else { continue }
      return turn(to: next.goal, animated: next.isAnimated)
    }
  }

  private func turn(to new: UIInterfaceOrientation, animated: Bool) {
    guard freedom != .choosesValueOnly else { return moveSilently(to: new) }
    let old = shown
    if let onEvent = simulation.onEvent { onEvent(.interfaceWillTurn(from: old, to: new)) }
    // A half turn takes twice as long as a quarter (R6.12).
    let isFlip = old.isLandscape == new.isLandscape
    let duration = animated ? UIApplication.quarterTurnDuration * (isFlip ? 2 : 1) : 0
    let coordinator = TransitionCoordinator(duration: duration, transform: .turning(from: old, to: new))
    sizeTransition = coordinator
    setShown(new)
    let oldTraits = traits
    let newTraits = scene.placement.traits(in: new)
    let size = scene.placement.size(in: new)
    let keepsSize = size == scene.placement.size(in: old)
    let moment = ValueMoment(simulation)
    var untold: UIWindowScene.Geometry?
    if moment == .beforeViewWillTransition {
      let previous = publishGeometry()
      if simulation.assumptions[.sceneCallbackBeforeViewWillTransition] == 1 {
        tellDelegate(previous, orientation: old, traits: oldTraits)
      } else {
        untold = previous
      }
    }
    if !newTraits.hasSameTraits(as: oldTraits) {
      forEachLevel("willTransition") { $0.willTransition(to: newTraits, with: coordinator) }
    }
    // A flip keeps the size: whether the callback comes all the same is open (R6.9).
    if !keepsSize || isFlip && simulation.assumptions[.flipSendsViewWillTransition] == 1 {
      forEachLevel("viewWillTransition") { $0.viewWillTransition(to: size, with: coordinator) }
    }
    if moment == .afterViewWillTransition { untold = publishGeometry() }
    resizeWindows(to: new, traits: newTraits, from: oldTraits)
    if let untold { tellDelegate(untold, orientation: old, traits: oldTraits) }
    for window in scene.windows where !keepsSize { window.layoutIfNeeded() }
    coordinator.runAnimations()
    later(after: duration) { [self] in
      finish(coordinator, from: old, to: new, traits: oldTraits, publishes: moment == .atCompletion)
    }
  }

  private func finish(
    _ coordinator: TransitionCoordinator, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation,
    traits oldTraits: UITraitCollection, publishes: Bool
  ) {
    if publishes { tellDelegate(publishGeometry(), orientation: old, traits: oldTraits) }
    sizeTransition = nil
    if let onEvent = simulation.onEvent { onEvent(.interfaceTurned(from: old, to: new)) }
    coordinator.finish()
    if !isTurning { beginNext() }
  }

  // The turn of a scene in the background: no transition callback, only the new state (R5.14).
  func moveSilently(to new: UIInterfaceOrientation) {
    let old = shown
    let oldTraits = traits
    decided.removeAll()
    setShown(new)
    let previous = publishGeometry()
    resizeWindows(to: new, traits: scene.placement.traits(in: new), from: oldTraits)
    if let onEvent = simulation.onEvent { onEvent(.interfaceTurned(from: old, to: new)) }
    tellDelegate(previous, orientation: old, traits: oldTraits)
  }

  // The system lays a scene out for each orientation, takes a picture for the app switcher, and puts it back (R5.14).
  func takePictures() {
    let before = shown
    let other: UIInterfaceOrientation = before.isLandscape ? .portrait : .landscapeRight
    for orientation in [other, before] {
      let (old, oldTraits) = (shown, traits)
      let size = scene.placement.size(in: orientation)
      let coordinator = TransitionCoordinator(duration: 0)
      forEachLevel("viewWillTransition") { $0.viewWillTransition(to: size, with: coordinator) }
      setShown(orientation)
      let previous = publishGeometry()
      resizeWindows(to: orientation, traits: scene.placement.traits(in: orientation), from: oldTraits)
      tellDelegate(previous, orientation: old, traits: oldTraits)
      for window in scene.windows { window.layoutIfNeeded() }
      coordinator.runAnimations()
      coordinator.finish()
    }
  }

  // The size changed without a rotation: a drag, another screen (R6.6, R6.7).
  func resized() {
    let size = scene.placement.size(in: shown)
    let newTraits = scene.placement.traits(in: shown)
    let oldTraits = traits
    guard size != geometry.space.bounds.size || !newTraits.hasSameTraits(as: oldTraits) else { return }
    let coordinator = TransitionCoordinator(duration: 0)
    if !newTraits.hasSameTraits(as: oldTraits) {
      forEachLevel("willTransition") { $0.willTransition(to: newTraits, with: coordinator) }
    }
    forEachLevel("viewWillTransition") { $0.viewWillTransition(to: size, with: coordinator) }
    let orientation = current
    let previous = publishGeometry()
    resizeWindows(to: shown, traits: newTraits, from: oldTraits)
    tellDelegate(previous, orientation: orientation, traits: oldTraits)
    coordinator.runAnimations()
    coordinator.finish()
  }

  private func resizeWindows(to new: UIInterfaceOrientation, traits newTraits: UITraitCollection, from old: UITraitCollection) {
    traits = newTraits
    let size = scene.placement.size(in: new)
    for window in scene.windows { window.resize(to: size) }
    guard !newTraits.hasSameTraits(as: old) else { return }
    forEachLevel("traitCollectionDidChange") { $0.tellTraitChange(old) }
  }

  // Every window's root and what is presented over it: presenters under a modal are told too (R6.11).
  private func forEachLevel(_ name: String, _ body: (UIViewController) -> Void) {
    for window in scene.windows where !window.isHidden {
      var level = window.rootViewController
      while let controller = level {
        controller.performCallback(name, body)
        level = controller.ownPresented
      }
    }
  }
}

// When the scene's orientation value changes during a turn (R6.5).
private enum ValueMoment {
  case beforeViewWillTransition
  case afterViewWillTransition
  case atCompletion

  @MainActor
  init(_ simulation: Simulation) {
    switch simulation.assumptions[.orientationValueDuringTurn] {
    // The new value inside viewWillTransition was seen on iOS 16 and later only.
    case 0: self = simulation.system.major >= 16 ? .beforeViewWillTransition : .afterViewWillTransition
    case 1: self = .afterViewWillTransition
    default: self = .atCompletion
    }
  }
}

extension UIViewController {
  fileprivate func tellTraitChange(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for child in children where child.viewIfLoaded?.superview != nil { child.tellTraitChange(previous) }
  }
}
