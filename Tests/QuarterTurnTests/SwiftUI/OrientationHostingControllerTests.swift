import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("OrientationHostingController", .worlds) struct OrientationHostingControllerTests {
  private struct Page: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: switches.mask, label: "page")
        .interfaceOrientationLocked(whileVisible: switches.number > 0)
    }
  }

  @Test("narrows without any delegate, as far as Info.plist declares", arguments: TestApp.systems)
  func noDelegate(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, delegate: nil) {
      let root = OrientationHostingController(rootView: Page(switches: switches))
      root.defaultInterfaceOrientations = .portrait
      return root
    }
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = .landscape }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.mask = nil }
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("carries the lock preference from iOS 26 on", arguments: [26, 27])
  func lockPreference(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, delegate: OpenDelegate()) {
      OrientationHostingController(rootView: Page(switches: switches))
    }
    let root = try app.root
    #expect(app.simulation.run { !root.prefersInterfaceOrientationLocked })
    app.perform { switches.number = 1 }
    #expect(app.simulation.run { root.prefersInterfaceOrientationLocked })
    #expect(try app.mask == .portrait)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { switches.number = 0 }
    #expect(app.simulation.run { !root.prefersInterfaceOrientationLocked })
    #expect(app.orientation == .landscapeRight)
    #expect(app.isSound)
  }
}
