import HeadlessSwiftUI
import Testing

@testable import HeadlessUIKit
@testable import QuarterTurn

/// What observers are told, and when: whoever the delegates are, after the layout, and of nothing that nobody saw (C1 to C3).
@MainActor
@Suite("Observing the interface orientation", .worlds) struct ObservationTests {
  // MARK: Delegates of the app's own (C1)

  private final class ForwardingDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .all)
    }
  }

  private final class PlainSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  private func ownDelegatesApp(_ system: Int, root: () -> UIViewController = { UIViewController() }) -> TestApp {
    let app = TestApp(
      system, plist: .three, delegate: ForwardingDelegate(), sceneDelegate: PlainSceneDelegate.self, root: root)
    app.simulation.settle()
    return app
  }

  @Test("a forwarding app delegate is enough: the device, flips and the app's own turns are told", arguments: TestApp.systems)
  func ownDelegates(system: Int) throws {
    let app = ownDelegatesApp(system)
    var told: [UIInterfaceOrientation] = []
    let observation = try app.coordinator.observe { if $0.phase == .didRotate { told.append($0.current) } }
    app.turn(to: .landscapeLeft)
    app.turn(to: .landscapeRight)
    app.turn(to: .portrait)
    #expect(told == [.landscapeRight, .landscapeLeft, .portrait])
    told = []
    let lock = try app.perform { try app.coordinator.lock(to: .landscapeLeft) }
    #expect(told == [.landscapeLeft])
    app.perform { lock.release() }
    #expect(told == [.landscapeLeft, .portrait])
    observation.cancel()
  }

  @Test("the stream is told as well", arguments: TestApp.systems)
  func stream(system: Int) async throws {
    let app = ownDelegatesApp(system)
    let orientations = try app.coordinator.orientations
    app.turn(to: .landscapeLeft)
    app.simulation.disconnect(try app.scene)
    var told: [UIInterfaceOrientation] = []
    for await orientation in orientations { told.append(orientation) }
    #expect(told == [.landscapeRight])
  }

  private struct Readout: View {
    @Environment(\.interfaceOrientation) private var orientation

    var body: some View { Text(orientation.readableName) }
  }

  @Test("the environment follows flips from one landscape side to the other", arguments: TestApp.systems)
  func environment(system: Int) {
    let app = ownDelegatesApp(system) { UIHostingController(rootView: Readout().observingInterfaceOrientation()) }
    app.turn(to: .landscapeLeft)
    app.turn(to: .landscapeRight)
    #expect(app.screen.texts == ["landscape left"])
  }

  // MARK: After the layout (C2)

  @Test("a turn is told once, when bounds and size classes are the new ones", arguments: TestApp.systems)
  func boundsAreFinal(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    let root = try app.root
    let window = try #require(app.window)
    var told: [String] = []
    func note(_ change: OrientationChange) {
      guard change.phase == .didRotate else { return }
      let height = root.traitCollection.verticalSizeClass == .compact ? "compact" : "regular"
      told.append("\(Int(window.bounds.width)) × \(Int(root.view.bounds.height)), \(height)")
    }
    let observation = try app.coordinator.observe(note)
    app.turn(to: .landscapeLeft)
    #expect(told == ["852 × 393, compact"])
    told = []
    let lock = try app.perform { try app.coordinator.lock(to: .portrait) }
    #expect(told == ["393 × 852, regular"])
    app.perform { lock.release() }
    observation.cancel()
  }

  /// Where the scene's value is new before the windows are (R6.5).
  private func isTooEarly(_ system: Int) -> Bool {
    system >= 16 && World.current?.choices[.orientationValueDuringTurn] != 2
  }

  @Test("the announcement precedes, and both tell the same turn", arguments: [16, 18, 26, 27])
  func announcementPrecedes(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { OrientationRootController(content: UIViewController()) }
    app.simulation.settle()
    var told: [OrientationChange] = []
    let observation = try app.coordinator.observe { told.append($0) }
    app.turn(to: .landscapeLeft)
    #expect(told.map(\.phase) == [.willRotate, .didRotate])
    #expect(Set(told.map(\.previous)) == [.portrait])
    #expect(Set(told.map(\.current)) == [.landscapeRight])
    observation.cancel()
  }

  private struct Listener: View {
    @Environment(\.interfaceOrientation) private var orientation
    @Environment(\.verticalSizeClass) private var height
    let log: Log

    var body: some View {
      Text("page").onInterfaceRotation { change in
        log.lines.append("\(new.readableName): \(orientation.readableName), \(height == .compact ? "compact" : "regular")")
      }
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("inside SwiftUI's handler the environment is up to date", arguments: TestApp.systems)
  func environmentInHandler(system: Int) {
    let log = Log()
    let app = TestApp(system, delegate: OpenDelegate(), view: Listener(log: log).observingInterfaceOrientation())
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(log.lines == ["landscape right: landscape right, compact"])
  }

  // MARK: What nobody saw (C3)

  /// The system's pictures for the app switcher: each orientation in turn, and back.
  private func takePictures(_ app: TestApp) throws {
    let scene = try app.scene
    for side in [UIInterfaceOrientation.landscapeRight, .portrait] {
      app.perform { scene.rotation.moveSilently(to: side) }
    }
  }

  @Test("pictures for the app switcher are not told, and raise no issue", arguments: [15, 18, 26])
  func backgroundPictures(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad, delegate: OpenDelegate())
    app.simulation.settle()
    var told: [OrientationChange] = []
    var issues: [OrientationIssue] = []
    let coordinator = try app.coordinator
    let observation = coordinator.observe { told.append($0) }
    let watching = coordinator.observeIssues { issues.append($0) }
    defer { withExtendedLifetime(watching) {} }
    let lock = app.perform { coordinator.lockCurrentOrientation(label: "sketch") }
    app.simulation.enterBackground()
    app.simulation.settle()
    try takePictures(app)
    #expect(told.isEmpty)
    #expect(issues.isEmpty)
    told = []
    app.simulation.enterForeground()
    app.simulation.settle()
    #expect(told.isEmpty)
    #expect(app.orientation == .portrait)
    app.perform { lock.release() }
    observation.cancel()
  }

  @Test("what has changed when the app is back is told once", arguments: TestApp.systems)
  func onActivation(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    var told: [UIInterfaceOrientation] = []
    let observation = try app.coordinator.observe { if $0.phase == .didRotate { told.append($0.current) } }
    app.simulation.enterBackground()
    app.turn(to: .landscapeLeft)
    #expect(told.isEmpty)
    app.simulation.enterForeground()
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    #expect(told == [.landscapeRight])
    observation.cancel()
  }
}
