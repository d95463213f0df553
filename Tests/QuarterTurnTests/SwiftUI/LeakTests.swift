import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Nothing is left behind") struct LeakTests {
  /// Controllers and anchors that ought to be gone.
  @MainActor
  private final class Remains {
    private struct Entry {
      weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    func add(_ controller: UIViewController) {
      if controller is AnchorController || controller is SceneLinkController { entries.append(Entry(object: controller)) }
      if let anchor = (controller as? AnchorController)?.anchor { entries.append(Entry(object: anchor)) }
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController { add(presented) }
    }

    var total: Int { entries.count }
    var living: Int { entries.count { $0.object != nil } }
  }

  private struct Rows: View {
    @Bindable var switches: Switches

    var body: some View {
      ForEach(0..<switches.number, id: \.self) { row in
        Text("\(row)").supportedInterfaceOrientations(.landscape).onInterfaceOrientationChange { _, _ in }
      }
    }
  }

  @Test("of a thousand locked rows")
  func rows() throws {
    let switches = Switches()
    let app = TestApp(26, view: Rows(switches: switches))
    app.simulation.settle()
    let nodes = app.simulation.liveNodeCount
    app.perform { switches.number = 1_000 }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.requests.count == 1_000)
    let remains = Remains()
    remains.add(try app.root)
    #expect(remains.total == 3_000)
    let before = app.calls
    app.perform { switches.number = 0 }
    #expect(app.orientation == .portrait)
    #expect((app.calls - before).supportedOrientationsUpdates == 1)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(remains.living == 0)
    #expect(app.isSound)
  }

  @Test("of 500 pages pushed and popped, with two calls for each")
  func pages() throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(26, view: LockedPageApp(switches))
    app.simulation.settle()
    // What is made once stays: the stack, its delegate and the like.
    app.perform { switches.path = ["left"] }
    app.perform { switches.path = [] }
    let nodes = app.simulation.liveNodeCount
    let remains = Remains()
    let before = app.calls
    for _ in 1...500 {
      app.perform { switches.path = ["left"] }
      #expect(app.orientation == .landscapeLeft)
      remains.add(try #require(app.screen.navigationController?.topViewController))
      app.perform { switches.path = [] }
      #expect(app.orientation == .portrait)
    }
    #expect((app.calls - before).total <= 1_000)
    #expect(remains.total == 1_000)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }

  @Test("of 200 sheets opened and closed, which share the page's mask without a call")
  func sheets() throws {
    let switches = Switches()
    let sheet = Text("sheet").supportedInterfaceOrientations(.landscape, label: "sheet").observingInterfaceOrientation()
    let app = TestApp(26, view: LockedPageApp(switches, presented: sheet))
    app.perform { switches.sheet = true }
    app.perform { switches.sheet = false }
    let nodes = app.simulation.liveNodeCount
    let remains = Remains()
    let before = app.calls
    for _ in 1...200 {
      app.perform { switches.sheet = true }
      remains.add(try #require(app.root.presentedViewController))
      app.perform { switches.sheet = false }
    }
    #expect((app.calls - before).total == 0)
    #expect(remains.total == 600)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }
}
