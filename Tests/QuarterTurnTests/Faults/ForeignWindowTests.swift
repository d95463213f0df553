import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A window that is not the app's, such as the one of a web video, turns with the device although the app does not (B4).
@MainActor
@Suite("A full-screen window of somebody else's", .worlds) struct ForeignWindowTests {
  private final class MediaWindow: UIWindow {}
  private final class MediaController: UIViewController {}

  /// Answers for windows that are not the library's business, as apps with a web video do.
  private final class MediaDelegate: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      if window is MediaWindow { return .allButUpsideDown }
      return OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .portrait)
    }
  }

  /// An app with such a window in front, key and full screen.
  private func mediaApp(_ system: Int) throws -> TestApp {
    let app = TestApp(
      system, plist: .three, delegate: MediaDelegate(), sceneDelegate: OrientationSceneDelegate.self)
    app.simulation.settle()
    let scene = try app.scene
    app.perform {
      let window = MediaWindow(windowScene: scene)
      window.rootViewController = MediaController()
      window.makeKeyAndVisible()
    }
    return app
  }

  @Test("where nobody asks for anything it turns freely, and the library writes nothing", arguments: [15, 16, 18, 26])
  func nobodyAsks(system: Int) throws {
    let app = try mediaApp(system)
    _ = try app.coordinator
    app.simulation.settle()
    let before = app.calls
    for (pose, side) in [
      (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight), (.landscapeRight, .landscapeLeft),
      (.portrait, .portrait),
    ] {
      let outcome = app.consequences { app.simulation.turnDevice(to: pose) }
      #expect(outcome.turns == [side])
      #expect(app.orientation == side)
    }
    #expect((app.calls - before).deviceOrientationWrites == 0)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.turn(to: .landscapeLeft)
    // The default is portrait, and the interface is not: the explanation says whose doing that is (E7).
    #expect(try app.coordinator.explanation.contains("UIKit asks MediaController in the topmost window (MediaWindow)"))
  }

  @Test("where somebody asks, it turns all the same, and an issue names the window", arguments: [15, 16, 18, 26])
  func somebodyAsks(system: Int) throws {
    let app = try mediaApp(system)
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    let before = app.calls
    let outcome = app.consequences { app.simulation.turnDevice(to: .landscapeLeft) }
    #expect(outcome.turns == [.landscapeRight])
    #expect((app.calls - before).deviceOrientationWrites == 0)
    let issues = try app.coordinator.openIssues
    #expect(issues.contains { "\($0)".contains("MediaWindow") || "\($0)".contains("MediaController") })
    app.perform { lock.release() }
  }

  @Test("once it has gone, the app's own mask holds again", arguments: [15, 16, 18, 26])
  func afterwards(system: Int) throws {
    let app = try mediaApp(system)
    _ = try app.coordinator
    app.turn(to: .landscapeLeft)
    let window = try #require(app.scene.windows.last as? MediaWindow)
    let outcome = app.consequences {
      window.isHidden = true
      app.window?.makeKey()
    }
    #expect(app.orientation == .portrait)
    #expect(outcome.isAtRest)
    #expect(outcome.turns.count <= 1)
  }
}
