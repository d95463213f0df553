import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Who passes UIKit's question on", .worlds) struct DelegateTests {
  @Test("Delegates of the library's own are enough, on every era", arguments: TestApp.systems)
  func ownDelegates(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), delegate: OrientationAppDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(try app.coordinator.defaultOrientations == .portrait)
    #expect(try app.scene.delegate is OrientationSceneDelegate)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("Forwarding functions are enough, on every era", arguments: TestApp.systems)
  func forwardingFunctions(system: Int) throws {
    let app = TestApp(
      system, delegate: ForwardingAppDelegate(), sceneDelegate: ForwardingSceneDelegate.self)
    #expect(try app.coordinator.defaultOrientations == .portrait)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("Nobody passes it on: an issue shows the line to add (B13, B61, B102)", arguments: TestApp.systems)
  func nobody(system: Int) throws {
    let app = TestApp(system, delegate: SilentDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    let issue = try #require(try app.coordinator.openIssues.first { $0.code == .delegateNotForwarding })
    #expect(issue.remedy.contains("supportedInterfaceOrientations"))
    // There is no scene delegate to add a line to, on 27 either.
    #expect(issue.subject == "SilentDelegate")
    #expect(issue.remedy.contains("OrientationAppDelegate"))
    #expect(app.simulation.crashes.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
    app.perform { lock.release() }
  }

  @Test("An app that only rotates is told of the missing line as well", arguments: TestApp.systems)
  func nobodyForRotate(system: Int) throws {
    let app = TestApp(system, delegate: SilentDelegate())
    app.perform { _ = try? app.coordinator.beginRotation(to: .landscapeRight) { _ in } }
    #expect(try app.coordinator.openIssues.contains { $0.code == .delegateNotForwarding })
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Somebody else answers: an issue says who and what (B62)", arguments: TestApp.systems)
  func somebodyElse(system: Int) throws {
    let app = TestApp(system, delegate: FixedDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    let issue = try #require(try app.coordinator.openIssues.first { $0.code == .delegateAnswersItself })
    #expect(issue.subject == "FixedDelegate")
    #expect(issue.reason.contains("portrait"))
    app.perform { lock.release() }
  }

  @Test("A scene delegate on 27 that answers itself is found, whoever is asked first (R8.11)")
  func fixedSceneDelegate() throws {
    let app = TestApp(27, delegate: OrientationAppDelegate(), sceneDelegate: FixedSceneDelegate.self)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(try app.coordinator.openIssues.contains { $0.code == .delegateAnswersItself && $0.subject == "FixedSceneDelegate" })
    app.perform { lock.release() }
  }

  @Test("A window without a scene, and no window, get the default")
  func noWindow() throws {
    let app = TestApp(18)
    let application = app.simulation.application
    let delegate = try #require(application.delegate)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    app.simulation.run {
      #expect(delegate.application(application, supportedInterfaceOrientationsFor: nil) == .portrait)
      let stray = UIWindow(frame: .zero)
      #expect(delegate.application(application, supportedInterfaceOrientationsFor: stray) == .portrait)
      #expect(delegate.application(application, supportedInterfaceOrientationsFor: app.window) == .landscape)
    }
    app.perform { lock.release() }
  }

  @Test("A session's own configuration is kept")
  func configurationIsKept() throws {
    let app = TestApp(26, delegate: OrientationAppDelegate(), sceneDelegate: ForwardingSceneDelegate.self)
    #expect(try app.scene.delegate is ForwardingSceneDelegate)
  }
}

@MainActor
@Suite(.worlds) struct IssueStreamTests {
  @Test("Issues come once when raised and once when resolved, the open ones first")
  func raisedAndResolved() async throws {
    let app = TestApp(26)
    let coordinator = try app.coordinator
    let old = app.perform { coordinator.lock(to: .landscape, label: "old") }
    let new = app.perform { coordinator.lock(to: .portrait, label: "new") }
    var issues = coordinator.issues.makeAsyncIterator()
    let raised = try #require(await issues.next())
    #expect(raised.code == .conflict && !raised.isResolved)
    app.perform { new.release() }
    let resolved = try #require(await issues.next())
    #expect(resolved.code == .conflict && resolved.isResolved)
    app.perform { old.release() }
  }

  @Test("Orientations begin with the current one and keep the newest only")
  func orientations() async throws {
    let app = TestApp(26, delegate: OpenDelegate())
    var orientations = try app.coordinator.orientations.makeAsyncIterator()
    #expect(await orientations.next() == .portrait)
    app.turn(to: .landscapeLeft)
    app.turn(to: .landscapeRight)
    #expect(await orientations.next() == .landscapeLeft)
  }

  @Test("The explanation names who asks, who waits and what is wrong")
  func explanation() throws {
    let app = TestApp(26) { Page(.landscape, title: "video") }
    app.simulation.settle()
    try app.present(MaskController(.portrait))
    let explanation = try app.coordinator.explanation
    #expect(explanation.contains("“video” asks for landscape."))
    #expect(explanation.contains("MaskController is in front"))
  }
}

private final class ForwardingAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .portrait)
  }
}

private final class ForwardingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    OrientationSceneDelegate.supportedInterfaceOrientations(for: windowScene, default: .portrait)
  }
}

private final class FixedSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
}

private final class SilentDelegate: NSObject, UIApplicationDelegate {}
