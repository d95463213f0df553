import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("A locked page in a navigation app", .worlds) struct NavigationTests {
  private func push(_ page: UIViewController, in app: TestApp) throws {
    let navigation = try #require(try app.root as? UINavigationController)
    app.perform { navigation.pushViewController(page, animated: true) }
  }

  @Test(
    "Push, turn, change the lock, cancelled pop, pop: on every era, with and without the user's lock",
    arguments: TestApp.systems, [false, true])
  func theWholeStory(system: Int, userLock: Bool) throws {
    let app = TestApp(system, userLock: userLock) { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(try app.root as? UINavigationController)
    let page = Page(.landscape)
    try push(page, in: app)
    #expect(app.orientation == .landscapeRight)

    app.turn(to: .landscapeRight)
    #expect(app.orientation == (userLock ? .landscapeRight : .landscapeLeft))

    app.perform { page.setSupportedOrientationsWhileVisible(.landscapeRight) }
    #expect(app.orientation == .landscapeRight)

    let quiet = app.calls
    app.perform { navigation.beginInteractivePop() }
    app.perform { navigation.cancelInteractivePop() }
    #expect(app.orientation == .landscapeRight)
    #expect((app.calls - quiet).total == 0)

    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.supportedOrientations == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("A push turns when it has completed, with at most two refreshes", arguments: TestApp.systems)
  func pushCountsAtCompletion(system: Int) throws {
    let app = TestApp(system) { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(try app.root as? UINavigationController)
    let start = app.calls
    app.simulation.run { navigation.pushViewController(Page(.landscape), animated: true) }
    app.simulation.advance(by: 0.2)
    #expect(app.orientation == .portrait)
    #expect((app.calls - start).total == 0)
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    let cost = app.calls - start
    #expect(cost.supportedOrientationsUpdates <= 2)
    #expect(cost.geometryRequests == 0)
  }

  @Test("Going back and forth several times always ends where the page belongs (B01)", arguments: TestApp.systems)
  func backAndForth(system: Int) throws {
    let app = TestApp(system) { UINavigationController(rootViewController: Page(.portrait)) }
    let navigation = try #require(try app.root as? UINavigationController)
    for _ in 0..<3 {
      try push(Page(.landscapeRight), in: app)
      #expect(app.orientation == .landscapeRight)
      app.perform { _ = navigation.popViewController(animated: true) }
      #expect(app.orientation == .portrait)
    }
    #expect(app.simulation.crashes.isEmpty)
    #expect(try app.coordinator.requests.count == 1)
  }

  @Test("A request replaces those of the containers around it", arguments: [16, 27])
  func innerRequestCounts(system: Int) throws {
    let app = TestApp(system) { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(try app.root as? UINavigationController)
    app.perform { navigation.setSupportedOrientationsWhileVisible(.allButUpsideDown, label: "navigation") }
    #expect(try app.coordinator.supportedOrientations == .allButUpsideDown)
    try push(Page(.landscape), in: app)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    #expect(try app.coordinator.requests.first { $0.label == "navigation" }?.status == .replaced(by: "page"))
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(try app.coordinator.supportedOrientations == .allButUpsideDown)
    app.perform { navigation.setSupportedOrientationsWhileVisible(nil) }
    #expect(try app.coordinator.supportedOrientations == .portrait)
  }

  @Test("A request dies with its page", arguments: TestApp.systems)
  func requestDiesWithItsPage(system: Int) throws {
    let app = TestApp(system) { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(try app.root as? UINavigationController)
    weak var page: UIViewController?
    try app.perform {
      let pushed = Page(.landscape)
      page = pushed
      navigation.pushViewController(pushed, animated: false)
      try #require(page != nil)
    }
    app.perform { _ = navigation.popViewController(animated: false) }
    #expect(page == nil)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.orientation == .portrait)
  }

  @Test("Replacing the whole stack at once does not turn there and back", arguments: TestApp.systems)
  func replacingTheStack(system: Int) throws {
    let app = TestApp(system) { UINavigationController(rootViewController: Page(.landscape)) }
    let navigation = try #require(try app.root as? UINavigationController)
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    let start = app.calls
    app.perform { navigation.setViewControllers([Page(.landscape)], animated: false) }
    #expect(app.orientation == .landscapeRight)
    #expect((app.calls - start).total == 0)
  }
}
