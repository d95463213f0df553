import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Requests of covered pages are not looked at before something happens to them: nobody may notice.
@MainActor
@Suite("Requests of covered pages", .worlds) struct SleepingRequestTests {
  private func page(_ name: String, _ mask: UIInterfaceOrientationMask?) -> UIViewController {
    let page = UIViewController()
    page.title = name
    page.setSupportedOrientationsWhileVisible(mask, label: name)
    return page
  }

  private func labels(_ app: TestApp) throws -> [String] {
    try app.coordinator.requests.map { "\($0.label) \($0.supportedOrientations?.readableName ?? "nil") \($0.status)" }
  }

  @Test("they are listed, oldest first, and count again when they are back", arguments: TestApp.eras)
  func listed(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    app.perform { navigation.pushViewController(self.page("a", .portrait), animated: true) }
    app.perform { navigation.pushViewController(self.page("b", .landscape), animated: true) }
    app.perform { navigation.pushViewController(self.page("c", .portrait), animated: true) }
    #expect(try labels(app) == ["a portrait offScreen", "b landscape offScreen", "c portrait active"])
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation?.isLandscape == true)
    #expect(try labels(app).sorted() == ["a portrait offScreen", "b landscape active"])
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(try labels(app) == ["a portrait active"])
  }

  @Test("a mask that changes meanwhile is the one that counts then", arguments: TestApp.eras)
  func changed(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    let covered = app.simulation.run { page("covered", .portrait) }
    app.perform { navigation.pushViewController(covered, animated: true) }
    app.perform { navigation.pushViewController(self.page("front", .portrait), animated: true) }
    app.perform { navigation.pushViewController(UIViewController(), animated: true) }
    app.perform { covered.setSupportedOrientationsWhileVisible(.landscape) }
    #expect(try labels(app).contains("covered landscape offScreen"))
    #expect(app.orientation == .portrait)
    app.perform { _ = navigation.popToViewController(covered, animated: true) }
    #expect(app.orientation?.isLandscape == true)
    app.perform { covered.setSupportedOrientationsWhileVisible(nil) }
    #expect(try app.coordinator.supportedOrientations == app.coordinator.defaultOrientations)
  }

  @Test("pages that go without having been back leave nothing", arguments: TestApp.eras)
  func gone(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    let before = app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications
    for name in ["a", "b", "c"] { app.perform { navigation.pushViewController(self.page(name, .portrait), animated: true) } }
    app.perform { _ = navigation.popToRootViewController(animated: true) }
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.simulation.uiDevice.isGeneratingDeviceOrientationNotifications == before)
  }

  @Test("pages below a full-screen cover are looked at, though none has a window", arguments: TestApp.eras)
  func covered(system: Int) throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    let first = app.simulation.run { page("first", .landscape) }
    app.perform { navigation.pushViewController(first, animated: true) }
    app.perform { navigation.pushViewController(self.page("second", .portrait), animated: true) }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    app.perform { navigation.present(cover, animated: true) }
    #expect(app.orientation == .portrait)
    // The cover inherits what counts below.
    app.perform { _ = navigation.popToViewController(first, animated: false) }
    #expect(try app.coordinator.supportedOrientations == .landscape)
    app.perform { cover.dismiss(animated: true) }
    #expect(app.orientation?.isLandscape == true)
  }

  @Test("a page that moves to another scene counts there, and no more here")
  func moved() throws {
    let navigation = OrientationNavigationController(rootViewController: UIViewController())
    let app = TestApp(26, delegate: OpenDelegate()) { navigation }
    let moved = app.simulation.run { page("moved", .portrait) }
    app.perform { navigation.pushViewController(moved, animated: true) }
    app.perform { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(try labels(app) == ["moved portrait offScreen"])
    let elsewhere = UINavigationController(rootViewController: UIViewController())
    let other = try #require(app.simulation.connectScene { elsewhere }?.windowScene)
    app.perform { navigation.viewControllers = [navigation.viewControllers[0]] }
    app.perform { elsewhere.pushViewController(moved, animated: false) }
    #expect(try labels(app).isEmpty)
    #expect(app.simulation.run { other.orientationCoordinator.requests.map(\.label) } == ["moved"])
  }
}
