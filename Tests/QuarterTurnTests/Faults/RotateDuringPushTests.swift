import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A page that asks as it is being pushed is judged once it is there (E10).
@MainActor
@Suite("rotate during a push", .worlds) struct RotateDuringPushTests {
  private final class Pushed: UIViewController {
    var result: Result<UIInterfaceOrientation, OrientationError>?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let coordinator = parent?.view.window?.windowScene?.orientationCoordinator else { return }
      _ = coordinator.beginRotation(to: .landscape) { [weak self] in self?.result = $0 }
    }
  }

  @Test("the page that leaves asks for portrait: the rotation comes when it has gone", arguments: TestApp.systems)
  func pushed(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: Page(.portrait, title: "list"))
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    app.simulation.settle()
    let page = Pushed()
    app.perform { navigation.pushViewController(page, animated: true) }
    app.simulation.advance(by: 2)
    guard case .success(let orientation) = page.result else {
      Issue.record("\(String(describing: page.result))")
      return
    }
    #expect(orientation.isLandscape && app.orientation == orientation)
  }

  @Test("the page that comes asks for portrait itself: refused, with its name", arguments: TestApp.systems)
  func refused(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    app.simulation.settle()
    let page = Pushed()
    page.setSupportedOrientationsWhileVisible(.portrait, label: "page")
    app.perform { navigation.pushViewController(page, animated: true) }
    app.simulation.advance(by: 2)
    #expect(page.result == .failure(.unsupported(by: .request("page"))))
    #expect(app.orientation == .portrait)
  }
}
