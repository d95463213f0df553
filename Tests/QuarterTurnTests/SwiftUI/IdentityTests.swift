import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("What becomes of a request when views change", .worlds) struct IdentityTests {
  // MARK: Trees

  @Test("an inner request replaces the ones around it, a transparent one lets them through", arguments: TestApp.systems)
  func nesting(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Nested(switches: switches))
    app.simulation.settle()
    #expect(try app.mask == .landscape)
    app.perform { switches.mask = .portrait }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    #expect(
      try app.coordinator.requests.first { $0.label == "outer" }?.status == .replaced(by: "inner"))
    app.perform { switches.mask = nil }
    #expect(try app.mask == .landscape)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }

  private struct Nested: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationStack {
        Text("page").supportedInterfaceOrientations(whileVisible: switches.mask, label: "inner")
      }
      .supportedInterfaceOrientations(whileVisible: .landscape, label: "outer")
    }
  }

  @Test("siblings intersect", arguments: TestApp.systems)
  func siblings(system: Int) throws {
    let app = TestApp(
      system,
      view: VStack {
        Text("a").supportedInterfaceOrientations(whileVisible: [.portrait, .landscapeLeft])
        Text("b").supportedInterfaceOrientations(whileVisible: .landscape)
      })
    app.simulation.settle()
    #expect(try app.mask == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    #expect(app.isSound)
  }

  @Test("the parent's identity counts inside one presented controller only", arguments: TestApp.systems)
  func sheetsStartAnew(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: AskingSheet(switches: switches))
    app.perform { switches.sheet = true }
    // As a child of the page the sheet would have replaced it.
    #expect(try app.mask == .landscape)
    #expect(try app.coordinator.requests.map(\.status) == [.active, .active])
    #expect(app.isSound)
  }

  private struct AskingSheet: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page")
        .sheet(isPresented: $switches.sheet) { Text("sheet").supportedInterfaceOrientations(whileVisible: .all, label: "sheet") }
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
    }
  }

  // MARK: Changes

  private struct Branches: View {
    @Bindable var switches: Switches

    var body: some View {
      VStack {
        if switches.isShown {
          Text("one").supportedInterfaceOrientations(whileVisible: .landscape, label: "one")
        } else {
          Text("two").supportedInterfaceOrientations(whileVisible: .landscape, label: "two")
        }
        ForEach(switches.path, id: \.self) { name in
          Text(name).supportedInterfaceOrientations(whileVisible: .landscape, label: name)
        }
      }
    }
  }

  @Test("branches, reordered rows and new content neither double a request nor call UIKit", arguments: TestApp.systems)
  func changes(system: Int) throws {
    let switches = Switches()
    switches.path = ["a", "b", "c"]
    let app = TestApp(system, view: Branches(switches: switches))
    app.simulation.settle()
    #expect(app.orientation?.isLandscape == true)
    let before = app.calls
    app.perform { switches.isShown = false }
    #expect(try Set(app.coordinator.requests.map(\.label)) == ["two", "a", "b", "c"])
    app.perform { switches.path = ["c", "a", "b"] }
    #expect(try app.coordinator.requests.count == 4)
    app.perform { switches.path = ["b"] }
    #expect(try Set(app.coordinator.requests.map(\.label)) == ["two", "b"])
    app.perform { switches.number += 1 }
    #expect((app.calls - before).total == 0)
    #expect(app.isSound)
  }

  @Test("a hosting controller that is made anew takes over from the old one", arguments: TestApp.systems)
  func newHostingControllers(system: Int) throws {
    let page = Text("page").supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
    let app = TestApp(system, view: page)
    app.simulation.settle()
    let before = app.calls
    weak var old: UIViewController?
    for _ in 1...3 {
      old = app.window?.rootViewController
      app.perform { app.window?.rootViewController = UIHostingController(rootView: page) }
      #expect(app.orientation?.isLandscape == true)
      #expect(try app.coordinator.requests.map(\.label) == ["page"])
      #expect(old == nil)
    }
    #expect((app.calls - before).total == 0)
    #expect(app.isSound)
  }

  @Test("what was made and is not placed yet holds a release back for one turn", arguments: TestApp.systems)
  func unplaced(system: Int) throws {
    let app = TestApp(system)
    let root = try app.root
    /// A page that has stated its request and is nowhere yet.
    func makePage() -> Page {
      let page = Page(.landscape)
      page.loadViewIfNeeded()
      return page
    }
    func place(_ page: Page) {
      root.addChild(page)
      root.view.addSubview(page.view)
      page.didMove(toParent: root)
    }
    func takeAway(_ page: Page) {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    let first = app.simulation.run { makePage() }
    app.perform { place(first) }
    #expect(app.orientation == .landscapeRight)
    let before = app.calls
    let second = app.simulation.run {
      takeAway(first)
      return makePage()
    }
    app.simulation.run { app.simulation.runLoop.runTurn() }
    app.perform { place(second) }
    #expect(app.orientation == .landscapeRight)
    #expect((app.calls - before).total == 0)
    // Something that never comes to a window holds nothing back for longer.
    let third = app.simulation.run { makePage() }
    app.perform { takeAway(second) }
    #expect(app.orientation == .portrait)
    #expect(third.parent == nil)
    #expect(app.isSound)
  }

  @Test("a preference is used once, when its request begins to count", arguments: TestApp.systems)
  func preference(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Preferring(switches: switches))
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = .landscape }
    #expect(app.orientation == .landscapeLeft)
    app.turn(to: .landscapeRight)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    app.perform { switches.number += 1 }
    #expect(app.orientation == .landscapeRight)
    #expect(app.isSound)
  }

  private struct Preferring: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page \(switches.number)").supportedInterfaceOrientations(whileVisible: switches.mask, preferring: .landscapeLeft)
    }
  }

  @Test("labels are the line of the modifier unless given")
  func labels() throws {
    let app = TestApp(26, view: Text("page").supportedInterfaceOrientations(whileVisible: .landscape))
    app.simulation.settle()
    #expect(try app.coordinator.requests.map(\.label) == ["QuarterTurnTests/IdentityTests.swift:\(#line - 2)"])
  }
}
