import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A page locked to landscape in a portrait app, and what may happen to it.
@MainActor
@Suite("A locked page", .worlds) struct SituationTests {
  private func open<Presented: View>(
    _ system: Int, _ switches: Switches, presented: Presented = Text("presented")
  ) throws -> TestApp {
    let app = TestApp(system, view: LockedPageApp(switches, presented: presented))
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    #expect(try app.mask == .landscape)
    return app
  }

  /// The page is in front and has its way.
  private func expectLocked(_ app: TestApp) throws {
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.mask == .landscape)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }

  @Test(
    "stays under a sheet, a popover and an alert that ask for nothing", arguments: TestApp.systems, ["sheet", "popover", "alert"])
  func quietLayers(system: Int, layer: String) throws {
    let switches = Switches()
    let app = try open(system, switches)
    let before = app.calls
    app.perform { switches.set(layer, true) }
    try expectLocked(app)
    app.perform { switches.set(layer, false) }
    try expectLocked(app)
    #expect((app.calls - before).total == 0)
  }

  @Test("shares the screen with a sheet that asks as well: both count, the newer one wins", arguments: TestApp.systems)
  func askingSheet(system: Int) throws {
    let sheet = Text("sheet").supportedInterfaceOrientations(.landscapeLeft, label: "sheet")
    let switches = Switches()
    let app = try open(system, switches, presented: sheet)
    app.perform { switches.sheet = true }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.sheet = false }
    try expectLocked(app)
  }

  @Test("gives way to a sheet that excludes it, with an issue that names both", arguments: TestApp.systems)
  func excludingSheet(system: Int) throws {
    let sheet = Text("sheet").supportedInterfaceOrientations(.portrait, label: "sheet")
    let switches = Switches()
    let app = try open(system, switches, presented: sheet)
    app.perform { switches.sheet = true }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.conflict])
    #expect(try app.coordinator.openIssues.first?.subject == "page")
    app.perform { switches.sheet = false }
    try expectLocked(app)
  }

  @Test("goes on counting under a cover that asks for nothing, whether it disappears or not", arguments: TestApp.systems)
  func quietCover(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    let before = app.calls
    app.perform { switches.cover = true }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect((app.calls - before).total == 0)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test("is suspended under a cover that asks, whether it disappears or not", arguments: TestApp.systems)
  func askingCover(system: Int) throws {
    let cover = Text("cover").supportedInterfaceOrientations(.portrait, label: "cover")
    let switches = Switches()
    let app = try open(system, switches, presented: cover)
    app.perform { switches.cover = true }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test("ends when another is pushed, and is back after the pop", arguments: TestApp.systems)
  func pushed(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    app.perform { switches.path = ["left"] }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    app.perform { switches.path = [] }
    try expectLocked(app)
    app.perform { switches.path = ["free"] }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    app.perform { switches.path = [] }
    try expectLocked(app)
  }

  @Test("holds while a swipe back is taken back", arguments: TestApp.systems)
  func cancelledPop(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    app.perform { switches.path = ["left"] }
    let before = app.calls
    let navigation = try #require(app.screen.navigationController)
    app.perform { navigation.beginInteractivePop() }
    #expect(try app.mask == .landscapeLeft)
    app.perform { navigation.cancelInteractivePop() }
    #expect(try app.mask == .landscapeLeft)
    #expect((app.calls - before).total == 0)
    app.perform { navigation.beginInteractivePop() }
    app.perform { navigation.finishInteractivePop() }
    try expectLocked(app)
  }

  @Test("waits while another tab is shown", arguments: TestApp.systems)
  func otherTab(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    try app.screen.tapTab("second")
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    try app.screen.tapTab("first")
    try expectLocked(app)
  }

  @Test("is the same to UIKit when the view's identity changes", arguments: TestApp.systems)
  func newIdentity(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    let before = app.calls
    for id in 1...3 {
      app.perform { switches.id = id }
      try expectLocked(app)
    }
    #expect((app.calls - before).total == 0)
  }

  @Test("follows data in place, also when that changes during a transition", arguments: TestApp.systems)
  func dataDuringTransition(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    app.perform { switches.mask = .landscapeLeft }
    #expect(app.orientation == .landscapeLeft)
    app.simulation.run { switches.sheet = true }
    app.simulation.advance(by: 0.1)
    app.perform { switches.mask = .portrait }
    #expect(app.orientation == .portrait)
    app.simulation.run { switches.path = ["free"] }
    app.simulation.advance(by: 0.1)
    app.perform {
      switches.sheet = false
      switches.mask = .landscape
    }
    app.perform { switches.path = [] }
    try expectLocked(app)
  }

  @Test("takes what changed in the background into account on return", arguments: TestApp.systems)
  func background(system: Int) throws {
    let switches = Switches()
    let app = try open(system, switches)
    app.perform { app.simulation.enterBackground() }
    app.perform { switches.mask = .portrait }
    app.perform { app.simulation.enterForeground() }
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = .landscape }
    try expectLocked(app)
  }

  @Test("is no concern of another window", arguments: [16, 18, 26, 27])
  func secondWindow(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, device: .pad, view: LockedPageApp(switches))
    app.simulation.settle()
    let window = app.simulation.connectScene { UIHostingController(rootView: Text("free")) }
    let other = try #require(window?.windowScene)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    let coordinator = app.simulation.run { other.orientationCoordinator }
    #expect(coordinator.requests.isEmpty)
    #expect(coordinator.supportedOrientations == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }
}
