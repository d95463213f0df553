import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What a developer in a hurry does with sheets and covers.
@MainActor
@Suite("Hard use of presentations") struct HardPresentationTests {
  private struct Switching: View {
    @Bindable var switches: Switches

    var body: some View {
      ZStack {
        if switches.isShown {
          Text("one").supportedInterfaceOrientations(whileVisible: .landscape, label: "one")
        } else {
          Text("two").supportedInterfaceOrientations(whileVisible: .portrait, label: "two")
        }
      }
      .id(switches.id)
      .fullScreenCover(isPresented: $switches.cover) {
        Text("cover").supportedInterfaceOrientations(whileVisible: switches.mask, label: "cover").id(switches.number)
      }
    }
  }

  @Test("branches and ids that change while a cover comes or goes are followed when it is over", arguments: Setting.eras)
  func branchesUnderCovers(setting: Setting) throws {
    let switches = Switches()
    switches.mask = .landscapeLeft
    let app = TestApp(setting, view: Switching(switches: switches))
    app.simulation.settle()
    app.simulation.run { switches.cover = true }
    app.simulation.advance(by: 0.1)
    app.simulation.run { switches.isShown = false }
    app.simulation.advance(by: 0.1)
    app.perform {
      switches.id += 1
      switches.number += 1
    }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    app.simulation.run { switches.cover = false }
    app.simulation.advance(by: 0.1)
    app.perform { switches.id += 1 }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    #expect(try app.coordinator.requests.map(\.label) == ["two"])
    app.simulation.run { switches.cover = true }
    app.simulation.advance(by: 0.1)
    app.simulation.run { switches.mask = nil }
    app.simulation.advance(by: 0.1)
    app.perform { switches.isShown = true }
    #expect(try app.mask == .landscape)
    app.perform { switches.cover = false }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect(app.isSound)
  }

  /// A sheet that presents another one like itself.
  private struct Tower: View {
    let level: Int
    @Bindable var switches: Switches
    @State private var isOpen = false

    var body: some View {
      Button("open \(level)") { isOpen = true }
        .supportedInterfaceOrientations(
          whileVisible: level.isMultiple(of: 2) ? .landscape : [.landscapeLeft, .portrait], label: "level \(level)"
        )
        .sheet(isPresented: $isOpen) {
          if level < 4 { AnyView(Tower(level: level + 1, switches: switches)) } else { AnyView(Text("top")) }
        }
    }
  }

  @Test("sheets upon sheets all count, and all go with the lowest", arguments: Setting.eras)
  func towers(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: Tower(level: 0, switches: switches))
    app.simulation.settle()
    #expect(try app.mask == .landscape)
    for level in 0..<3 { try app.screen.tap("open \(level)") }
    #expect(try app.mask == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.coordinator.requests.count == 4)
    let root = try app.root
    app.perform { root.dismiss(animated: true) }
    #expect(try app.coordinator.requests.map(\.label) == ["level 0"])
    #expect(try app.mask == .landscape)
    #expect(app.isSound)
  }

  private struct Impatient: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
        .fullScreenCover(isPresented: $switches.cover) {
          Leaving(switches: switches).supportedInterfaceOrientations(whileVisible: .portrait, label: "cover")
        }
    }

    private struct Leaving: View {
      @Bindable var switches: Switches
      @Environment(\.dismiss) private var dismiss

      var body: some View { Text("leaving").onAppear { if switches.isShown { dismiss() } } }
    }
  }

  @Test(
    "a cover that is there at launch has its mask, and one that dismisses itself as it appears leaves the page its own",
    arguments: Setting.eras)
  func coverAtLaunch(setting: Setting) throws {
    let switches = Switches()
    switches.isShown = false
    switches.cover = true
    let app = TestApp(setting, view: Impatient(switches: switches))
    app.simulation.settle()
    #expect(app.screen.texts.contains("leaving"))
    #expect(try app.mask == .portrait)
    app.perform { switches.cover = false }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    switches.isShown = true
    app.perform { switches.cover = true }
    #expect(!switches.cover)
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect(app.isSound)
  }

  private struct Guarded: View {
    @Bindable var switches: Switches

    var body: some View {
      if switches.isShown {
        Text("inside")
          .supportedInterfaceOrientations(whileVisible: .landscape, label: "inside")
          .sheet(isPresented: $switches.sheet) { Text("sheet").supportedInterfaceOrientations(whileVisible: .landscapeRight, label: "sheet") }
          .fullScreenCover(isPresented: $switches.cover) {
            Text("cover").supportedInterfaceOrientations(whileVisible: .portrait, label: "cover")
          }
      } else {
        Text("outside")
      }
    }
  }

  @Test("a presenter that goes takes the masks of what it presents along", arguments: Setting.eras, ["sheet", "cover"])
  func presenterGoes(setting: Setting, layer: String) throws {
    let switches = Switches()
    let app = TestApp(setting, view: Guarded(switches: switches))
    app.perform { switches.set(layer, true) }
    #expect(try app.mask == (layer == "sheet" ? .landscapeRight : .portrait))
    app.perform { switches.isShown = false }
    #expect(try app.root.presentedViewController == nil)
    #expect(try app.mask == .portrait)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.isSound)
  }

  @Test("an alert and a sheet that want up at once come one after the other, and change no mask", arguments: Setting.eras)
  func atOnce(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: LockedPageApp(switches))
    app.simulation.settle()
    let before = app.calls
    app.perform {
      switches.alert = true
      switches.sheet = true
      switches.popover = true
    }
    app.perform { switches.sheet = false }
    app.perform { switches.alert = false }
    app.perform { switches.popover = false }
    #expect(try app.mask == .landscape)
    #expect((app.calls - before).total == 0)
    #expect(app.isSound)
  }

  // MARK: Turns

  private struct Turner: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationStack(path: $switches.path) {
        Text("home").navigationDestination(for: String.self) { _ in Turning(switches: switches) }
      }
      .fullScreenCover(isPresented: $switches.cover) { Turning(switches: switches) }
      .observingInterfaceOrientation()
    }
  }

  private struct Turning: View {
    @Bindable var switches: Switches
    @Environment(\.rotateInterface) private var rotateInterface

    var body: some View {
      Text("turning").task {
        do throws(OrientationError) {
          _ = try await rotateInterface(to: .landscapeRight, until: .ended)
          switches.tab = "turned"
        } catch {
          switches.tab = error.reason
        }
      }
    }
  }

  @Test("a task that is cancelled during its turn hears so, and nothing holds the interface afterwards", arguments: Setting.eras)
  func cancelledTurns(setting: Setting) async throws {
    let switches = Switches()
    let app = TestApp(setting, delegate: OpenDelegate(), view: Turner(switches: switches))
    for seconds in [0.0, 0.05, 0.2, 0.4, 2] {
      app.simulation.run { switches.path = ["turning"] }
      app.simulation.advance(by: seconds)
      app.simulation.run { switches.path = [] }
      await app.simulation.settleTasks()
      #expect(try app.coordinator.isAtRest)
      try app.perform { try app.coordinator.endRotation() }
      #expect(try app.mask == .all)
      app.turn(to: .landscapeRight)
      app.turn(to: .portrait)
      #expect(app.orientation == .portrait, "after \(seconds)")
    }
    #expect(app.isSound)
  }

  @Test("a turn that a cover asked for ends with the cover", arguments: Setting.eras)
  func turnOfACover(setting: Setting) async throws {
    let switches = Switches()
    let app = TestApp(setting, delegate: OpenDelegate(), view: Turner(switches: switches))
    app.perform { switches.cover = true }
    await app.simulation.settleTasks()
    #expect(app.orientation == .landscapeRight)
    #expect(switches.tab == "turned")
    app.perform { switches.cover = false }
    await app.simulation.settleTasks()
    #expect(try app.mask == .all)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }
}
