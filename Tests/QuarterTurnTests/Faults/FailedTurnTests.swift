import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A turn that failed is remembered no longer than its cause lasts (F10; E6).
@MainActor
@Suite("A turn that failed once", .worlds) struct FailedTurnTests {
  /// A page for landscape, a portrait lock taken as something covers the app, and the app in front again.
  private func coveredApp(_ system: Int, page: UIViewController) throws -> (TestApp, OrientationLock) {
    let app = TestApp(system) { page }
    app.perform { page.setSupportedOrientationsWhileVisible(.landscapeRight, label: "page") }
    #expect(app.orientation == .landscapeRight)
    let lock = try app.simulation.run { try app.coordinator.lock(to: .portrait, label: "lock") }
    app.simulation.resignActive()
    app.simulation.settle()
    app.simulation.becomeActive()
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    return (app, lock)
  }

  @Test("while nobody could look leaves no issue once the interface is there", arguments: TestApp.systems)
  func issueIsOver(system: Int) throws {
    let (app, lock) = try coveredApp(system, page: UIViewController())
    #expect(try app.coordinator.openIssues.map(\.code) == [.conflict])
    app.perform { lock.release() }
  }

  @Test("is made again when it is due again", arguments: TestApp.systems)
  func isMadeAgain(system: Int) throws {
    let page = UIViewController()
    let (app, lock) = try coveredApp(system, page: page)
    app.simulation.run { lock.release() }
    app.simulation.advance(by: 0.1)
    app.perform { page.setSupportedOrientationsWhileVisible(nil) }
    #expect(app.orientation == .portrait)
  }
}
