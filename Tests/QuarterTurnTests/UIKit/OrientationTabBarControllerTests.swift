import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct OrientationTabBarControllerTests {
  private func app(
    _ system: Int, tabs: [UIViewController], userLock: Bool = false, device: DeviceModel = .iPhone16
  ) throws -> (TestApp, OrientationTabBarController) {
    let app = TestApp(
      system, plist: device.idiom == .pad ? .three : [:], device: device, userLock: userLock, delegate: OpenDelegate()
    ) {
      let bar = OrientationTabBarController()
      bar.viewControllers = tabs
      return bar
    }
    return (app, try #require(try app.root as? OrientationTabBarController))
  }

  @Test("The selected tab decides, and a tap turns at once (B81, B126)", arguments: TestApp.eras, [false, true])
  func tapsTurn(system: Int, userLock: Bool) throws {
    let (app, bar) = try app(system, tabs: [WishController(.portrait), WishController(.landscape)], userLock: userLock)
    #expect(app.orientation == .portrait)
    #expect(app.calls.total == 0)
    app.perform { bar.tapTab(at: 1) }
    #expect(app.orientation == .landscapeRight)
    app.perform { bar.tapTab(at: 0) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Selecting by code turns as well, by controller, by index and by other tabs", arguments: TestApp.eras)
  func codeTurns(system: Int) throws {
    let (portrait, landscape) = (WishController(.portrait), WishController(.landscape))
    let (app, bar) = try app(system, tabs: [portrait, landscape])
    app.perform { bar.selectedViewController = landscape }
    #expect(app.orientation == .landscapeRight)
    app.perform { bar.selectedIndex = 0 }
    #expect(app.orientation == .portrait)
    app.perform { bar.setViewControllers([WishController(.landscapeLeft)], animated: false) }
    #expect(app.orientation == .landscapeLeft)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Pages inside navigation controllers inside tabs decide", arguments: TestApp.eras)
  func nested(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: WishController(.portrait))
    let (app, bar) = try app(system, tabs: [navigation, WishController(.all)])
    app.perform { navigation.pushViewController(WishController(.landscape), animated: true) }
    #expect(app.orientation == .landscapeRight)
    app.perform { bar.tapTab(at: 1) }
    #expect(app.orientation == .portrait)
    app.perform { bar.tapTab(at: 0) }
    #expect(app.orientation == .landscapeRight)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("The app's own delegate is told, may refuse, and its mask comes first", arguments: [15, 26])
  func ownDelegate(system: Int) throws {
    let (app, bar) = try app(system, tabs: [WishController(.portrait), WishController(.portrait)])
    let delegate = TabDelegate()
    app.simulation.run { bar.delegate = delegate }
    app.perform { bar.tapTab(at: 1) }
    #expect(delegate.selected == 1)
    #expect(app.simulation.run { bar.supportedInterfaceOrientations } == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    delegate.refuses = true
    app.perform { bar.tapTab(at: 0) }
    #expect(bar.selectedIndex == 1)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("The preferred orientation is always in the mask (B85, B86)", arguments: TestApp.eras)
  func preferredIsInTheMask(system: Int) throws {
    let (app, bar) = try app(system, tabs: [WishController(.portrait, preferred: .landscapeLeft)])
    #expect(app.simulation.run { bar.preferredInterfaceOrientationForPresentation } == .portrait)
    let modal = app.simulation.run {
      let modal = OrientationTabBarController()
      modal.viewControllers = [WishController(.landscape, preferred: .portrait)]
      return modal
    }
    try app.present(modal)
    #expect(app.orientation?.isLandscape == true)
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("shouldAutorotate and the lock preference are the selected tab's (R3.14, R8.4)")
  func otherWishes() throws {
    let (still, locked) = (WishController(.all), WishController(.all))
    still.rotates = false
    locked.locks = true
    let (app, bar) = try app(26, tabs: [still, locked])
    #expect(!bar.shouldAutorotate)
    #expect(try !app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { bar.tapTab(at: 1) }
    #expect(bar.shouldAutorotate)
    #expect(bar.childForInterfaceOrientationLock === locked)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { bar.tapTab(at: 0) }
    #expect(try !app.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("On an iPad that lists fewer than four orientations it is the same", arguments: TestApp.eras)
  func pad(system: Int) throws {
    let (app, bar) = try app(system, tabs: [WishController(.portrait), WishController(.landscape)], device: .pad)
    app.perform { bar.tapTab(at: 1) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { bar.tapTab(at: 0) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }
}

@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var selected: Int?
  var refuses = false

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    !refuses
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selected = tabBarController.selectedIndex
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }
}
