import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("interfaceOrientationLocked", .worlds) struct LockedOrientationTests {
  private struct Drawing: View {
    @Bindable var switches: Switches
    var wanted: UIInterfaceOrientationMask?

    var body: some View {
      Text("drawing")
        .supportedInterfaceOrientations(whileVisible: wanted, label: "drawing")
        .interfaceOrientationLocked(whileVisible: switches.isShown, label: "freeze")
        .fullScreenCover(isPresented: $switches.cover) { Text("cover").supportedInterfaceOrientations(whileVisible: .portrait) }
    }
  }

  @Test("keeps the side that is up, and lets go with the data (B36)", arguments: TestApp.systems)
  func comesAndGoes(system: Int) throws {
    let switches = Switches()
    switches.isShown = false
    let app = TestApp(system, delegate: OpenDelegate(), view: Drawing(switches: switches))
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    app.perform { switches.isShown = true }
    #expect(try app.mask == .landscapeLeft)
    app.turn(to: .portrait)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    app.perform { switches.isShown = false }
    #expect(app.orientation == .landscapeRight)
    #expect(app.isSound)
  }

  @Test("holds the side to which a request on the same view has turned", arguments: TestApp.systems)
  func afterTurn(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: Drawing(switches: switches, wanted: .landscape))
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    #expect(try app.mask == .landscapeRight)
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { switches.isShown = false }
    #expect(try app.mask == .landscape)
    #expect(app.isSound)
  }

  @Test("is suspended under a cover, and holds the same side afterwards", arguments: TestApp.systems)
  func underCover(system: Int) throws {
    let switches = Switches()
    switches.isShown = false
    let app = TestApp(system, delegate: OpenDelegate(), view: Drawing(switches: switches))
    app.turn(to: .landscapeLeft)
    app.perform { switches.isShown = true }
    #expect(try app.mask == .landscapeRight)
    app.perform { switches.cover = true }
    #expect(app.orientation == .portrait)
    app.perform { switches.cover = false }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.mask == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }

  @Test("says what root it needs where an iPad asks nobody for masks, and holds the interface under it", arguments: [26, 27])
  func onAnIPad(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate(), view: Drawing(switches: switches))
    app.simulation.settle()
    let issue = try #require(try app.coordinator.openIssues.first)
    #expect(issue.code == .multitasking)
    #expect(issue.remedy.contains("OrientationHostingController"))
    let held = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate()) {
      OrientationHostingController(rootView: Drawing(switches: switches))
    }
    held.turn(to: .landscapeLeft)
    #expect(held.orientation == .portrait)
    held.perform { switches.isShown = false }
    #expect(held.orientation == .landscapeRight)
    #expect(held.isSound)
  }
}
