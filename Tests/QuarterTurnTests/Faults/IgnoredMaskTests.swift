import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Where the system ignores masks, an issue says so: by what the scene is allowed, not by the idiom (D1 to D3).
@MainActor
@Suite("Masks that the system ignores", .worlds) struct IgnoredMaskTests {
  private static let windowing: Set<OrientationIssue.Code> = [.multitasking, .windowResized, .windowingMode]

  private func windowingIssues(_ app: TestApp) throws -> [OrientationIssue] {
    try app.coordinator.openIssues.filter { Self.windowing.contains($0.code) }
  }

  /// The issues that would send the developer to the delegate.
  private func blamesDelegate(_ app: TestApp) throws -> Bool {
    try app.coordinator.openIssues.contains {
      [.delegateNotForwarding, .delegateAnswersItself, .rotationTimedOut, .rotationRefused].contains($0.code) || $0.remedy.contains("delegate")
    }
  }

  // MARK: Apps for phones on iPads (D1)

  private func phoneApp(_ system: Int, delegate: any UIApplicationDelegate) -> TestApp {
    var plist = InfoPlist.three
    plist.values["UIDeviceFamily"] = .numbers([1])
    let app = TestApp(system, plist: plist, device: .pad, delegate: delegate)
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    return app
  }

  @Test("an app for phones among an iPad's windows: a portrait lock that is not kept is reported", arguments: [18, 26, 27])
  func portraitLockOfPhoneApp(system: Int) throws {
    let app = phoneApp(system, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    #expect(try windowingIssues(app).map(\.subject) == ["form"])
    #expect(try !blamesDelegate(app))
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("a landscape lock there does not blame the delegate", arguments: [18, 26, 27])
  func landscapeLockOfPhoneApp(system: Int) throws {
    let app = phoneApp(system, delegate: PortraitDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    app.simulation.advance(by: 5)
    #expect(try windowingIssues(app).map(\.subject) == ["video"])
    #expect(try !blamesDelegate(app))
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  private struct VideoPage: View {
    @Bindable var switches: Switches

    var body: some View { Text("film").fullScreenInLandscape(isOn: $switches.sheet, label: "video") }
  }

  @Test("nor does the button of a video", arguments: [18, 26, 27])
  func videoOfPhoneApp(system: Int) throws {
    let switches = Switches()
    var plist = InfoPlist.three
    plist.values["UIDeviceFamily"] = .numbers([1])
    let app = TestApp(system, plist: plist, device: .pad, view: VideoPage(switches: switches))
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    let outcome = app.consequences { switches.sheet = true }
    #expect(outcome.isAtRest)
    withKnownIssue("K6: the delegate is blamed") { () throws in
      #expect(try windowingIssues(app).map(\.subject) == ["video"])
      #expect(try !blamesDelegate(app))
    }
  }

  @Test("on iPadOS 27 after a resize as well (R8.13, R8.14)")
  func resizedPhoneApp() throws {
    var plist = InfoPlist.three
    plist.values["UIDeviceFamily"] = .numbers([1])
    let app = TestApp(27, plist: plist, device: .pad, delegate: OpenDelegate())
    app.simulation.settle()
    let scene = try app.scene
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    app.simulation.resize(scene, to: .window(CGSize(width: 500, height: 700)))
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(try windowingIssues(app).map(\.subject) == ["form"])
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("full screen, an app for phones is obeyed, and nothing is reported", arguments: [15, 18, 26])
  func phoneAppInFullScreen(system: Int) throws {
    var plist = InfoPlist.three
    plist.values["UIDeviceFamily"] = .numbers([1])
    let app = TestApp(system, plist: plist, device: .pad)
    app.simulation.settle()
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
  }

  // MARK: Defaults (D2)

  enum Source: CaseIterable, Sendable {
    case plist
    case delegate
    case root
    case view
  }

  private final class LandscapeDelegate: OrientationAppDelegate {
    override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .landscape }
  }

  private func landscapeApp(_ system: Int, _ source: Source) -> TestApp {
    let landscape = InfoPlist.supporting(.landscapeLeft, .landscapeRight)
    let app =
      switch source {
      case .plist: TestApp(system, plist: landscape, device: .pad, delegate: OrientationAppDelegate())
      case .delegate: TestApp(system, plist: .three, device: .pad, delegate: LandscapeDelegate())
      case .root:
        TestApp(system, plist: .three, device: .pad, delegate: OrientationAppDelegate()) {
          OrientationRootController(content: UIViewController(), default: .landscape)
        }
      case .view:
        TestApp(
          system, plist: .three, device: .pad, delegate: OrientationAppDelegate(),
          view: Text("page").defaultInterfaceOrientations(ofScene: .landscape))
      }
    app.simulation.multitaskingMode = system >= 26 ? .windowedApps : .stageManager
    app.simulation.settle()
    return app
  }

  @Test("a landscape default on a windowed iPad that is held upright is reported", arguments: [18, 26, 27], Source.allCases)
  func landscapeDefault(system: Int, source: Source) throws {
    let app = landscapeApp(system, source)
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    // The lock preference, which the library's root passes on from iOS 26, holds a default as it holds a request (R8.6).
    let isHeld = system >= 26 && source == .root
    #expect(app.orientation?.isLandscape == isHeld)
    #expect(try windowingIssues(app).count == (isHeld ? 0 : 1))
  }

  // MARK: External displays (D3)

  @Test("a request on an external display is reported: its scene never rotates", arguments: TestApp.systems)
  func externalDisplay(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OrientationAppDelegate())
    app.simulation.settle()
    let window = app.simulation.connectScene(role: .windowExternalDisplayNonInteractive) { Page(.portrait, title: "slides") }
    app.simulation.settle()
    let scene = try #require(window?.windowScene)
    let external = app.simulation.run { scene.orientationCoordinator }
    let lock = app.perform { external.lock(to: .portrait, label: "lock") }
    let issues = external.openIssues.filter { $0.code.rawValue == "sceneDoesNotRotate" }
    #expect(!issues.isEmpty)
    #expect(Set(issues.map(\.subject)).isSubset(of: ["slides", "lock"]))
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("a rotate there recommends nothing that cannot help", arguments: TestApp.systems)
  func rotateOnExternalDisplay(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OrientationAppDelegate())
    app.simulation.settle()
    let window = app.simulation.connectScene(role: .windowExternalDisplayNonInteractive) { UIViewController() }
    let scene = try #require(window?.windowScene)
    var result: Result<UIInterfaceOrientation, OrientationError>?
    app.perform { _ = scene.orientationCoordinator.beginRotation(to: .portrait) { result = $0 } }
    guard case .failure(let error) = result else {
      Issue.record("no failure: \(String(describing: result))")
      return
    }
    #expect(!error.remedy.contains("lockCurrentOrientation"))
  }
}
