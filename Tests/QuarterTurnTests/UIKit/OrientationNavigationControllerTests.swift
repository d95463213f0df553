import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct OrientationNavigationControllerTests {
  private func app(
    _ system: Int, userLock: Bool = false, root: UIViewController = MaskController(.portrait)
  ) throws -> (TestApp, OrientationNavigationController) {
    let app = TestApp(system, userLock: userLock, delegate: OpenDelegate()) {
      OrientationNavigationController(rootViewController: root)
    }
    return (app, try #require(try app.root as? OrientationNavigationController))
  }

  @Test("A page's own mask counts, and a push and a pop turn at once (B126)", arguments: TestApp.systems, [false, true])
  func pagesDecide(system: Int, userLock: Bool) throws {
    let (app, navigation) = try app(system, userLock: userLock)
    #expect(app.orientation == .portrait)
    app.perform { navigation.pushViewController(MaskController(.landscape), animated: true) }
    #expect(app.orientation == .landscapeRight)
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("A pop that the finger takes back changes nothing", arguments: TestApp.systems)
  func cancelledPop(system: Int) throws {
    let (app, navigation) = try app(system)
    app.perform { navigation.pushViewController(MaskController(.landscape), animated: true) }
    let start = app.calls
    app.perform { navigation.beginInteractivePop() }
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    app.perform { navigation.cancelInteractivePop() }
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(app.orientation == .landscapeRight)
    #expect((app.calls - start).total == 0)
    app.perform { navigation.beginInteractivePop() }
    app.perform { navigation.finishInteractivePop() }
    #expect(app.orientation == .portrait)
  }

  @Test("The preferred orientation is always in the mask (B85, B86)", arguments: TestApp.systems)
  func preferredIsInTheMask(system: Int) throws {
    let page = PreferringController(.portrait, preferred: .landscapeLeft)
    let (app, navigation) = try app(system, root: page)
    #expect(app.simulation.run { navigation.preferredInterfaceOrientationForPresentation } == .portrait)
    let modal = app.simulation.run {
      OrientationNavigationController(rootViewController: PreferringController(.landscape, preferred: .portrait))
    }
    try app.present(modal)
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation?.isLandscape == true)
    try app.dismiss()
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
  }

  @Test("The app's own delegate is told everything and its mask comes first", arguments: [15, 26])
  func ownDelegate(system: Int) throws {
    let (app, navigation) = try app(system)
    let delegate = NavigationDelegate()
    app.simulation.run { navigation.delegate = delegate }
    app.perform { navigation.pushViewController(MaskController(.portrait), animated: true) }
    #expect(delegate.events == ["willShow", "didShow"])
    #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
  }

  @Test("Below iOS 16 a page that does not rotate keeps the interface where it is (R3.14)")
  func shouldAutorotate() throws {
    let page = PreferringController(.all, preferred: .portrait)
    page.rotates = false
    let (app, navigation) = try app(15, root: page)
    #expect(!navigation.shouldAutorotate)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
  }

  @Test("A page's lock preference is passed on, and steps aside while the library turns (R8.4, R8.5)", arguments: [26, 27])
  func lockPreference(system: Int) throws {
    let page = PreferringController(.all, preferred: .portrait)
    page.locks = true
    let (app, navigation) = try app(system, root: page)
    app.simulation.settle()
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(navigation.childForInterfaceOrientationLock === page)
    app.perform { lock.release() }
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A request counts beside the page's own mask", arguments: TestApp.systems)
  func requestBesideMask(system: Int) throws {
    let (app, navigation) = try app(system)
    app.perform { navigation.pushViewController(MaskController(.all), animated: true) }
    let top = try #require(navigation.topViewController)
    app.perform { top.setSupportedOrientationsWhileVisible(.landscape) }
    #expect(app.orientation == .landscapeRight)
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Observers are told before and after, each once a turn", arguments: TestApp.systems)
  func observersAreTold(system: Int) throws {
    let (app, _) = try app(system, root: MaskController(.all))
    var changes: [OrientationChange] = []
    let observation = try app.coordinator.observe { changes.append($0) }
    app.turn(to: .landscapeLeft)
    let settled = changes.filter { $0.phase == .didRotate }
    #expect(settled == [OrientationChange(previous: .portrait, current: .landscapeRight, phase: .didRotate)])
    let announced = changes.filter { $0.phase == .willRotate }
    #expect(
      announced.isEmpty || announced == [OrientationChange(previous: .portrait, current: .landscapeRight, phase: .willRotate)])
    observation.cancel()
    app.turn(to: .portrait)
    #expect(changes.count == settled.count + announced.count)
  }
}

private final class PreferringController: UIViewController {
  private let mask: UIInterfaceOrientationMask
  private let preferred: UIInterfaceOrientation
  var rotates = true
  var locks = false

  init(_ mask: UIInterfaceOrientationMask, preferred: UIInterfaceOrientation) {
    self.mask = mask
    self.preferred = preferred
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { preferred }
  override var shouldAutorotate: Bool { rotates }
  override var prefersInterfaceOrientationLocked: Bool { locks }
}

@MainActor
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  var events: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    events.append("willShow")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    events.append("didShow")
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }
}
