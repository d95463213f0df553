import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What an overlay shows has no say: its requests are rejected, and an issue says so (F6).
@MainActor
@Suite("A request inside an overlay", .worlds) struct OverlayRequestTests {
  private func overlay(on app: TestApp, content: UIViewController) throws -> UIWindow {
    let scene = try app.scene
    return app.perform {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .statusBar
      window.rootViewController = OrientationOverlayController(content: content)
      window.isHidden = false
      return window
    }
  }

  @Test("turns nothing, leaves the app's own request in effect, and is reported", arguments: TestApp.eras)
  func isRejected(system: Int) throws {
    let app = TestApp(system) { Page(.landscape, title: "page") }
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    let window = try overlay(on: app, content: Page(.portrait, title: "toast"))
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    let requests = try app.coordinator.requests
    #expect(requests.first { $0.label == "page" }?.status == .active)
    #expect(requests.first { $0.label == "toast" }?.status != .active)
    #expect(try app.openIssues("overlayRequest").map(\.subject) == ["toast"])
    app.perform { window.isHidden = true }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("a SwiftUI view in it as well", arguments: TestApp.eras)
  func swiftUI(system: Int) throws {
    let app = TestApp(system) { Page(.landscape, title: "page") }
    app.simulation.settle()
    let window = try overlay(
      on: app, content: UIHostingController(rootView: Text("toast").supportedInterfaceOrientations(whileVisible: .portrait, label: "toast")))
    #expect(app.orientation == .landscapeRight)
    #expect(try app.openIssues("overlayRequest").map(\.subject) == ["toast"])
    app.perform { window.isHidden = true }
    #expect(app.orientation == .landscapeRight)
  }

  @Test("what is presented full screen over the overlay counts", arguments: TestApp.eras)
  func presentedOverIt(system: Int) throws {
    let app = TestApp(system)
    app.simulation.settle()
    let window = try overlay(on: app, content: UIViewController())
    let root = try #require(window.rootViewController)
    app.perform {
      let cover = Page(.landscape, title: "cover")
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: true)
    }
    #expect(app.orientation == .landscapeRight)
    app.perform { root.dismiss(animated: true) }
    #expect(app.orientation == .portrait)
    app.perform { window.isHidden = true }
  }
}
