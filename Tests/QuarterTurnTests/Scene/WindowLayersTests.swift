import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Windows above the app's own", .worlds) struct WindowLayersTests {
  private func overlay(on app: TestApp, level: UIWindow.Level = .statusBar, root: () -> UIViewController) throws -> UIWindow {
    let scene = try app.scene
    return app.perform {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = level
      window.rootViewController = root()
      window.isHidden = false
      return window
    }
  }

  @Test("A HUD with a plain root changes nothing about the requests below (B72, B73)", arguments: TestApp.eras)
  func plainOverlay(system: Int) throws {
    let app = TestApp(system) { Page(.landscape, title: "page") }
    #expect(app.orientation == .landscapeRight)
    let hud = try overlay(on: app) { UIViewController() }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    app.turn(to: .portraitUpsideDown)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    app.perform { hud.isHidden = true }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A HUD with a plain root does not undo the mask of the controller below (B73)", arguments: TestApp.eras)
  func plainOverlayOverController(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { MaskController(.portrait) }
    let hud = try overlay(on: app) { UIViewController() }
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { hud.isHidden = true }
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A rotate that is held lasts while a HUD comes and goes", arguments: TestApp.eras)
  func holdUnderOverlay(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: .landscapeRight, until: .ended) { result = $0 } }
    #expect(result == .success(.landscapeRight))
    let hud = try overlay(on: app) { UIViewController() }
    #expect(app.orientation == .landscapeRight)
    app.perform { hud.isHidden = true }
    app.turn(to: .portraitUpsideDown)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    try app.perform { try app.coordinator.endRotation() }
    #expect(app.orientation == .portrait)
  }

  @Test("A lock taken during a transition under a HUD waits for its end", arguments: TestApp.eras)
  func transitionBelow(system: Int) throws {
    let app = TestApp(system)
    let hud = try overlay(on: app) { UIViewController() }
    let cover = app.simulation.run { UIViewController() }
    let root = try app.root
    app.simulation.run { root.present(cover, animated: true) }
    app.simulation.advance(by: 0.1)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    app.simulation.run { root.dismiss(animated: true) }
    app.simulation.advance(by: 0.1)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    app.perform { hud.isHidden = true }
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A window with requests of its own is a screen above the others (B62, B66)", arguments: TestApp.eras)
  func playerWindow(system: Int) throws {
    let app = TestApp(system) { Page(.portrait, title: "below") }
    let player = try overlay(on: app, level: .normal) { Page(.landscape, title: "player") }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.requests.first { $0.label == "below" }?.status == .suspended(by: "player"))
    app.perform { player.isHidden = true }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("The system's own windows have no say (R3.21)", arguments: TestApp.eras)
  func systemWindow(system: Int) throws {
    let app = TestApp(system) { Page(.landscape, title: "page") }
    try app.perform { app.simulation.showTextEffectsWindow(on: try app.scene) }
    #expect(try app.coordinator.requests.map(\.status) == [.active])
    let lock = try app.perform { try app.coordinator.lock(to: .landscapeLeft) }
    #expect(app.orientation == .landscapeLeft)
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("The library's overlay root answers for the window below, without a delegate (B72)", arguments: TestApp.eras)
  func overlayRoot(system: Int) throws {
    let below = WishController(.portrait)
    let app = TestApp(system, plist: .three, delegate: nil) { below }
    let window = try overlay(on: app) { OrientationOverlayController(content: UIViewController()) }
    let root = try #require(window.rootViewController)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    #expect(root.supportedInterfaceOrientations == .portrait)
    below.rotates = false
    #expect(!root.shouldAutorotate)
    app.perform { window.isHidden = true }
    #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(root.shouldAutorotate)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Over the library's root it narrows with it", arguments: TestApp.eras)
  func overlayOverRoot(system: Int) throws {
    let app = TestApp(system, plist: .three, delegate: nil) {
      OrientationRootController(content: UIViewController(), default: .portrait)
    }
    let window = try overlay(on: app) { OrientationOverlayController(content: nil) }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    app.perform { window.isHidden = true }
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("The lock preference of the window below is passed on while the overlay shows (R8.4)", arguments: [26, 27])
  func overlayLock(system: Int) throws {
    let below = WishController(.all)
    below.locks = true
    let app = TestApp(system, delegate: OpenDelegate()) { below }
    let window = try overlay(on: app) { OrientationOverlayController(content: nil) }
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let freeze = try app.perform { try app.coordinator.lockCurrentOrientation() }
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { freeze.release() }
    app.perform { window.isHidden = true }
    #expect(window.rootViewController?.prefersInterfaceOrientationLocked == false)
  }
}
