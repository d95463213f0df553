import HeadlessUIKit

/// A headless iPhone with one app and one window, in the words of the tests.
@MainActor
final class Phone {
  let simulation: Simulation
  /// The app's delegate, if it has one that answers for orientation.
  let delegate: PhoneDelegate?
  let root: UIViewController
  /// Everything that happened since the launch, or since ``forget()``.
  private(set) var events: [SimulationEvent] = []

  init(
    _ major: Int, _ minor: Int = 0, device: DeviceModel = .phone, sdk: SystemVersion = .newest, plist: InfoPlist = [:],
    mask: UIInterfaceOrientationMask? = nil, assuming assumptions: [Assumption: Int] = [:],
    pose: UIDeviceOrientation = .portrait, userLock: Bool = false, sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil,
    root makeRoot: @MainActor () -> UIViewController = { Page() }
  ) {
    simulation = Simulation(
      device: device, system: SystemVersion(major, minor), sdk: sdk, infoPlist: plist, assumptions: Assumptions(assumptions))
    delegate = mask.map(PhoneDelegate.init(mask:))
    root = simulation.run(makeRoot)
    simulation.turnDevice(to: pose)
    simulation.isUserRotationLocked = userLock
    simulation.onEvent = { [unowned self] in events.append($0) }
    simulation.launch(delegate: delegate, sceneDelegate: sceneDelegate) { root }
  }

  // MARK: What holds now

  var scene: UIWindowScene {
    guard let scene = simulation.windowScene else { preconditionFailure("the launch connected a scene") }
    return scene
  }
  var device: UIDevice { simulation.run { UIDevice.current } }
  var interface: UIInterfaceOrientation { scene.interfaceOrientation }
  var crashes: [String] { simulation.crashes.map(\.reason) }
  var console: [String] { simulation.console.map(\.text) }

  // MARK: What happened

  var turns: [UIInterfaceOrientation] {
    events.compactMap { if case .interfaceTurned(_, let to) = $0 { to } else { nil } }
  }

  var refusals: [String] {
    events.compactMap { if case .geometryRefused(let code, let text) = $0 { "\(code) \(text)" } else { nil } }
  }

  /// How often anybody answered for the app.
  var questionsToTheApp: Int {
    events.count { if case .applicationMaskAnswered = $0 { true } else { false } }
  }

  /// The callbacks of a controller's kind, in order.
  func callbacks(of controller: String? = nil) -> [String] {
    events.compactMap { event in
      guard case .callback(let name, let callback) = event, controller == nil || controller == name else { return nil }
      return callback
    }
  }

  func forget() { events = [] }

  // MARK: What is done

  func turn(_ pose: UIDeviceOrientation) {
    simulation.turnDevice(to: pose)
    simulation.settle()
  }

  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try simulation.run(body)
    simulation.settle()
    return result
  }

  /// Changes what the app's delegate answers; UIKit is not told.
  func allow(_ mask: UIInterfaceOrientationMask) { delegate?.mask = mask }

  func refresh(_ controller: UIViewController? = nil) {
    perform { (controller ?? root).setNeedsUpdateOfSupportedInterfaceOrientations() }
  }

  /// Sends a geometry request, without a preference for nil, and returns the error it ended with, if UIKit told one.
  @discardableResult
  func request(_ mask: UIInterfaceOrientationMask?) -> NSError? {
    let answer = Answer()
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    if let mask { preferences.interfaceOrientations = mask }
    perform {
      scene.requestGeometryUpdate(preferences) { error in
        MainActor.assumeIsolated { answer.error = error as NSError }
      }
    }
    return answer.error
  }

  func write(_ pose: UIDeviceOrientation) {
    perform { UIDevice.current.setValue(pose.rawValue, forKey: "orientation") }
  }

  func attemptRotation() {
    perform { UIViewController.attemptRotationToDeviceOrientation() }
  }

  func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle, from presenter: UIViewController? = nil,
    animated: Bool = true
  ) {
    perform {
      controller.modalPresentationStyle = style
      (presenter ?? root).present(controller, animated: animated)
    }
  }

  func dismiss(_ controller: UIViewController, animated: Bool = true) {
    perform { controller.presentingViewController?.dismiss(animated: animated) }
  }
}

/// Holds what an error handler was given.
@MainActor
private final class Answer {
  var error: NSError?
}
