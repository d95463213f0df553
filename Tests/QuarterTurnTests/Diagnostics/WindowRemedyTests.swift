import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// The same for issues about windows, scenes and displays: an app that does what the remedy says has the issue no more.
@MainActor
@Suite("Following a remedy about windows makes the issue go") struct WindowRemedyTests {
  private func codes(_ app: TestApp) throws -> [OrientationIssue.Code] { try app.coordinator.openIssues.map(\.code) }

  private func window(on app: TestApp, root: UIViewController, level: UIWindow.Level = .statusBar) throws -> UIWindow {
    let scene = try app.scene
    return app.perform {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = level
      window.rootViewController = root
      window.isHidden = false
      return window
    }
  }

  // MARK: Overlays and other windows

  enum OverlayRemedy: CaseIterable, Sendable {
    case fromBelow
    case fullScreen
    case otherRoot
  }

  @Test(
    "overlayRequest: ask from the window below, present full screen, or give the window another root", arguments: TestApp.eras,
    OverlayRemedy.allCases)
  func overlayRequest(system: Int, remedy: OverlayRemedy) throws {
    let toast = Page(.landscape, title: "toast")
    let app = TestApp(system)
    let asking = try window(on: app, root: OrientationOverlayController(content: toast))
    #expect(try codes(app) == [.overlayRequest])
    app.perform { asking.isHidden = true }

    switch remedy {
    case .fromBelow:
      let root = try app.root
      _ = try window(on: app, root: OrientationOverlayController(content: UIViewController()))
      app.perform { root.setSupportedOrientationsWhileVisible(.landscape, label: "root") }
    case .fullScreen:
      let shown = try window(on: app, root: OrientationOverlayController(content: UIViewController()))
      let cover = Page(.landscape, title: "toast")
      cover.modalPresentationStyle = .fullScreen
      app.perform { shown.rootViewController?.present(cover, animated: true) }
    case .otherRoot: _ = try window(on: app, root: OrientationRootController(content: Page(.landscape, title: "toast")))
    }
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
  }

  @Test(
    "rejectedByViewController, by the root of another window: an overlay root, or a wider mask", arguments: TestApp.eras,
    [true, false])
  func otherWindow(system: Int, isOverlay: Bool) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    defer { app.perform { lock.release() } }
    let narrow = try window(on: app, root: MaskController(.portrait))
    #expect(try codes(app) == [.rejectedByViewController])
    app.perform { narrow.isHidden = true }
    let root =
      isOverlay ? OrientationOverlayController(content: MaskController(.portrait)) : MaskController([.portrait, .landscape])
    _ = try window(on: app, root: root)
    #expect(try codes(app).isEmpty)
  }

  private final class MediaWindow: UIWindow {}

  /// Answers for windows of another class by itself, as apps with a web video do.
  private final class MediaDelegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var answersItself = true

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      if window is MediaWindow, Self.answersItself { return .allButUpsideDown }
      return OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .portrait)
    }
  }

  @Test(
    "rejectedByViewController, overruled by a window in front: the delegate answers for it, or it is gone",
    arguments: [15, 16, 18, 26])
  func overruled(system: Int) throws {
    MediaDelegate.answersItself = true
    defer { MediaDelegate.answersItself = true }
    let app = TestApp(system, plist: .three, delegate: MediaDelegate(), sceneDelegate: OrientationSceneDelegate.self)
    let scene = try app.scene
    let media = app.perform {
      let window = MediaWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window
    }
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    app.turn(to: .landscapeLeft)
    #expect(try codes(app) == [.rejectedByViewController])
    app.perform { media.isHidden = true }
    #expect(try codes(app).isEmpty)
    app.turn(to: .portrait)
    MediaDelegate.answersItself = false
    app.perform { media.makeKeyAndVisible() }
    app.turn(to: .landscapeLeft)
    #expect(try codes(app).isEmpty)
    #expect(app.orientation == .portrait)
    app.perform { lock.release() }
  }

  @Test(
    "rejectedByViewController, a root's content: the default orientations or its own mask include more", arguments: TestApp.eras,
    [true, false])
  func content(system: Int, widensApp: Bool) throws {
    func issues(_ defaults: UIInterfaceOrientationMask, _ own: UIInterfaceOrientationMask) throws -> [OrientationIssue.Code] {
      let app = TestApp(system, delegate: OrientationAppDelegate()) {
        OrientationRootController(content: MaskController(own), default: defaults)
      }
      _ = try app.coordinator
      app.simulation.settle()
      return try codes(app)
    }
    #expect(try issues(.portrait, .landscape) == [.rejectedByViewController])
    #expect(try issues(widensApp ? .allButUpsideDown : .portrait, widensApp ? .landscape : .allButUpsideDown).isEmpty)
  }

  // MARK: Displays

  @Test("sceneDoesNotRotate: ask in a scene of the device's own display", arguments: TestApp.systems)
  func externalDisplay(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    let window = app.simulation.connectScene(role: .windowExternalDisplayNonInteractive) { UIViewController() }
    let external = try #require(window?.windowScene)
    let slides = app.perform { external.orientationCoordinator.lock(to: .landscape, label: "slides") }
    #expect(app.simulation.run { external.orientationCoordinator.openIssues.map(\.code) } == [.sceneDoesNotRotate])
    app.perform { slides.release() }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "slides") }
    #expect(app.simulation.run { external.orientationCoordinator.openIssues.isEmpty })
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
    app.perform { lock.release() }
  }

  // MARK: Masks that iPadOS ignores

  private func remedies(_ app: TestApp) throws -> [String] { try app.coordinator.openIssues.map(\.remedy) }

  @Test(
    "multitasking from iPadOS 26: one orientation is left out, or a root of the library holds the window", arguments: [26, 27],
    [true, false])
  func multitasking(system: Int, leavesOut: Bool) throws {
    let plain = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate())
    let ignored = try plain.perform { try plain.coordinator.lock(to: .portrait, label: "form") }
    defer { plain.perform { ignored.release() } }
    #expect(try codes(plain) == [.multitasking])
    #expect(try remedies(plain).first?.contains("OrientationRootController") == true)
    let mended =
      leavesOut
      ? TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
      : TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate()) {
        OrientationRootController(content: UIViewController())
      }
    let lock = try mended.perform { try mended.coordinator.lock(to: .portrait, label: "form") }
    defer { mended.perform { lock.release() } }
    mended.turn(to: .landscapeLeft)
    #expect(try codes(mended).isEmpty)
    #expect(mended.orientation == .portrait)
  }

  @Test(
    "multitasking and windowingMode under a root: the device is rotated to what is asked for", arguments: [26, 27], [true, false])
  func rotatedByHand(system: Int, isWindowed: Bool) throws {
    let app = TestApp(system, plist: isWindowed ? .three : .allFour, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    if isWindowed { app.simulation.multitaskingMode = .windowedApps }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "game") }
    #expect(try remedies(app).first?.contains("as soon as the device is turned to landscape") == true)
    app.turn(to: .landscapeLeft)
    #expect(try codes(app).isEmpty)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
  }

  @Test("windowingMode: the window's root is one of the library's", arguments: [26, 27])
  func windowed(system: Int) throws {
    for (root, expected) in [
      (UIViewController(), [OrientationIssue.Code.windowingMode]), (OrientationRootController(content: UIViewController()), []),
    ] {
      let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate()) { root }
      app.simulation.multitaskingMode = .windowedApps
      let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
      defer { app.perform { lock.release() } }
      #expect(try codes(app) == expected)
    }
  }

  @Test("windowingMode and windowResized in a small window: the window fills the screen again", arguments: [26, 27])
  func smallWindow(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    app.simulation.multitaskingMode = .windowedApps
    let scene = try app.scene
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 500, height: 700))) }
    #expect(try codes(app) == [system == 27 ? .windowResized : .windowingMode])
    #expect(try remedies(app).first?.contains("Adapt the layout") == true)
    app.perform { app.simulation.resize(scene, to: .fullScreen) }
    #expect(try codes(app).isEmpty)
    app.perform { lock.release() }
  }

  @Test("windowResized: the window's root is one of the library's")
  func resized() throws {
    for (root, expected) in [
      (UIViewController(), [OrientationIssue.Code.windowResized]), (OrientationRootController(content: UIViewController()), []),
    ] {
      let app = TestApp(27, plist: .three, device: .pad, delegate: OpenDelegate()) { root }
      let scene = try app.scene
      let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
      defer { app.perform { lock.release() } }
      app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 600, height: 800))) }
      app.perform { app.simulation.resize(scene, to: .fullScreen) }
      #expect(try codes(app) == expected)
    }
  }

  @Test("multitasking in a small window, and windowResized under a root: the window fills the screen, or the device is rotated")
  func otherModes() throws {
    for (plist, code) in [(InfoPlist.allFour, OrientationIssue.Code.multitasking), (.three, .windowResized)] {
      let app = TestApp(27, plist: plist, device: .pad, delegate: OpenDelegate()) {
        OrientationRootController(content: UIViewController())
      }
      let scene = try app.scene
      app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 600, height: 800))) }
      let form = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
      #expect(try codes(app) == [code])
      #expect(try remedies(app).first?.hasPrefix("Adapt the layout") == true)
      app.perform { app.simulation.resize(scene, to: .fullScreen) }
      #expect(try codes(app).isEmpty)
      app.perform { form.release() }
      let game = try app.perform { try app.coordinator.lock(to: .landscape, label: "game") }
      #expect(try codes(app) == [code])
      #expect(try remedies(app).first?.contains("as soon as the device is turned to landscape") == true)
      app.turn(to: .landscapeLeft)
      #expect(try codes(app).isEmpty)
      app.perform { game.release() }
    }
  }

  @Test("multitasking below iPadOS 26: full screen is required in Info.plist", arguments: [16, 18])
  func fullScreenRequired(system: Int) throws {
    let app = TestApp(system, plist: .fullScreen, device: .pad, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "game") }
    #expect(try codes(app).isEmpty)
    #expect(app.orientation?.isLandscape == true)
    app.perform { lock.release() }
  }

  @Test("windowingMode below iPadOS 26: full screen is required in Info.plist", arguments: [16, 18])
  func stageManager(system: Int) throws {
    for (plist, expected) in [(InfoPlist.three, [OrientationIssue.Code.windowingMode]), (.fullScreen, [])] {
      let app = TestApp(system, plist: plist, device: .pad, delegate: OpenDelegate())
      app.simulation.multitaskingMode = .stageManager
      let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "form") }
      defer { app.perform { lock.release() } }
      app.simulation.advance(by: 3)
      #expect(try codes(app) == expected)
    }
  }

  @Test(
    "windowingMode of an app that requires full screen: the key is removed, and the layout follows the window",
    arguments: [18, 26])
  func scaledWindow(system: Int) throws {
    for (plist, isAdapted) in [(InfoPlist.fullScreen, false), (.three, true)] {
      let app = TestApp(system, plist: plist, device: .pad, delegate: OpenDelegate())
      app.simulation.multitaskingMode = system < 26 ? .stageManager : .windowedApps
      let scene = try app.scene
      app.perform { app.simulation.resize(scene, to: .window(CGSize(width: 500, height: 700))) }
      // A layout that follows the window asks for nothing.
      let lock = isAdapted ? nil : try app.perform { try app.coordinator.lock(to: .landscape, label: "game") }
      #expect(try codes(app) == (isAdapted ? [] : [.windowingMode]))
      #expect(try isAdapted || remedies(app).first?.hasPrefix("Remove UIRequiresFullScreen") == true)
      app.perform { lock?.release() }
    }
  }
}
