import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Several scenes", .worlds) struct SeveralScenesTests {
  @Test("A lock of one scene is none of the other's (B24)", arguments: TestApp.eras)
  func locksAreApart(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad)
    let window = try #require(app.simulation.connectScene { UIViewController() })
    let second = try #require(window.windowScene)
    let (one, two) = app.simulation.run { (app.simulation.windowScene?.orientationCoordinator, second.orientationCoordinator) }
    #expect(one !== two)
    let lock = try app.perform { try #require(one).lock(to: .landscape, label: "first") }
    #expect(app.orientation?.isLandscape == true)
    #expect(second.interfaceOrientation == .portrait)
    #expect(two.supportedOrientations == .portrait)
    #expect(two.requests.isEmpty)
    let other = app.perform { two.lock(to: .landscapeLeft, label: "second") }
    #expect(second.interfaceOrientation == .landscapeLeft, "\(two.stateDescription)")
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(second.interfaceOrientation == .landscapeLeft)
    app.perform { other.release() }
    #expect(second.interfaceOrientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Pages count in their own scene alone", arguments: TestApp.eras)
  func pagesAreApart(system: Int) throws {
    let app = TestApp(system, plist: .three, device: .pad)
    let page = app.simulation.run { Page(.landscape) }
    let window = try #require(app.simulation.connectScene { page })
    let second = try #require(window.windowScene)
    app.simulation.settle()
    #expect(second.interfaceOrientation.isLandscape)
    #expect(app.orientation == .portrait)
    let (one, two) = try app.simulation.run { (try app.coordinator, second.orientationCoordinator) }
    #expect(one.requests.isEmpty)
    #expect(two.requests.map(\.label) == ["page"])
  }

  @Test("A closed scene leaves nothing behind: coordinator, requests, observers and tokens go", arguments: TestApp.eras)
  func closedScene(system: Int) async throws {
    let app = TestApp(system, plist: .three, device: .pad)
    weak var coordinator: OrientationCoordinator?
    weak var scene: UIWindowScene?
    weak var page: Page?
    weak var captured: UIViewController?
    let isGenerating = app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications
    var lock: OrientationLock?
    var observation: OrientationObservation?
    var orientations: AsyncStream<UIInterfaceOrientation>?
    var issues: AsyncStream<OrientationIssue>?
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.simulation.run {
      let content = Page(.landscape)
      let window = try #require(app.simulation.connectScene { content })
      let second = try #require(window.windowScene)
      let owner = second.orientationCoordinator
      (coordinator, scene, page) = (owner, second, content)
      lock = owner.lock(to: .landscapeLeft)
      let listener = UIViewController()
      captured = listener
      observation = owner.observe { _ in withExtendedLifetime(listener) {} }
      (orientations, issues) = (owner.orientations, owner.issues)
      app.simulation.settle()
      #expect(owner.requests.count == 2)
      owner.beginRotation(to: .landscapeRight) { result = $0 }
      app.simulation.disconnect(second)
      #expect(owner.requests.isEmpty)
    }
    app.simulation.settle()
    // The streams have ended, so that whoever reads them comes to an end as well.
    for await _ in try #require(orientations) {}
    for await _ in try #require(issues) {}
    (orientations, issues) = (nil, nil)
    await Task.yield()
    #expect(result != nil)
    #expect(lock?.isHeld == false)
    #expect(coordinator == nil)
    #expect(scene == nil)
    #expect(page == nil)
    #expect(captured == nil)
    #expect(app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications == isGenerating)
    #expect(app.simulation.run { SceneCoordinators.count(of: app.simulation) } <= 1)
    lock?.release()
    observation?.cancel()
  }

  @Test("A scene that died without a word is forgotten at the next question")
  func silentDeath() throws {
    let app = TestApp(26)
    weak var coordinator: OrientationCoordinator?
    app.simulation.run {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      let session = app.simulation.windowScene?.session
      _ = configuration
      guard let session else { return }
      let stray = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      coordinator = stray.orientationCoordinator
      #expect(coordinator != nil)
    }
    _ = try app.coordinator
    app.simulation.run { _ = SceneCoordinators.shared.all }
    #expect(coordinator == nil)
  }

  @Test("Of many scenes that died without a word few are kept until somebody looks at all of them")
  func manySilentDeaths() throws {
    let app = TestApp(26)
    let session = try #require(app.simulation.windowScene?.session)
    var coordinators: [WeakCoordinator] = []
    app.simulation.run {
      for _ in 0..<100 {
        let stray = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        coordinators.append(WeakCoordinator(coordinator: stray.orientationCoordinator))
      }
    }
    #expect(coordinators.count { $0.coordinator != nil } <= 32)
    app.simulation.run { _ = SceneCoordinators.shared.all }
    #expect(coordinators.allSatisfy { $0.coordinator == nil })
  }

  @Test("An app that a car started has its lock on the phone's window (B24)", arguments: TestApp.eras)
  func carFirst(system: Int) throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(system), assumptions: World.assumptions)
    simulation.connectTemplateScene()
    let window = try #require(simulation.launch(delegate: PortraitDelegate()) { UIViewController() })
    let scene = try #require(window.windowScene)
    let lock = simulation.run { scene.orientationCoordinator.lock(to: .landscape) }
    simulation.settle()
    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(simulation.crashes.isEmpty)
    #expect(simulation.run { scene.orientationCoordinator.stateDescription }.contains("1 of 2 connected"))
    lock.release()
  }

  @Test("A scene on an external display never turns and troubles nobody (R7.10)", arguments: TestApp.eras)
  func externalDisplay(system: Int) throws {
    let app = TestApp(system)
    let window = try #require(app.simulation.connectScene(role: .windowExternalDisplayNonInteractive) { Page(.landscape) })
    let external = try #require(window.windowScene)
    let before = external.interfaceOrientation
    let calls = app.calls
    let lock = app.perform { external.orientationCoordinator.lock(to: .landscapeLeft) }
    var result: Result<UIInterfaceOrientation, OrientationError>?
    app.perform { _ = external.orientationCoordinator.beginRotation(to: .landscapeLeft) { result = $0 } }
    #expect(external.interfaceOrientation == before)
    #expect(result == .failure(.sceneDoesNotRotate))
    #expect((app.calls - calls).total == 0)
    #expect(app.orientation == .portrait)
    #expect(app.simulation.run { SceneCoordinators.shared.all.contains { $0.scene === external } } == false)
    lock.release()
  }
}

private struct WeakCoordinator {
  weak var coordinator: OrientationCoordinator?
}

extension SceneCoordinators {
  /// How many scenes of a world are known; other tests have worlds of their own.
  static func count(of simulation: Simulation) -> Int {
    shared.all.filter { $0.scene?.simulation === simulation }.count
  }
}
