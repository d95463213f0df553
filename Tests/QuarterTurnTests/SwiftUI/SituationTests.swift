import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A page locked to landscape in a portrait app, and what may happen to it, on a phone and on an iPad, in every era and every world:
///
/// | situation | mask meanwhile | mask afterwards | test |
/// |---|---|---|---|
/// | sheet, popover or alert that asks for nothing | landscape | landscape, no call | `quietLayers` |
/// | sheet or popover that asks for a part of it | the part | landscape | `askingLayer` |
/// | sheet that asks for the opposite | portrait, a conflict | landscape | `excludingSheet` |
/// | cover that asks for nothing | landscape | landscape, no call | `quietCover` |
/// | page or tab changed under such a cover | the new page's | the new page's | `changesUnderCover` |
/// | cover that asks for the opposite | portrait | landscape | `askingCover` |
/// | sheet over a cover, each asking | what both allow | portrait, then landscape | `sheetOverCover` |
/// | page pushed, asking or not | its own, or the default | landscape | `pushed` |
/// | pop taken back halfway | the pushed page's, no call | the same | `cancelledPop` |
/// | another tab | the default | landscape | `otherTab` |
/// | another `.id` | landscape | landscape, no call | `newIdentity` |
/// | data changed, in place or during a transition | the new mask | the newest mask | `dataDuringTransition` |
/// | cover closed while it still opens | landscape, or portrait for a moment | landscape | `hastyCover` |
/// | mask changed in the background | as before | the new one on return | `background` |
/// | second window, free or locked otherwise | landscape | landscape | `secondWindow` |
@MainActor
@Suite("A locked page", .worlds) struct SituationTests {
  private func open<Presented: View>(
    _ setting: Setting, _ switches: Switches, presented: Presented = Text("presented")
  ) throws -> TestApp {
    let app = TestApp(setting, view: LockedPageApp(switches, presented: presented))
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
    "stays under a sheet, a popover and an alert that ask for nothing", arguments: Setting.eras, ["sheet", "popover", "alert"])
  func quietLayers(setting: Setting, layer: String) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    let before = app.calls
    app.perform { switches.set(layer, true) }
    try expectLocked(app)
    app.perform { switches.set(layer, false) }
    try expectLocked(app)
    #expect((app.calls - before).total == 0)
  }

  @Test(
    "shares the screen with a sheet or a popover that asks as well: both count, the newer one wins", arguments: Setting.eras,
    ["sheet", "popover"])
  func askingLayer(setting: Setting, layer: String) throws {
    let sheet = Text("sheet").supportedInterfaceOrientations(whileVisible: .landscapeLeft, label: "sheet")
    let switches = Switches()
    let app = try open(setting, switches, presented: sheet)
    app.perform { switches.set(layer, true) }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.set(layer, false) }
    try expectLocked(app)
  }

  @Test("gives way to a sheet that excludes it, with an issue that names both", arguments: Setting.eras)
  func excludingSheet(setting: Setting) throws {
    let sheet = Text("sheet").supportedInterfaceOrientations(whileVisible: .portrait, label: "sheet")
    let switches = Switches()
    let app = try open(setting, switches, presented: sheet)
    app.perform { switches.sheet = true }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.conflict])
    #expect(try app.coordinator.openIssues.first?.subject == "page")
    app.perform { switches.sheet = false }
    try expectLocked(app)
  }

  @Test("goes on counting under a cover that asks for nothing, whether it disappears or not", arguments: Setting.eras)
  func quietCover(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    let before = app.calls
    app.perform { switches.cover = true }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect((app.calls - before).total == 0)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test(
    "is followed by what takes its place under a cover that asks for nothing, whether it disappears or not",
    arguments: Setting.eras)
  func changesUnderCover(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    app.perform { switches.cover = true }
    app.perform { switches.path = ["left"] }
    #expect(try app.mask == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    app.perform { switches.tab = "second" }
    #expect(try app.mask == .portrait)
    #expect(app.orientation == .portrait)
    app.perform { switches.tab = "first" }
    #expect(try app.mask == .landscapeLeft)
    app.perform { switches.path = [] }
    #expect(try app.mask == .landscape)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test("is suspended under a cover that asks, whether it disappears or not", arguments: Setting.eras)
  func askingCover(setting: Setting) throws {
    let cover = Text("cover").supportedInterfaceOrientations(whileVisible: .portrait, label: "cover")
    let switches = Switches()
    let app = try open(setting, switches, presented: cover)
    app.perform { switches.cover = true }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test("is suspended with a sheet over a cover as well, and back when both have gone", arguments: Setting.eras)
  func sheetOverCover(setting: Setting) throws {
    let switches = Switches()
    let above = Switches()
    let app = try open(setting, switches, presented: AskingCover(switches: above))
    app.perform { switches.cover = true }
    #expect(try app.mask == [.portrait, .landscapeLeft])
    app.perform { above.sheet = true }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { above.sheet = false }
    #expect(try app.mask == [.portrait, .landscapeLeft])
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  private struct AskingCover: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("cover")
        .supportedInterfaceOrientations(whileVisible: [.portrait, .landscapeLeft], label: "cover")
        .sheet(isPresented: $switches.sheet) { Text("sheet").supportedInterfaceOrientations(whileVisible: .landscape, label: "sheet") }
    }
  }

  @Test(
    "is back when a cover is closed while it still opens, and when it is opened while it still closes", arguments: Setting.eras)
  func hastyCover(setting: Setting) throws {
    let cover = Text("cover").supportedInterfaceOrientations(whileVisible: .portrait, label: "cover")
    let switches = Switches()
    let app = try open(setting, switches, presented: cover)
    app.simulation.run { switches.cover = true }
    app.simulation.advance(by: 0.1)
    app.perform { switches.cover = false }
    try expectLocked(app)
    app.perform { switches.cover = true }
    app.simulation.run { switches.cover = false }
    app.simulation.advance(by: 0.1)
    app.perform { switches.cover = true }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    app.perform { switches.cover = false }
    try expectLocked(app)
  }

  @Test("ends when another is pushed, and is back after the pop", arguments: Setting.eras)
  func pushed(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
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

  @Test("holds while a swipe back is taken back", arguments: Setting.eras)
  func cancelledPop(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
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

  @Test("waits while another tab is shown", arguments: Setting.eras)
  func otherTab(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    try app.screen.tapTab("second")
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    try app.screen.tapTab("first")
    try expectLocked(app)
  }

  @Test("is the same to UIKit when the view's identity changes", arguments: Setting.eras)
  func newIdentity(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    let before = app.calls
    for id in 1...3 {
      app.perform { switches.id = id }
      try expectLocked(app)
    }
    #expect((app.calls - before).total == 0)
  }

  @Test("follows data in place, also when that changes during a transition", arguments: Setting.eras)
  func dataDuringTransition(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
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

  @Test("takes what changed in the background into account on return", arguments: Setting.eras)
  func background(setting: Setting) throws {
    let switches = Switches()
    let app = try open(setting, switches)
    app.perform { app.simulation.enterBackground() }
    app.perform { switches.mask = .portrait }
    app.perform { app.simulation.enterForeground() }
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = .landscape }
    try expectLocked(app)
  }

  @Test("is no concern of another window, nor that of this one", arguments: TestApp.systems, [false, true])
  func secondWindow(system: Int, isLocked: Bool) throws {
    let switches = Switches()
    let app = try open(Setting(system, .pad), switches)
    let page = Text("other").supportedInterfaceOrientations(whileVisible: isLocked ? .portrait : nil, label: "other")
    let window = app.simulation.connectScene { UIHostingController(rootView: page) }
    app.simulation.settle()
    let scene = try #require(window?.windowScene)
    let coordinator = app.simulation.run { scene.orientationCoordinator }
    #expect(coordinator.requests.count == 1)
    #expect(coordinator.supportedOrientations == .portrait)
    #expect(scene.interfaceOrientation == .portrait)
    try expectLocked(app)
    app.perform { switches.mask = .landscapeLeft }
    #expect(app.orientation == .landscapeLeft)
    #expect(scene.interfaceOrientation == .portrait)
    app.simulation.disconnect(scene)
    app.perform { switches.mask = .landscape }
    try expectLocked(app)
  }
}
