import HeadlessUIKit

extension ScenarioStage {
  /// Does what the step says, or says why it cannot happen.
  func perform(_ step: UIKitStep, scene: String?, settles: Bool) throws(StepFault) {
    switch step {
    case .turn(let pose): simulation.turnDevice(to: pose)
    case .userLock(let isOn): simulation.isUserRotationLocked = isOn
    case .background, .foreground: try changeActivation(toBackground: step.isBackground)
    case .wait(let seconds): simulation.advance(by: seconds)
    case .push(let reference, let name, let animated): try push(reference, in: name, animated: animated)
    case .pop(let name, let animated): try pop(name, animated: animated)
    case .interactivePop(let stage, let name): try swipe(stage, in: name)
    case .select(let child, let name, let byTap): try select(child, in: name, byTap: byTap)
    case .showColumn(let column, let name): (try controller(name) as? UISplitViewController)?.show(column)
    case .present(let reference, let presenter, let manner): try present(reference, from: presenter, manner, scene: scene)
    case .dragDown(let name):
      let sheet = try controller(name)
      try refuseNotPresented(sheet, name)
      if [.pageSheet, .formSheet].contains(sheet.modalPresentationStyle), !sheet.canBeDraggedDown {
        throw StepFault("\(name) fills the screen, as sheets do in a compact height, and cannot be dragged down")
      }
      sheet.dragDown()
    case .touch(let touch): try perform(touch, settles: settles)
    case .resignActive: try cover(true)
    case .becomeActive: try cover(false)
    case .window(let step): try perform(step, scene: scene)
    case .scene(let step): try perform(step)
    case .resize(let windowing): try resize(try windowScene(scene), to: windowing)
    case .multitasking(let mode): try choose(mode)
    case .fold(let isFolded): try fold(isFolded)
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
    case .requestGeometry(let mask): try requestGeometry(mask, of: scene)
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
    guard !navigation.isInside(controller) else {
      throw StepFault("\(name) is inside \(reference.name): a controller cannot contain itself")
    }
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

  private func select(_ child: String, in name: String, byTap: Bool) throws(StepFault) {
    let container = try controller(name)
    let child = try controller(child)
    if let tabs = container as? UITabBarController {
      guard byTap else {
        tabs.selectedViewController = child
        return
      }
      tabs.tapTab(at: tabs.viewControllers?.firstIndex { $0 === child } ?? NSNotFound)
    } else if let pages = container as? UIPageViewController {
      guard byTap else { return pages.setViewControllers([child], direction: .forward, animated: false) }
      pages.swipe(to: child)
    }
  }

  private func present(
    _ reference: ControllerReference, from name: String?, _ manner: PresentationManner, scene: String?
  ) throws(StepFault) {
    let presenter: UIViewController?
    if let name { presenter = try controller(name) } else { presenter = topmost(in: try windowScene(scene)) }
    let presented = try resolve(reference)
    try refuseShown(presented, reference.name)
    guard let presenter else { throw StepFault("there is no window to present in") }
    guard presenter !== presented else { throw StepFault("\(reference.name) cannot present itself") }
    guard !presenter.isInside(presented) else {
      throw StepFault("\(presenter.title ?? "?") is inside \(reference.name), which cannot present itself")
    }
    if manner.style != .automatic { presented.modalPresentationStyle = manner.style }
    if manner.removesPresenter {
      let delegate = CustomPresentationDelegate()
      delegates.append(delegate)
      presented.transitioningDelegate = delegate
    }
    if let adaptation = manner.adaptation {
      let delegate = AdaptationDelegate(to: adaptation)
      delegates.append(delegate)
      presented.presentationController?.delegate = delegate
    }
    presenter.present(presented, animated: manner.isAnimated)
  }

  private func dismiss(_ name: String, animated: Bool) throws(StepFault) {
    let controller = try controller(name)
    try refuseNotPresented(controller, name)
    controller.presentingViewController?.dismiss(animated: animated)
  }

  private func refuseNotPresented(_ controller: UIViewController, _ name: String) throws(StepFault) {
    guard controller.parent == nil, controller.presentingViewController != nil else {
      let presented = presentedNames
      let shown = presented.isEmpty ? "nothing is presented" : "presented: \(presented.joined(separator: ", "))"
      throw StepFault("\(name) is not presented and cannot be dismissed; \(shown)")
    }
    guard !controller.isBeingDismissed else { throw StepFault("\(name) is being dismissed already") }
  }

  private var presentedNames: [String] {
    var names: [String] = []
    for window in windows.values.sorted(by: { ($0.rootViewController?.title ?? "") < ($1.rootViewController?.title ?? "") }) {
      var level = window.rootViewController?.presentedViewController
      while let controller = level {
        names.append(controller.title ?? "?")
        level = controller.presentedViewController
      }
    }
    return names
  }

  private func changeDelegate(_ mask: UIInterfaceOrientationMask) throws(StepFault) {
    guard let ownDelegate else {
      throw StepFault("the app has no delegate of its own here; \"delegate\" has to be a mask for this step")
    }
    ownDelegate.mask = mask
  }

  private func requestGeometry(_ mask: UIInterfaceOrientationMask, of name: String?) throws(StepFault) {
    if templateScene(name) != nil {
      // Blind code sends any scene what only window scenes understand.
      return simulation.crash(
        name: "NSInvalidArgumentException",
        reason: "-[CPTemplateApplicationScene requestGeometryUpdateWithPreferences:errorHandler:]: unrecognized selector sent to "
          + "instance of a template scene")
    }
    let report = onRefusal
    try windowScene(name).requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
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

  func refuseShown(_ controller: UIViewController, _ name: String) throws(StepFault) {
    if let parent = controller.parent { throw StepFault("\(name) is shown already, in \(parent.title ?? "?")") }
    if let queue = controller.queue { throw StepFault("\(name) is waiting to be pushed in \(queue.title ?? "?")") }
    if controller.presentingViewController != nil { throw StepFault("\(name) is presented already") }
    if controller.windowAsRoot != nil, windows.values.contains(where: { $0.rootViewController === controller }) {
      throw StepFault("\(name) is the window's root already")
    }
  }
}

extension UIKitStep {
  fileprivate var isBackground: Bool {
    if case .background = self { true } else { false }
  }
}
