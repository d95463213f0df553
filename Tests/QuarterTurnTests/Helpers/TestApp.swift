import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// An app on a headless phone: what most tests need, in words that read like a sequence of events.
@MainActor
final class TestApp {
  /// A system of each era.
  nonisolated static let systems = [15, 16, 18, 26, 27]

  /// The first system of each era, where nothing differs inside one.
  nonisolated static let eras = [15, 16, 26, 27]

  let simulation: Simulation
  let window: UIWindow?

  init(
    _ system: Int = 26, plist: InfoPlist = [:], device: DeviceModel = .iPhone16, userLock: Bool = false,
    delegate: (any UIApplicationDelegate)? = PortraitDelegate(),
    sceneDelegate: (any UIWindowSceneDelegate.Type)? = nil, root: () -> UIViewController = { UIViewController() }
  ) {
    simulation = Simulation(
      device: device, system: SystemVersion(system), infoPlist: plist, assumptions: World.assumptions)
    simulation.isUserRotationLocked = userLock
    window = simulation.launch(delegate: delegate, sceneDelegate: sceneDelegate, root: root)
  }

  /// An app that starts in another way than by a delegate and a root.
  init(_ system: Int, plist: InfoPlist = [:], device: DeviceModel = .iPhone16, launch: (Simulation) -> UIWindow?) {
    simulation = Simulation(
      device: device, system: SystemVersion(system), infoPlist: plist, assumptions: World.assumptions)
    window = launch(simulation)
  }

  var scene: UIWindowScene {
    get throws { try #require(simulation.windowScene) }
  }

  var coordinator: OrientationCoordinator {
    get throws { try simulation.run { try scene.orientationCoordinator } }
  }

  var root: UIViewController {
    get throws { try #require(window?.rootViewController) }
  }

  var orientation: UIInterfaceOrientation? { simulation.windowScene?.interfaceOrientation }

  var calls: UIKitCalls { simulation.calls }

  /// Does something in the app's world, then lets everything happen that follows.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { simulation.settle() }
    return try simulation.run(body)
  }

  func turn(to pose: UIDeviceOrientation) {
    simulation.turnDevice(to: pose)
    simulation.settle()
  }

  func present(_ controller: UIViewController, _ style: UIModalPresentationStyle = .fullScreen) throws {
    let top = try top
    perform {
      controller.modalPresentationStyle = style
      top.present(controller, animated: true)
    }
  }

  func dismiss() throws {
    let top = try top
    perform { top.dismiss(animated: true) }
  }

  private var top: UIViewController {
    get throws {
      var top = try root
      while let presented = top.presentedViewController { top = presented }
      return top
    }
  }
}

/// The usual app: portrait unless somebody asks for more.
class PortraitDelegate: OrientationAppDelegate {
  override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .portrait }
}

/// An app that takes every orientation unless somebody asks for less.
class OpenDelegate: OrientationAppDelegate {
  override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .all }
}

/// A controller with a mask of its own, as system pickers have.
final class MaskController: UIViewController {
  var mask: UIInterfaceOrientationMask

  init(_ mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

/// A page that asks for a mask while it is visible.
final class Page: UIViewController {
  private let wanted: UIInterfaceOrientationMask?
  private let preferring: UIInterfaceOrientation?

  init(_ wanted: UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation? = nil, title: String = "page") {
    self.wanted = wanted
    self.preferring = preferring
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setSupportedOrientationsWhileVisible(wanted, preferring: preferring, label: title)
  }
}
