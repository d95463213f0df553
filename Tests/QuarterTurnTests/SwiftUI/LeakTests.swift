import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Nothing is left behind") struct LeakTests {
  /// Controllers of any kind, and their views, that ought to be gone.
  @MainActor
  private final class Remains {
    private struct Entry {
      weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    func add(_ controller: UIViewController) {
      entries.append(Entry(object: controller))
      if let view = controller.viewIfLoaded { entries.append(Entry(object: view)) }
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
        Text("\(row)").supportedInterfaceOrientations(whileVisible: .landscape).onInterfaceRotation { _ in }
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
    for child in try app.root.children { remains.add(child) }
    #expect(remains.total == 4_000)
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
    #expect(remains.total == 2_000)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }

  @Test("of 200 sheets opened and closed, which share the page's mask without a call")
  func sheets() throws {
    let switches = Switches()
    let sheet = Text("sheet").supportedInterfaceOrientations(whileVisible: .landscape, label: "sheet").observingInterfaceOrientation()
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
    #expect(remains.total == 1_200)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }

  private struct RecycledRows: View {
    let count: Int

    var body: some View {
      List(0..<count, id: \.self) { row in
        Text("\(row)").supportedInterfaceOrientations(whileVisible: .landscape, label: "\(row)")
      }
    }
  }

  @Test("of a thousand locked rows of which a list keeps ten alive, and no call while it scrolls")
  func recycledRows() throws {
    let app = TestApp(26, view: RecycledRows(count: 0))
    app.screen.recycleRows(keeping: 10)
    app.simulation.settle()
    let nodes = app.simulation.liveNodeCount
    let host = try #require(app.root as? UIHostingController<RecycledRows>)
    app.perform { host.rootView = RecycledRows(count: 1_000) }
    #expect(app.orientation == .landscapeRight)
    let remains = Remains()
    let before = app.calls
    for row in stride(from: 0, to: 1_000, by: 7) {
      try app.screen.scroll(toRow: row)
      #expect(try app.coordinator.requests.count <= 10)
      #expect(try app.mask == .landscape)
      for child in host.children { remains.add(child) }
    }
    #expect((app.calls - before).total == 0)
    app.perform { host.rootView = RecycledRows(count: 0) }
    #expect(app.orientation == .portrait)
    #expect((app.calls - before).supportedOrientationsUpdates == 1)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(remains.total > 2_000)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(app.isSound)
  }

  private struct Mail: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationSplitView {
        Text("folders")
      } detail: {
        Text("detail \(switches.number)")
          .supportedInterfaceOrientations(whileVisible: switches.number.isMultiple(of: 2) ? .landscape : .landscapeLeft, label: "detail")
          .onInterfaceRotation { _ in }
          .id(switches.number)
      }
    }
  }

  @Test("of 500 details of an iPad's split view, with two calls for each", arguments: TestApp.eras.filter { $0 > 15 })
  func details(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, plist: .three, device: .pad, view: Mail(switches: switches))
    app.simulation.settle()
    #expect(app.orientation?.isLandscape == true)
    let nodes = app.simulation.liveNodeCount
    let remains = Remains()
    let before = app.calls
    for number in 1...500 {
      for screen in try app.root.children.flatMap(\.children).flatMap(\.children) {
        for child in screen.children { remains.add(child) }
      }
      app.perform { switches.number = number }
      #expect(try app.mask == (number.isMultiple(of: 2) ? .landscape : .landscapeLeft))
    }
    #expect((app.calls - before).total <= 1_000)
    #expect(remains.total == 2_000)
    #expect(remains.living == 0)
    #expect(app.simulation.liveNodeCount == nodes)
    #expect(try app.coordinator.requests.map(\.label) == ["detail"])
    #expect(app.isSound)
  }
}
