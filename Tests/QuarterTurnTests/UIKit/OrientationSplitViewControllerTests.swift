import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct OrientationSplitViewControllerTests {
  private func app(
    _ system: Int, device: DeviceModel = .pad, primary: UIViewController, secondary: UIViewController
  ) throws -> (TestApp, OrientationSplitViewController) {
    let app = TestApp(system, plist: .three, device: device, delegate: OpenDelegate()) {
      let split = OrientationSplitViewController(style: .doubleColumn)
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
      return split
    }
    return (app, try #require(try app.root as? OrientationSplitViewController))
  }

  @Test("Side by side the secondary column decides, and another one turns at once", arguments: TestApp.eras)
  func secondaryDecides(system: Int) throws {
    let (app, split) = try app(system, primary: WishController(.portrait), secondary: WishController(.all))
    #expect(app.orientation == .portrait)
    #expect(app.calls.total == 0)
    app.perform { split.setViewController(WishController(.landscape), for: .secondary) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { split.setViewController(WishController(.portrait), for: .secondary) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("One at a time the shown column decides", arguments: TestApp.eras)
  func shownColumnDecides(system: Int) throws {
    let (app, split) = try app(
      system, device: .iPhone16, primary: WishController(.portrait), secondary: WishController(.landscape))
    let isShowingSecondary = app.orientation?.isLandscape == true
    #expect(isShowingSecondary == (split.viewControllers.last === split.viewController(for: .secondary)))
    app.perform { split.show(.primary) }
    #expect(app.orientation == .portrait)
    app.perform { split.show(.secondary) }
    #expect(app.orientation?.isLandscape == true)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("The app's own delegate answers first; what it prefers is always in the mask", arguments: [15, 26])
  func ownDelegate(system: Int) throws {
    let delegate = SplitDelegate()
    let (app, split) = try app(system, primary: WishController(.all), secondary: WishController(.portrait))
    app.simulation.run {
      #expect(split.supportedInterfaceOrientations == .portrait)
      split.delegate = delegate
      #expect(split.supportedInterfaceOrientations == .landscape)
      #expect(split.preferredInterfaceOrientationForPresentation.isLandscape)
    }
  }

  @Test("shouldAutorotate and the lock preference are the main column's (R3.14, R8.4)")
  func otherWishes() throws {
    let main = WishController(.all)
    main.rotates = false
    main.locks = true
    let (app, split) = try app(26, primary: WishController(.all), secondary: main)
    #expect(!split.shouldAutorotate)
    #expect(split.childForInterfaceOrientationLock === main)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }
}

@MainActor
private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .landscape }

  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portraitUpsideDown }
}
