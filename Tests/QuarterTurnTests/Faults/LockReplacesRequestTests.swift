import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A lock of the current orientation that comes as another request goes keeps the interface as it is (A8).
@MainActor
@Suite("A lock that replaces another request", .worlds) struct LockReplacesRequestTests {
  private struct Page: View {
    let isLocked: Bool

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: isLocked ? nil : .allButUpsideDown, label: "free")
        .interfaceOrientationLocked(whileVisible: isLocked, label: "lock")
    }
  }

  private struct Root: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationStack(path: $switches.path) {
        Page(isLocked: switches.tab == "locked")
          .navigationDestination(for: String.self) { _ in Text("pushed").interfaceOrientationLocked(whileVisible: true, label: "pushed") }
      }
      .fullScreenCover(isPresented: $switches.cover) { Text("cover").interfaceOrientationLocked(whileVisible: true, label: "cover") }
    }
  }

  /// A page that the user has rotated, in an app whose default is portrait.
  private func rotatedApp(_ system: Int) -> (TestApp, Switches) {
    let switches = Switches()
    let app = TestApp(system, view: Root(switches: switches))
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    return (app, switches)
  }

  @Test("locking in one update with the end of the request keeps landscape", arguments: TestApp.systems)
  func inOneUpdate(system: Int) throws {
    let (app, switches) = rotatedApp(system)
    #expect(app.orientation == .landscapeRight)
    let outcome = app.consequences { switches.tab = "locked" }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .landscapeRight)
    #expect(try app.coordinator.supportedOrientations == .landscapeRight)
    let upright = app.consequences { app.simulation.turnDevice(to: .portrait) }
    #expect(upright.turns.isEmpty)
  }

  @Test("so does pushing a locked page", arguments: TestApp.systems)
  func pushed(system: Int) throws {
    let (app, switches) = rotatedApp(system)
    let outcome = app.consequences { switches.path = ["pushed"] }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .landscapeRight)
  }

  @Test("a locked cover keeps it, and so does a lock that UIKit code takes", arguments: TestApp.systems)
  func coverAndToken(system: Int) throws {
    let (app, switches) = rotatedApp(system)
    let outcome = app.consequences { switches.cover = true }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .landscapeRight)
    _ = app.consequences { switches.cover = false }
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
  }
}
