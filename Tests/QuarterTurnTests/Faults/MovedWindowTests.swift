import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Requests go with their window when it is moved to another scene (F3).
@MainActor
@Suite("A window that is moved to another scene", .worlds) struct MovedWindowTests {
  enum Content: CaseIterable, Sendable {
    case uikit
    case swiftUI

    @MainActor
    func make() -> UIViewController {
      switch self {
      case .uikit: Page(.landscape, title: "page")
      case .swiftUI:
        UIHostingController(rootView: Text("page").supportedInterfaceOrientations(whileVisible: .landscape, label: "page"))
      }
    }
  }

  @Test("takes its request along", arguments: TestApp.eras, Content.allCases)
  func takesItsRequestAlong(system: Int, content: Content) throws {
    let app = TestApp(system, plist: .three, device: .pad)
    app.simulation.settle()
    let second = try #require(app.simulation.connectScene { UIViewController() }?.windowScene)
    let first = try app.scene
    let (one, two) = app.simulation.run { (first.orientationCoordinator, second.orientationCoordinator) }
    let window = app.perform {
      let window = UIWindow(windowScene: first)
      window.rootViewController = content.make()
      window.makeKeyAndVisible()
      return window
    }
    #expect(one.requests.map(\.label) == ["page"])
    #expect(first.interfaceOrientation.isLandscape)
    app.perform { window.windowScene = second }
    #expect(one.requests.isEmpty)
    #expect(two.requests.map(\.label) == ["page"])
    #expect(first.interfaceOrientation == .portrait)
    #expect(second.interfaceOrientation.isLandscape)
    app.perform { window.isHidden = true }
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("takes a video that fills the screen along, whose mask is then the other scene's", arguments: TestApp.eras)
  func takesItsFullScreenAlong(system: Int) throws {
    let video = FullScreenVideoController(content: UIViewController(), label: "video")
    let app = TestApp(system, plist: .three, device: .pad)
    let first = try app.scene
    let window = app.perform {
      let window = UIWindow(windowScene: first)
      window.rootViewController = video
      window.makeKeyAndVisible()
      return window
    }
    app.perform { video.enterFullScreen() }
    // The first scene alone is kept in portrait.
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "lock") }
    let second = try #require(app.simulation.connectScene { UIViewController() }?.windowScene)
    app.perform { window.windowScene = second }
    app.simulation.turnDevice(to: .landscapeLeft)
    app.simulation.settle()
    #expect(lock.isHeld)
    #expect(app.simulation.crashes.isEmpty)
    #expect(second.interfaceOrientation.isLandscape)
  }
}
