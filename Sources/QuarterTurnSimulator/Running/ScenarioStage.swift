import HeadlessUIKit

/// The app of a scenario on its device: the controllers by name, and who answers for the app.
@MainActor
final class ScenarioStage {
  let simulation: Simulation
  private let app: ScenarioApp
  private let library: (any ScenarioLibrary)?
  private var controllers: [String: UIViewController] = [:]
  private(set) var ownDelegate: OwnAppDelegate?
  /// The navigations in which a finger is dragging a page away.
  var swipes: Set<String> = []
  var isInBackground = false
  /// Takes the refusals of the scenario's own geometry requests.
  var onRefusal: (@MainActor (String) -> Void)?

  init(scenario: Scenario, pair: DevicePair, library: (any ScenarioLibrary)?, assumptions: Assumptions) {
    simulation = Simulation(
      device: pair.device, system: pair.system, sdk: scenario.sdk, infoPlist: scenario.infoPlist, assumptions: assumptions)
    app = library == nil ? scenario.appWithout : scenario.app
    self.library = library
    simulation.turnDevice(to: scenario.pose)
    simulation.isUserRotationLocked = scenario.userLock
  }

  /// Starts the app; controllers for later are made with it.
  func launch(_ scenario: Scenario) {
    for controller in scenario.controllers { _ = make(controller) }
    let delegates = delegates()
    simulation.launch(delegate: delegates?.application, sceneDelegate: delegates?.scene) {
      app.root.map { make($0) } ?? UIViewController()
    }
    if let scene = simulation.windowScene { library?.launched(in: scene) }
    simulation.settle()
  }

  private func delegates() -> ScenarioDelegates? {
    switch app.delegate {
    case .none: return nil
    case .own(let mask):
      let delegate = OwnAppDelegate()
      delegate.mask = mask
      ownDelegate = delegate
      return ScenarioDelegates(application: delegate, scene: nil)
    case .quarterTurn(let mask): return library?.delegates(default: mask)
    }
  }

  // MARK: Controllers

  /// The controller of this name; one made in a step that was left out does not exist.
  func controller(_ name: String) throws(StepFault) -> UIViewController {
    guard let controller = controllers[name] else { throw StepFault("\(name) was never made on this system") }
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

  private func make(_ description: ScenarioController) -> UIViewController {
    let controller = makeKind(description)
    // UIKit's record and the timeline call a controller by its title.
    controller.title = description.name
    controllers[description.name] = controller
    return controller
  }

  private func makeKind(_ description: ScenarioController) -> UIViewController {
    switch description.kind {
    case .controller: return SimulatedController(description.overrides)
    case .alert: return UIAlertController(title: description.name, message: nil, preferredStyle: .alert)
    case .container(let child):
      let container = SimulatedController(description.overrides)
      container.embed(make(child))
      return container
    case .navigation(let navigation, let stack):
      let pages = stack.map(make)
      let controller = makeNavigation(navigation, root: pages[0])
      if pages.count > 1 { controller.setViewControllers(pages, animated: false) }
      return controller
    }
  }

  private func makeNavigation(_ navigation: ScenarioController.Navigation, root: UIViewController) -> UINavigationController {
    switch navigation {
    case .uikit: UINavigationController(rootViewController: root)
    case .forwarding: ForwardingNavigationController(rootViewController: root)
    case .quarterTurn: library?.navigationController(root: root) ?? UINavigationController(rootViewController: root)
    }
  }

  // MARK: What is shown

  /// The controller that presents next: the top of the presentation chain.
  var topmost: UIViewController? {
    var level = simulation.windowScene?.keyWindow?.rootViewController
    while let next = level?.presentedViewController, !next.isBeingDismissed { level = next }
    return level
  }

  /// The name of the controller in front, inside navigations and containers.
  var visibleName: String? {
    var front = topmost
    while let controller = front {
      if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
        front = top
      } else if let child = controller.children.last(where: { $0.title != nil }) {
        // A library may keep children of its own, which no scenario has named.
        front = child
      } else {
        return controller.title
      }
    }
    return nil
  }
}

/// Why a step cannot happen; the runner adds the place.
struct StepFault: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
