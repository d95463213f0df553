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
      case .swiftUI: UIHostingController(rootView: Text("page").supportedInterfaceOrientations(whileVisible: .landscape, label: "page"))
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
    withKnownIssue("F3: from 16 on UIKit asks nobody when a window moves, and nothing tells the library") {
      #expect(one.requests.isEmpty)
      #expect(two.requests.map(\.label) == ["page"])
      #expect(first.interfaceOrientation == .portrait)
      #expect(second.interfaceOrientation.isLandscape)
    } when: {
      system >= 16
    }
    app.perform { window.isHidden = true }
    #expect(app.simulation.crashes.isEmpty)
  }
}
