import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A request is as old as its wish: masks as data count from when they begin to ask for something (A9).
@MainActor
@Suite("The age of a request that is data") struct RequestAgeTests {
  private struct TabsWithPlayer: View {
    @Bindable var switches: Switches

    var body: some View {
      ZStack {
        NavigationStack(path: $switches.path) {
          Text("list").navigationDestination(for: String.self) { name in
            Text(name).supportedInterfaceOrientations(whileVisible: .portrait, label: name)
          }
        }
        Text("player").supportedInterfaceOrientations(whileVisible: switches.mask, label: "player")
      }
    }
  }

  @Test("one that asked for nothing before is newer than a page pushed meanwhile", arguments: TestApp.systems)
  func beginsToAsk(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: TabsWithPlayer(switches: switches))
    app.simulation.settle()
    app.perform { switches.path = ["page"] }
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = .landscape }
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.map(\.subject) == ["page"])
    app.perform { switches.mask = nil }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("one that changes what it asks for stays as old as it was", arguments: TestApp.systems)
  func changesItsMask(system: Int) throws {
    let switches = Switches()
    switches.mask = .landscapeLeft
    let app = TestApp(system, view: TabsWithPlayer(switches: switches))
    app.simulation.settle()
    app.perform { switches.path = ["page"] }
    app.perform { switches.mask = .landscape }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.map(\.subject) == ["player"])
  }
}
