import HeadlessUIKit
import QuarterTurn

/// Takes a random walk in one world and looks at what has to hold.
@MainActor
final class Walker {
  private let walk: RandomWalk
  private let hasLibrary: Bool
  let simulation: Simulation
  private(set) var faults: [String] = []
  private var appearance = AppearanceRecord()
  private var scenes: [WalkScene] = []
  private var focus = 0
  private var pageCount = 0
  /// The branches of the adaptive root that was made last.
  private var latestModel: AdaptiveModel?
  private var stepIndex = 0
  private var turns = TurnCount()

  var crashes: [RecordedCrash] { simulation.crashes }
  /// The first exception and the step that brought it about.
  private(set) var firstCrash: (step: Int, reason: String)?

  init(_ walk: RandomWalk, hasLibrary: Bool) {
    self.walk = walk
    self.hasLibrary = hasLibrary
    simulation = Simulation(
      device: walk.device, system: walk.system, infoPlist: walk.infoPlist, assumptions: Assumptions(walk.assumptions))
  }

  func run() {
    simulation.onEvent = { [weak self] event in
      if case .interfaceTurned = event { self?.turns.turned() }
      if let self, firstCrash == nil, case .crash(let crash) = event { firstCrash = (stepIndex, crash.reason) }
      // The library's invisible children have no names to tell them apart by.
      guard case .callback(let controller, let name) = event, controller.last?.isNumber == true else { return }
      self?.appearance.note(controller, name)
    }
    simulation.run {
      open(simulation.launch(delegate: hasLibrary ? OrientationAppDelegate() : nil) { makeRoot() })
      for (index, step) in walk.steps.enumerated() where turns.isBounded {
        stepIndex = index
        turns.caused(in: scenes.count)
        take(step)
        check(isSettled: step == .settle)
      }
      guard turns.isBounded else { return }
      stepIndex = walk.steps.count
      takeEverythingBack()
      closeEverything()
    }
    faults += appearance.faults
  }

  private func fault(_ text: String) {
    faults.append("step \(stepIndex) \(stepIndex < walk.steps.count ? "\(walk.steps[stepIndex])" : "end"): \(text)")
  }

  // MARK: Making

  private func page(_ mask: UIInterfaceOrientationMask? = nil) -> WalkPage {
    pageCount += 1
    return WalkPage(mask.flatMap(possible), title: "page \(pageCount)")
  }

  // A page that its device cannot show at all makes UIKit raise whenever it is asked, with the library or without (R3.5, R3.17).
  private func possible(_ mask: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask? {
    mask == .portraitUpsideDown && !walk.device.hasUpsideDown ? nil : mask
  }

  private func makeRoot() -> UIViewController {
    if let layout = walk.layout { return makeAdaptiveRoot(layout) }
    let root: UIViewController
    switch walk.shape {
    case .page: root = page()
    case .navigation: root = UINavigationController(rootViewController: page())
    case .forwardingNavigation: root = OrientationNavigationController(rootViewController: page())
    case .tabs: root = fill(UITabBarController())
    case .forwardingTabs: root = fill(OrientationTabBarController())
    case .split:
      let split = OrientationSplitViewController(style: .doubleColumn)
      split.setViewController(page(), for: .primary)
      split.setViewController(page(), for: .secondary)
      root = split
    case .root: root = OrientationRootController(content: UINavigationController(rootViewController: page()))
    }
    pageCount += 1
    root.title = root.title ?? "container \(pageCount)"
    return root
  }

  private func makeAdaptiveRoot(_ layout: AdaptiveLayout) -> UIViewController {
    pageCount += 1
    let model = AdaptiveModel(name: "layout \(pageCount)", layout: layout, hasLibrary: hasLibrary)
    latestModel = model
    let root = AdaptiveControllers(model: model) { [unowned self] in page() }.makeRoot()
    root.title = "container \(pageCount)"
    return root
  }

  private func fill(_ tabs: UITabBarController) -> UITabBarController {
    tabs.viewControllers = [page(), UINavigationController(rootViewController: page()), page()]
    return tabs
  }

  private func open(_ window: UIWindow?) {
    guard let window, let scene = window.windowScene else { return }
    let here = WalkScene(name: "scene \(pageCount)", scene: scene, window: window, on: walk.system)
    here.adaptive = latestModel
    scenes.append(here)
  }

  private var focused: WalkScene { scenes[focus % scenes.count] }

  // MARK: Steps

  private func take(_ step: WalkStep) {
    let here = focused
    switch step {
    case .turn(let pose): simulation.turnDevice(to: pose)
    case .userLock(let isOn): simulation.isUserRotationLocked = isOn
    case .wait(let seconds): simulation.advance(by: seconds)
    case .settle: settle()
    case .background: simulation.enterBackground()
    case .foreground: simulation.enterForeground()
    case .cover: simulation.resignActive()
    case .uncover: simulation.becomeActive()
    case .push(let mask): here.navigation?.pushViewController(page(mask), animated: true)
    case .pop(let isAnimated): here.navigation?.popViewController(animated: isAnimated)
    case .swipeBack(let completes): here.swipeBack(completes: completes, simulation)
    case .present(let style, let mask, let isAnimated): here.present(page(mask), style, animated: isAnimated)
    case .alert:
      here.present(UIAlertController(title: nextAlertTitle(), message: nil, preferredStyle: .alert), nil, animated: true)
    case .dismiss(let isAnimated): here.top.presentingViewController?.dismiss(animated: isAnimated)
    case .selectTab(let index): here.tabs?.tapTab(at: index)
    case .replaceRoot: replaceRoot(of: here)
    // Below iOS 16 nothing turns an interface whose controller changes its mind (R2.14).
    case .controllerMask(let mask):
      if walk.system >= SystemVersion(16), let mask = possible(mask) { here.setControllerMask(mask) }
    case .openScene: openScene()
    case .closeScene: closeScene()
    case .focusScene(let index): focus = index
    case .overlay(let isShown): here.showOverlay(isShown) { page($0) }
    case .mode(let mode): if walk.device.idiom == .pad, walk.system >= mode.firstSystem { simulation.multitaskingMode = mode }
    case .resize(let windowing): if walk.device.idiom == .pad { simulation.resize(here.scene, to: windowing) }
    case .branches(let wide, let tall): if hasLibrary { here.adaptive?.ask(wide: wide, tall: tall) }
    case .fold(let isFolded): if walk.device.innerScreenSize != nil { simulation.isFolded = isFolded }
    default: if hasLibrary { here.takeLibraryStep(step) }
    }
  }

  private func nextAlertTitle() -> String {
    pageCount += 1
    return "alert \(pageCount)"
  }

  private func settle() {
    guard walk.layout == nil else { return settleAdaptiveLayout() }
    simulation.settle()
    if simulation.runLoop.ranAway { fault("the run loop never ends") }
  }

  private func replaceRoot(of here: WalkScene) {
    guard here.window.rootViewController?.presentedViewController == nil else { return }
    let root = makeRoot()
    here.adaptive = latestModel
    here.window.rootViewController = root
  }

  private func openScene() {
    guard walk.device.idiom == .pad, scenes.count < 3 else { return }
    open(simulation.connectScene { makeRoot() })
  }

  private func closeScene() {
    guard scenes.count > 1 else { return }
    let closed = scenes.removeLast()
    simulation.disconnect(closed.scene)
    focus = 0
  }

  // MARK: What has to hold

  private func check(isSettled: Bool) {
    guard hasLibrary else { return }
    for here in scenes {
      for request in here.coordinator.requests where !here.owns(request.label) {
        fault("\(here.name) counts \(request.label), which is another's")
      }
      // After an exception nothing is promised any more: the mask that was last reported is an old one.
      guard isSettled, crashes.isEmpty, here.scene.activationState == .foregroundActive else { continue }
      if let fault = here.orientationFault(), !here.restsWithAnIssue { self.fault("\(here.name): \(fault)") }
      if walk.layout != nil, let label = here.ignoredRequest(), !here.restsWithAnIssue {
        fault("\(here.name): the interface is \(here.scene.interfaceOrientation.systemName) in spite of \(label)")
      }
    }
  }

  /// What turns because of what else turned comes to rest after two turns for each step, and then calls nothing any more.
  private func settleAdaptiveLayout() {
    simulation.advance(by: TurnCount.timeToRest)
    guard simulation.runLoop.isIdle, !simulation.runLoop.ranAway else {
      turns.isBounded = false
      return fault("\(turns.count) turns in \(Int(TurnCount.timeToRest)) s, and no end")
    }
    if hasLibrary, crashes.isEmpty, stepIndex < walk.steps.count, turns.count > turns.limit {
      fault("\(turns.count) turns where \(turns.limit) are the limit")
    }
    turns.settled()
    let calls = simulation.calls
    if hasLibrary { for here in scenes { _ = here.coordinator.explanation } }
    simulation.advance(by: TurnCount.timeToRest)
    let later = simulation.calls - calls
    if later.total > 0 || turns.count > 0 {
      fault("\(later.total) calls and \(turns.count) turns after everything had come to rest")
    }
    turns.settled()
  }

  /// Closed scenes leave nothing behind.
  private func closeEverything() {
    let coordinators = hasLibrary ? scenes.map { WeakCoordinator(coordinator: $0.coordinator, name: $0.name) } : []
    for here in scenes { simulation.disconnect(here.scene) }
    scenes = []
    settle()
    for left in coordinators where left.coordinator != nil { fault("the coordinator of \(left.name) outlives its scene") }
  }

  private struct WeakCoordinator {
    weak var coordinator: OrientationCoordinator?
    let name: String
  }

  private func takeEverythingBack() {
    simulation.enterForeground()
    simulation.becomeActive()
    settle()
    for here in scenes { here.takeEverythingBack() }
    settle()
    // After an exception nothing is promised any more: a dismissal it abandoned leaves its controller where it was.
    guard hasLibrary, crashes.isEmpty else { return }
    for here in scenes {
      let left = here.coordinator.requests.filter { $0.supportedOrientations != nil }
      if !left.isEmpty { fault("\(here.name) still has \(left.map(\.label))") }
      let answer = here.coordinator.supportedOrientations
      if answer != here.coordinator.defaultOrientations, !here.isGivingWay, !here.restsWithAnIssue {
        fault(
          "\(here.name) answers \(answer.systemNames) and not the default \(here.coordinator.defaultOrientations.systemNames)")
      }
    }
  }
}
