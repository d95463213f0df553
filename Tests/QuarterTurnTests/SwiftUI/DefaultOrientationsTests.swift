import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("defaultInterfaceOrientations", .worlds) struct DefaultOrientationsTests {
  private struct Root: View {
    @Bindable var switches: Switches

    var body: some View {
      VStack {
        Text("root")
        if switches.isShown { Text("inner").defaultInterfaceOrientations(ofScene: .landscapeLeft) }
      }
      .defaultInterfaceOrientations(ofScene: switches.mask)
      .sheet(isPresented: $switches.sheet) { Text("sheet") }
      .fullScreenCover(isPresented: $switches.cover) { Text("cover").defaultInterfaceOrientations(ofScene: .portrait) }
    }
  }

  @Test("holds where nobody asks, follows data, and ends with its view; the innermost counts", arguments: TestApp.systems)
  func life(system: Int) throws {
    let switches = Switches()
    switches.isShown = false
    let app = TestApp(system, view: Root(switches: switches))
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.defaultOrientations == .landscape)
    #expect(try app.coordinator.requests.isEmpty)
    app.perform { switches.isShown = true }
    #expect(app.orientation == .landscapeLeft)
    app.perform { switches.isShown = false }
    #expect(try app.mask == .landscape)
    app.perform { switches.mask = nil }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.defaultOrientations == .portrait)
    app.perform { switches.mask = .landscape }
    app.perform { switches.cover = true }
    #expect(app.orientation == .portrait)
    app.perform { switches.cover = false }
    app.perform { switches.sheet = true }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }
}
