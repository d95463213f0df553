import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What turns during a push or pop goes by the page that the transition leads to (A3).
@MainActor
@Suite("The device turned during a transition", .worlds) struct TurningDuringPopTests {
  private func navigationApp(_ system: Int) -> (TestApp, UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    app.simulation.settle()
    return (app, navigation)
  }

  /// A page that allows what its root does not.
  private let free = { Page(.allButUpsideDown, title: "free") }

  @Test("a pop to a portrait page: no turn", arguments: TestApp.systems)
  func pop(system: Int) throws {
    let (app, navigation) = navigationApp(system)
    app.perform { navigation.pushViewController(free(), animated: true) }
    let outcome = app.consequences {
      navigation.popViewController(animated: true)
      app.simulation.advance(by: 0.1)
      app.simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .portrait)
  }

  @Test("a push of a portrait page: no turn", arguments: TestApp.systems)
  func push(system: Int) throws {
    let (app, navigation) = navigationApp(system)
    app.perform { navigation.pushViewController(free(), animated: true) }
    let outcome = app.consequences {
      navigation.pushViewController(Page(.portrait, title: "form"), animated: true)
      app.simulation.advance(by: 0.1)
      app.simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .portrait)
  }

  @Test("a cover that is dismissed: no turn", arguments: TestApp.systems)
  func dismissal(system: Int) throws {
    let app = TestApp(system)
    try app.present(free())
    let root = try app.root
    let outcome = app.consequences {
      root.dismiss(animated: true)
      app.simulation.advance(by: 0.1)
      app.simulation.turnDevice(to: .landscapeLeft)
    }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .portrait)
  }

  @Test("a pop that the finger takes back leaves the page its turn", arguments: TestApp.systems)
  func cancelledPop(system: Int) throws {
    let (app, navigation) = navigationApp(system)
    app.perform { navigation.pushViewController(free(), animated: true) }
    app.perform { navigation.beginInteractivePop() }
    app.simulation.run { app.simulation.turnDevice(to: .landscapeLeft) }
    app.simulation.advance(by: 0.1)
    let outcome = app.consequences { navigation.cancelInteractivePop() }
    #expect(app.orientation == .landscapeRight)
    #expect(outcome.isAtRest)
  }
}
