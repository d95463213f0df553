import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("iPads", .worlds) struct PadTests {
  private func rotate(_ app: TestApp, to mask: UIInterfaceOrientationMask) throws -> Result<
    UIInterfaceOrientation, OrientationError
  >? {
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: mask) { result = $0 } }
    return result
  }

  @Test(
    "All four orientations and no full screen: one issue says why a lock does nothing (B16, B30, B48, B78)",
    arguments: TestApp.eras)
  func multitasking(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OrientationAppDelegate())
    var told: [OrientationIssue] = []
    let observation = try app.coordinator.observeIssues { told.append($0) }
    defer { withExtendedLifetime(observation) {} }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    #expect(app.orientation == .portrait)
    #expect(told.map(\.code) == [.multitasking])
    let issue = try #require(told.first)
    #expect(issue.reason.contains("“video”"))
    #expect(issue.remedy.contains(system < 26 ? "UIRequiresFullScreen" : "OrientationRootController"))
    #expect(app.calls.total == 0)
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    #expect(told.count == 1)
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(told.last?.isResolved == true)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Full screen required: masks count (B12, R7.4)", arguments: [15, 16, 18, 26])
  func fullScreenRequired(system: Int) throws {
    let app = TestApp(system, plist: .fullScreen, device: .pad)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("Built for 27 the key does not help any more (R8.15)")
  func fullScreenOn27() throws {
    let app = TestApp(27, plist: .fullScreen, device: .pad)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(try app.coordinator.openIssues.map(\.code) == [.multitasking])
    app.perform { lock.release() }
  }

  @Test("Under a root of the library the lock preference holds what masks cannot (B110, B113, R8.6)", arguments: [26, 27])
  func lockPreferenceHolds(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad) { OrientationRootController(content: UIViewController()) }
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "compass") }
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    // The default is portrait alone, which nobody would hear of either.
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A lock to both landscapes follows the iPad from one to the other, once it is held that way (B10)", arguments: [26, 27])
  func lockPreferenceFollows(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.multitasking])
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { lock.release() }
    #expect(try !app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
  }

  @Test("A rotate is refused with the reason, and not retried (B53, R7.3)", arguments: [16, 18, 26, 27])
  func rotateIsRefused(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate())
    let calls = app.calls
    #expect(try rotate(app, to: .landscape) == .failure(.windowingMode))
    #expect((app.calls - calls).geometryRequests == 1)
    app.simulation.settle()
    #expect((app.calls - calls).geometryRequests == 1)
    #expect(try app.coordinator.isAtRest && app.coordinator.supportedOrientations == .all)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Among windows a lock is reported at once, although nothing had to turn (B113, R7.13)", arguments: [26, 27])
  func windowedApps(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OrientationAppDelegate())
    app.simulation.multitaskingMode = .windowedApps
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "compass") }
    #expect(try app.coordinator.openIssues.map(\.code) == [.windowingMode])
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("Among windows the library's root holds a window that fills the screen (B113)", arguments: [26, 27])
  func windowedAppsHeld(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    app.simulation.multitaskingMode = .windowedApps
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "compass") }
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    let scene = try app.scene
    app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 500, height: 700))) }
    #expect(try app.coordinator.openIssues.count == 1)
    #expect(try app.coordinator.openIssues.first?.remedy.contains("layout") == true)
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test(
    "With full-screen apps the masks of an app with fewer orientations count, and nothing is said", arguments: TestApp.eras)
  func fewerOrientations(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(try rotate(app, to: .landscapeLeft) == .success(.landscapeLeft))
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test(
    "An app that requires full screen is scaled among windows: the value obeys, and that is said (B38, R7.4)",
    arguments: [18, 26])
  func valueOnly(system: Int) throws {
    let app = TestApp(system, plist: .fullScreen, device: .pad, delegate: OpenDelegate())
    app.simulation.multitaskingMode = system < 26 ? .stageManager : .windowedApps
    let scene = try app.scene
    app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 500, height: 700))) }
    #expect(try app.coordinator.openIssues.isEmpty)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "game") }
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.map(\.code) == [.windowingMode])
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("On 27 a resized window is asked for nothing any more, and that is said (R8.13)")
  func resized() throws {
    let app = TestApp(27, plist: .three, device: .pad, delegate: OpenDelegate())
    let scene = try app.scene
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 600, height: 800))) }
    #expect(try app.coordinator.openIssues.map(\.code) == [.windowResized])
    app.perform { app.simulation.resize(scene, to: .fullScreen) }
    #expect(try app.coordinator.openIssues.map(\.code) == [.windowResized])
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("What Info.plist says of full screen ends where it says so (R7.5)")
  func ignoredKey() {
    let plist: [String: Any] = ["UIRequiresFullScreen": true, "UIRequiresFullScreenIgnoredStartingWithVersion": "26"]
    let requires = { WindowingState.requiresFullScreen(plist, systemVersion: $0, isBuiltForIOS27: false) }
    #expect(requires("18.4"))
    #expect(requires("26.1"))
    #expect(!requires("26.2"))
    #expect(!WindowingState.requiresFullScreen([:], systemVersion: "18", isBuiltForIOS27: false))
    #expect(!WindowingState.requiresFullScreen(["UIRequiresFullScreen": true], systemVersion: "27.0", isBuiltForIOS27: true))
  }
}
