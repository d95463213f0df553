import HeadlessUIKit

/// Windows, and how the system lays scenes out.
extension ScenarioStage {
  func perform(_ step: WindowStep, scene name: String?) throws(StepFault) {
    switch step {
    case .open(let window, let root, let level, let isHidden):
      try open(window, root, level: level, isHidden: isHidden, in: try windowScene(name))
    case .show(let name): try window(name).isHidden = false
    case .hide(let name): try window(name).isHidden = true
    case .replaceRoot(let reference, let name):
      let controller = try resolve(reference)
      try refuseShown(controller, reference.name)
      try window(name ?? "main").rootViewController = controller
    case .webVideo(let shows): try showWebVideo(shows, on: try windowScene(name))
    case .textEffects: simulation.showTextEffectsWindow(on: try windowScene(name))
    }
  }

  private func open(
    _ name: String, _ reference: ControllerReference, level: UIWindow.Level, isHidden: Bool, in scene: UIWindowScene
  ) throws(StepFault) {
    let controller = try resolve(reference)
    try refuseShown(controller, reference.name)
    let window = UIWindow(windowScene: scene)
    window.windowLevel = level
    window.rootViewController = controller
    window.isHidden = isHidden
    windows[name] = window
  }

  private func showWebVideo(_ shows: Bool, on scene: UIWindowScene) throws(StepFault) {
    guard (simulation.webVideo(on: scene) == nil) == shows else {
      throw StepFault(
        shows ? "a web page's video is shown already" : "no web page's video is shown; \"showWebVideo\" comes first")
    }
    if shows { simulation.showWebVideo(on: scene) } else { simulation.closeWebVideo(on: scene) }
  }

  private func window(_ name: String) throws(StepFault) -> UIWindow {
    guard let window = windows[name] else { throw StepFault("the window \(name) was never opened on this system") }
    return window
  }

  // MARK: Layout by the system

  func resize(_ scene: UIWindowScene, to windowing: Windowing) throws(StepFault) {
    guard simulation.device.idiom == .pad else { throw StepFault("only an iPad's scenes have other sizes than the screen's") }
    switch windowing {
    case .fullScreen: break
    case .window:
      guard simulation.multitaskingMode != .fullScreenApps else {
        throw StepFault("windows of any size need the multitasking mode stageManager or windowedApps")
      }
    case .splitView, .slideOver:
      guard simulation.multitaskingMode == .fullScreenApps else {
        throw StepFault("Split View and Slide Over are there in the multitasking mode fullScreenApps only")
      }
    }
    simulation.resize(scene, to: windowing)
  }

  func choose(_ mode: MultitaskingMode) throws(StepFault) {
    guard simulation.device.idiom == .pad, simulation.system >= mode.firstSystem else {
      throw StepFault("\(simulation.device.name) with \(simulation.system) has no multitasking mode \(mode.rawValue)")
    }
    simulation.multitaskingMode = mode
  }

  func fold(_ isFolded: Bool) throws(StepFault) {
    guard simulation.device.innerScreenSize != nil else { throw StepFault("\(simulation.device.name) does not fold") }
    guard simulation.isFolded != isFolded else {
      throw StepFault("\(simulation.device.name) is \(isFolded ? "folded" : "unfolded") already")
    }
    simulation.isFolded = isFolded
  }

  /// Something lies over the app, such as Control Center, or goes away again.
  func cover(_ isCovered: Bool) throws(StepFault) {
    guard !isInBackground else { throw StepFault("the app is in the background") }
    guard self.isCovered != isCovered else {
      throw StepFault(isCovered ? "the app is inactive already" : "the app is active already; \"resignActive\" comes first")
    }
    self.isCovered = isCovered
    if isCovered { simulation.resignActive() } else { simulation.becomeActive() }
  }
}
