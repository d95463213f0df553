import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct OrientationRootControllerTests {
  /// An app without any delegate that knows of the library.
  private func app(
    _ system: Int, plist: InfoPlist = .three, userLock: Bool = false, content: UIViewController = UIViewController()
  ) throws -> (TestApp, OrientationRootController) {
    let app = TestApp(system, plist: plist, userLock: userLock, delegate: nil) {
      OrientationRootController(content: content, default: .portrait)
    }
    return (app, try #require(try app.root as? OrientationRootController))
  }

  @Test("With every wanted orientation in the plist no delegate is needed (B13)", arguments: TestApp.eras, [false, true])
  func noDelegate(system: Int, userLock: Bool) throws {
    let (app, _) = try app(system, userLock: userLock)
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "player") }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("The default holds against the hand", arguments: TestApp.eras)
  func defaultHolds(system: Int) throws {
    let (app, root) = try app(system)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { root.defaultInterfaceOrientations = nil }
    app.turn(to: .portrait)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.defaultOrientations == .allButUpsideDown)
  }

  @Test("Pages pushed inside it turn and give back", arguments: TestApp.eras)
  func pages(system: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let (app, _) = try app(system, content: navigation)
    app.perform { navigation.pushViewController(Page(.landscape), animated: true) }
    #expect(app.orientation == .landscapeRight)
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("A rotate works without a delegate", arguments: TestApp.eras)
  func rotate(system: Int) throws {
    let (app, root) = try app(system)
    app.perform { root.defaultInterfaceOrientations = nil }
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: .landscapeLeft) { result = $0 } }
    #expect(result == .success(.landscapeLeft))
    #expect(app.orientation == .landscapeLeft)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
  }

  @Test("A lock outside of the plist raises nothing and says what to add (R3.17)", arguments: TestApp.eras)
  func outsideThePlist(system: Int) throws {
    let (app, _) = try app(system, plist: .supporting(.portrait))
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.delegateNotForwarding])
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: .landscape) { result = $0 } }
    #expect(result == .failure(.unsupported(by: .defaultOrientations)))
    app.perform { lock.release() }
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A delegate with a mask of its own is never contradicted", arguments: TestApp.eras)
  func foreignDelegate(system: Int) throws {
    let app = TestApp(system, plist: .three, delegate: PortraitOnlyDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.delegateAnswersItself])
    app.perform { lock.release() }
  }

  @Test("A cover in a root of its own narrows, any other is explained", arguments: TestApp.eras)
  func covers(system: Int) throws {
    let (app, _) = try app(system)
    let cover = app.simulation.run { OrientationRootController(content: Page(.landscape)) }
    try app.present(cover)
    #expect(app.orientation == .landscapeRight)
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    try app.present(Page(.landscape, title: "plain"))
    #expect(try app.coordinator.openIssues.contains { $0.code == .delegateNotForwarding && $0.screen == "plain" })
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("It works beside a delegate that passes questions on", arguments: TestApp.eras)
  func besideTheDelegate(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait)) { OrientationRootController(content: UIViewController()) }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    try app.present(MaskController(.all))
    #expect(app.orientation == .landscapeRight)
    try app.dismiss()
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Other content takes the place of the first", arguments: [15, 26])
  func otherContent(system: Int) throws {
    let first = UIViewController()
    let (app, root) = try app(system, content: first)
    app.perform { root.content = Page(.landscape) }
    #expect(first.parent == nil)
    #expect(root.children.count == 1)
    #expect(app.orientation == .landscapeRight)
    app.perform { root.content = nil }
    #expect(app.orientation == .portrait)
    #expect(root.children.isEmpty)
  }

  @Test("The content's bars, rotation and lock preference are passed on (R8.4)")
  func passesOn() throws {
    let content = WishController(.all)
    content.rotates = false
    content.locks = true
    let (app, root) = try app(26, content: content)
    #expect(!root.shouldAutorotate)
    #expect(root.childForStatusBarHidden === content)
    #expect(root.childForHomeIndicatorAutoHidden === content)
    #expect(root.childForInterfaceOrientationLock === content)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }
}

@MainActor
private final class PortraitOnlyDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}
