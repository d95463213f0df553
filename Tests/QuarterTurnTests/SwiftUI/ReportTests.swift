import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Reports that speak of SwiftUI or of declarative locks, replayed through the modifiers.
@MainActor
@Suite("SwiftUI reports", .worlds) struct ReportTests {
  private struct Player: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationStack(path: $switches.path) {
        Text("library").navigationDestination(for: String.self) { name in
          Text(name).supportedInterfaceOrientations(whileVisible: .landscape, label: "player")
        }
      }
    }
  }

  @Test("B33: an iPad app with all four orientations launches", arguments: [16, 18, 26, 27])
  func b33(system: Int) throws {
    let plist = InfoPlist.supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
    let page = Text("page").supportedInterfaceOrientations(whileVisible: .landscape).observingInterfaceOrientation()
    let app = TestApp(system, plist: plist, device: .pad, delegate: OpenDelegate(), view: page)
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .landscapeRight)
    #expect(!app.simulation.runLoop.ranAway)
  }

  private struct Menu: View {
    @Bindable var switches: Switches
    @Environment(\.interfaceOrientation) private var orientation

    var body: some View {
      NavigationStack(path: $switches.path) {
        Text("menu").supportedInterfaceOrientations(whileVisible: .portrait).navigationDestination(for: String.self) { _ in
          Content().supportedInterfaceOrientations(whileVisible: .allButUpsideDown)
        }
      }
    }

    private struct Content: View {
      @Environment(\.interfaceOrientation) private var orientation

      var body: some View { Text(orientation.isLandscape ? "landscape layout" : "portrait layout") }
    }
  }

  @Test("B34: content follows a phone that was held in landscape all the time", arguments: TestApp.systems)
  func b34(system: Int) {
    let switches = Switches()
    let app = TestApp(
      system, delegate: OpenDelegate(), view: Menu(switches: switches).observingInterfaceOrientation())
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { switches.path = ["content"] }
    #expect(app.orientation == .landscapeRight)
    #expect(app.screen.texts == ["landscape layout"])
    app.perform { switches.path = [] }
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("B100: a UIKit child of a hosting controller has its way without the root's help", arguments: TestApp.systems)
  func b100(system: Int) throws {
    struct Engine: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Page { Page(.landscape, title: "engine") }
      func updateUIViewController(_ controller: Page, context: Context) {}
    }
    let app = TestApp(system, view: Engine())
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.requests.map(\.label) == ["engine"])
    #expect(app.isSound)
  }

  @Test("B102: back from the background with the phone upright, the player may turn again", arguments: TestApp.systems)
  func b102(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: Player(switches: switches))
    app.perform { switches.path = ["player"] }
    app.turn(to: .landscapeLeft)
    app.perform { app.simulation.enterBackground() }
    app.turn(to: .portrait)
    app.perform { app.simulation.enterForeground() }
    #expect(app.orientation?.isLandscape == true)
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    app.perform { switches.path = [] }
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("B104: leaving the player gives portrait back, also under the user's lock", arguments: TestApp.systems, [true, false])
  func b104(system: Int, userLock: Bool) {
    let switches = Switches()
    let app = TestApp(system, userLock: userLock, view: Player(switches: switches))
    for _ in 1...3 {
      app.perform { switches.path = ["player"] }
      #expect(app.orientation == .landscapeRight)
      app.perform { switches.path = [] }
      #expect(app.orientation == .portrait)
    }
    #expect(app.isSound)
  }

  @Test("B105: the player turns on iOS 15 as well, launched in portrait", arguments: [false, true])
  func b105(userLock: Bool) {
    let switches = Switches()
    let app = TestApp(15, userLock: userLock, view: Player(switches: switches))
    app.perform { switches.path = ["player"] }
    #expect(app.orientation == .landscapeRight)
    #expect(app.isSound)
  }

  @Test("B114: a camera page stays portrait in an app that turns", arguments: TestApp.systems)
  func b114(system: Int) throws {
    struct Camera: View {
      @Bindable var switches: Switches

      var body: some View {
        Text("chat").fullScreenCover(isPresented: $switches.cover) {
          Text("camera").supportedInterfaceOrientations(whileVisible: .portrait, label: "camera")
        }
      }
    }
    let switches = Switches()
    let app = TestApp(system, delegate: OpenDelegate(), view: Camera(switches: switches))
    app.perform { switches.cover = true }
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    app.perform { switches.cover = false }
    #expect(app.orientation == .landscapeRight)
    #expect(app.isSound)
  }

  @Test("B136: the page below does not wipe what the page above asks for", arguments: TestApp.systems)
  func b136(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: LockedPageApp(switches))
    app.simulation.settle()
    app.perform { switches.path = ["left"] }
    #expect(try app.mask == .landscapeLeft)
    app.perform { switches.path = [] }
    #expect(try app.mask == .landscape)
    #expect(app.isSound)
  }
}
