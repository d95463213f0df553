import HeadlessSwiftUI
import HeadlessUIKit

/// The app of a scenario on its device: controllers, windows and scenes by name, and who answers for the app.
@MainActor
final class ScenarioStage {
  let simulation: Simulation
  let library: QuarterTurnLibrary?
  private let pages: (any ScenarioPages)?
  private let app: ScenarioApp
  private var sceneDelegate: (any UIWindowSceneDelegate.Type)?
  private(set) var ownDelegate: OwnAppDelegate?

  var controllers: [String: UIViewController] = [:]
  /// Each window by its name; the first of a scene is called as the scene.
  var windows: [String: UIWindow] = [:]
  private var scenes: [String: UIWindowScene] = [:]
  private var sceneNames: [ObjectIdentifier: String] = [:]
  private var templateScenes: [String: UIScene] = [:]
  /// Delegates that UIKit holds weakly.
  var delegates: [NSObject] = []
  /// The navigations in which a finger is dragging a page away.
  var swipes: Set<String> = []
  var isInBackground = false
  var isCovered = false
  /// Takes the refusals of the scenario's own geometry requests.
  var onRefusal: (@MainActor (String) -> Void)?

  init(
    scenario: Scenario, pair: DevicePair, library: QuarterTurnLibrary?, pages: (any ScenarioPages)?, assumptions: Assumptions
  ) {
    simulation = Simulation(
      device: pair.device, system: pair.system, sdk: scenario.sdk, infoPlist: scenario.infoPlist, assumptions: assumptions)
    app = library == nil ? scenario.appWithout ?? ScenarioApp(delegate: .none, sceneMask: nil, root: nil) : scenario.app
    self.library = library
    self.pages = pages
    simulation.turnDevice(to: scenario.pose)
    simulation.isUserRotationLocked = scenario.userLock
    if let mode = scenario.multitasking { simulation.multitaskingMode = mode }
    simulation.isFolded = !scenario.isUnfolded
  }

  /// Whether the app is SwiftUI's.
  var showsPage: Bool { app.root?.page != nil }

  /// Starts the app; controllers for later are made with it.
  func launch(_ scenario: Scenario) throws(ScenarioError) {
    if library == nil, scenario.appWithout == nil, let root = scenario.app.root {
      throw ScenarioError(.impossible("the page uses the library, and no page without it is named"), at: root.place)
    }
    for controller in scenario.controllers { _ = make(controller) }
    if let name = scenario.templateScene { templateScenes[name] = simulation.connectTemplateScene() }
    let delegates = appDelegates()
    sceneDelegate = delegates?.scene
    switch app.root {
    case .page(let name, let place):
      guard let windows = pages?.windows(showing: name) else {
        throw ScenarioError(.unknownName(name, what: "page", allowed: pages?.names ?? []), at: place)
      }
      // SwiftUI puts its own delegate in front; the scene delegate is for the app's to name.
      add(simulation.launch(delegate: delegates?.application, scene: windows), named: "main")
    case .controller(let root): launch(delegates) { make(root) }
    case nil: launch(delegates) { UIViewController() }
    }
    simulation.settle()
  }

  private func launch(_ delegates: ScenarioDelegates?, root: () -> UIViewController) {
    add(simulation.launch(delegate: delegates?.application, sceneDelegate: sceneDelegate, root: root), named: "main")
  }

  /// Closes every scene; nobody listens any more.
  func end() {
    simulation.onEvent = nil
    onRefusal = nil
    for case let scene as UIWindowScene in simulation.application.connectedScenes { simulation.disconnect(scene) }
  }

  private func appDelegates() -> ScenarioDelegates? {
    switch app.delegate {
    case .none: return app.sceneMask.map { ScenarioDelegates(application: PlainAppDelegate(), scene: ownSceneDelegate($0)) }
    case .own(let mask):
      let delegate = OwnAppDelegate()
      delegate.mask = mask
      ownDelegate = delegate
      return ScenarioDelegates(application: delegate, scene: app.sceneMask.map(ownSceneDelegate))
    case .misnamed(let mask):
      return ScenarioDelegates(application: MisnamedAppDelegate(mask), scene: app.sceneMask.map(ownSceneDelegate))
    case .quarterTurn(let mask): return library?.delegates(default: mask)
    }
  }

  private func ownSceneDelegate(_ mask: UIInterfaceOrientationMask) -> any UIWindowSceneDelegate.Type {
    OwnSceneDelegate.mask = mask
    return OwnSceneDelegate.self
  }

  private func add(_ window: UIWindow?, named name: String) {
    windows[name] = window
    guard let scene = window?.windowScene else { return }
    scenes[name] = scene
    sceneNames[ObjectIdentifier(scene)] = name
    library?.connected(scene)
  }

  // MARK: Scenes

  /// The scene of this name while it is connected; `nil` is the app's first.
  func scene(_ name: String?) -> UIWindowScene? { scenes[name ?? "main"] }

  func windowScene(_ name: String?) throws(StepFault) -> UIWindowScene {
    guard let scene = scene(name) else { throw StepFault("the scene \(name ?? "main") is not connected") }
    return scene
  }

  func templateScene(_ name: String?) -> UIScene? { name.flatMap { templateScenes[$0] } }

  func perform(_ step: SceneStep) throws(StepFault) {
    switch step {
    case .connect(let name, let root, let isExternal):
      let controller = try resolve(root)
      try refuseShown(controller, root.name)
      let role: UISceneSession.Role = isExternal ? .windowExternalDisplayNonInteractive : .windowApplication
      let window = simulation.connectScene(delegate: isExternal ? nil : sceneDelegate, role: role) { controller }
      add(window, named: name)
    case .disconnect(let name):
      let scene = try windowScene(name)
      simulation.disconnect(scene)
      scenes[name] = nil
      sceneNames[ObjectIdentifier(scene)] = nil
      windows[name] = nil
    case .connectTemplate(let name): templateScenes[name] = simulation.connectTemplateScene()
    }
  }

  // MARK: Controllers

  /// The controller of this name; one made in a step that was left out does not exist.
  func controller(_ name: String) throws(StepFault) -> UIViewController {
    guard let controller = controllers[name] else { throw StepFault("\(name) was not created on this system") }
    return controller
  }

  func navigation(_ name: String) throws(StepFault) -> UINavigationController {
    guard let navigation = try controller(name) as? UINavigationController else { throw StepFault("\(name) is no navigation") }
    return navigation
  }

  func simulated(_ name: String) throws(StepFault) -> SimulatedController {
    guard let controller = try controller(name) as? SimulatedController else {
      throw StepFault("\(name) is UIKit's own and takes no values")
    }
    return controller
  }

  func resolve(_ reference: ControllerReference) throws(StepFault) -> UIViewController {
    switch reference {
    case .named(let name, _): try controller(name)
    case .new(let controller): make(controller)
    }
  }

  // MARK: What is shown

  /// The eye and the finger.
  func screen(of scene: UIWindowScene? = nil, settles: Bool = true) -> ScreenDriver {
    ScreenDriver(simulation, scene: scene, settles: settles)
  }

  /// The controller that presents next: the top of the presentation chain.
  func topmost(in scene: UIWindowScene?) -> UIViewController? {
    var level = window(of: scene)?.rootViewController
    while let next = level?.presentedViewController, !next.isBeingDismissed { level = next }
    return level
  }

  /// The scene's own window, under those that were opened over it.
  func window(of scene: UIWindowScene?) -> UIWindow? {
    scene.flatMap { sceneNames[ObjectIdentifier($0)] }.flatMap { windows[$0] }
  }

  /// A controller's view in its window; `nil` is a view that is in none.
  func frame(of name: String) -> CGRect? {
    guard let view = controllers[name]?.viewIfLoaded, view.window != nil else { return nil }
    var frame = view.frame
    var above = view.superview
    while let holder = above, !(holder is UIWindow) {
      frame.origin.x += holder.frame.origin.x
      frame.origin.y += holder.frame.origin.y
      above = holder.superview
    }
    return frame
  }

  /// The name of the controller in front, inside navigations and containers.
  func visibleName(in scene: UIWindowScene?) -> String? {
    if showsPage { return screen(of: scene).navigationTitle }
    var front = topmost(in: scene)
    while let controller = front {
      guard let child = controller.shownChild else { return controller.title }
      front = child
    }
    return nil
  }
}

extension UIViewController {
  /// The child that is looked at.
  ///
  /// A library may keep children of its own, which no scenario has named.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    case let pages as UIPageViewController: pages.viewControllers?.first
    default: children.last { $0.title != nil }
    }
  }
}

/// Why a step cannot happen; the runner adds the place.
struct StepFault: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
