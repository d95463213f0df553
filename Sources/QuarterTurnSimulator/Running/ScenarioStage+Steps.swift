import HeadlessUIKit

extension ScenarioStage {
  /// Does what the step says, or says why it cannot happen.
  func perform(_ step: UIKitStep) throws(StepFault) {
    switch step {
    case .turn(let pose): simulation.turnDevice(to: pose)
    case .userLock(let isOn): simulation.isUserRotationLocked = isOn
    case .background, .foreground: try changeActivation(toBackground: step.isBackground)
    case .wait(let seconds): simulation.advance(by: seconds)
    case .push(let reference, let name, let animated): try push(reference, in: name, animated: animated)
    case .pop(let name, let animated): try pop(name, animated: animated)
    case .interactivePop(let stage, let name): try swipe(stage, in: name)
    case .present(let reference, let presenter, let style, let animated):
      try present(reference, from: presenter, style: style, animated: animated)
    case .dismiss(let name, let animated): try dismiss(name, animated: animated)
    case .setMask(let mask, .delegate): try changeDelegate(mask)
    case .setMask(let mask, .controller(let name)): try simulated(name).overrides.mask = mask
    case .setPreferred(let orientation, let name): try simulated(name).overrides.preferred = orientation
    case .setShouldAutorotate(let flag, let name): try simulated(name).overrides.shouldAutorotate = flag
    case .setPrefersLock(let flag, let name):
      let controller = try simulated(name)
      controller.overrides.prefersLock = flag
      controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    case .refresh(let name): try controller(name).setNeedsUpdateOfSupportedInterfaceOrientations()
    case .requestGeometry(let mask): requestGeometry(mask)
    case .writeDeviceOrientation(let orientation): UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
    case .attemptRotation: UIViewController.attemptRotationToDeviceOrientation()
    }
  }

  private func changeActivation(toBackground: Bool) throws(StepFault) {
    guard toBackground != isInBackground else {
      throw StepFault(
        toBackground ? "the app is in the background already" : "the app is in front already; \"background\" comes first")
    }
    isInBackground = toBackground
    if toBackground { simulation.enterBackground() } else { simulation.enterForeground() }
  }

  private func push(_ reference: ControllerReference, in name: String, animated: Bool) throws(StepFault) {
    let navigation = try navigation(name)
    try refuseSwipe(in: name)
    let controller = try resolve(reference)
    try refuseShown(controller, reference.name)
    navigation.pushViewController(controller, animated: animated)
  }

  private func pop(_ name: String, animated: Bool) throws(StepFault) {
    try refuseSwipe(in: name)
    try refuseRoot(try navigation(name), name)
    try navigation(name).popViewController(animated: animated)
  }

  private func swipe(_ stage: UIKitStep.InteractivePop, in name: String) throws(StepFault) {
    let navigation = try navigation(name)
    switch stage {
    case .begin:
      try refuseSwipe(in: name)
      try refuseRoot(navigation, name)
      let front = navigation.topViewController
      navigation.beginInteractivePop()
      guard navigation.topViewController !== front else {
        throw StepFault("\(name) cannot be swiped back now: it is covered, or another transition is running")
      }
      swipes.insert(name)
    case .finish, .cancel:
      guard swipes.remove(name) != nil else {
        throw StepFault("no swipe has begun in \(name); \"beginInteractivePop\" comes first")
      }
      if stage == .finish { navigation.finishInteractivePop() } else { navigation.cancelInteractivePop() }
    }
  }

  private func present(
    _ reference: ControllerReference, from name: String?, style: UIModalPresentationStyle, animated: Bool
  ) throws(StepFault) {
    let presenter: UIViewController?
    if let name { presenter = try controller(name) } else { presenter = topmost }
    let presented = try resolve(reference)
    try refuseShown(presented, reference.name)
    guard let presenter else { throw StepFault("there is no window to present in") }
    guard presenter !== presented else { throw StepFault("\(reference.name) cannot present itself") }
    if style != .automatic { presented.modalPresentationStyle = style }
    presenter.present(presented, animated: animated)
  }

  private func dismiss(_ name: String, animated: Bool) throws(StepFault) {
    let controller = try controller(name)
    guard controller.parent == nil, let presenter = controller.presentingViewController else {
      let presented = presentedNames
      let shown = presented.isEmpty ? "nothing is presented" : "presented: \(presented.joined(separator: ", "))"
      throw StepFault("\(name) is not presented and cannot be dismissed; \(shown)")
    }
    guard !controller.isBeingDismissed else { throw StepFault("\(name) is being dismissed already") }
    presenter.dismiss(animated: animated)
  }

  private var presentedNames: [String] {
    var names: [String] = []
    var level = simulation.windowScene?.keyWindow?.rootViewController?.presentedViewController
    while let controller = level {
      names.append(controller.title ?? "?")
      level = controller.presentedViewController
    }
    return names
  }

  private func changeDelegate(_ mask: UIInterfaceOrientationMask) throws(StepFault) {
    guard let ownDelegate else {
      throw StepFault("the app has no delegate of its own here; \"delegate\" has to be a mask for this step")
    }
    ownDelegate.mask = mask
  }

  private func requestGeometry(_ mask: UIInterfaceOrientationMask) {
    let report = onRefusal
    simulation.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
      let text = "\((error as NSError).code): \(error.localizedDescription)"
      MainActor.assumeIsolated { report?(text) }
    }
  }

  // MARK: What cannot happen

  private func refuseSwipe(in name: String) throws(StepFault) {
    if swipes.contains(name) { throw StepFault("a swipe back is under way in \(name); finish or cancel it first") }
  }

  private func refuseRoot(_ navigation: UINavigationController, _ name: String) throws(StepFault) {
    guard navigation.viewControllers.count > 1 else {
      throw StepFault("\(name) shows its root, \(navigation.topViewController?.title ?? "?"): there is nothing to go back to")
    }
  }

  private func refuseShown(_ controller: UIViewController, _ name: String) throws(StepFault) {
    if let parent = controller.parent { throw StepFault("\(name) is shown already, in \(parent.title ?? "?")") }
    if controller.presentingViewController != nil { throw StepFault("\(name) is presented already") }
    if simulation.windowScene?.windows.contains(where: { $0.rootViewController === controller }) ?? false {
      throw StepFault("\(name) is the window's root already")
    }
  }
}

extension UIKitStep {
  fileprivate var isBackground: Bool {
    if case .background = self { true } else { false }
  }
}
