import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Shows what the environment says.
private struct Readout: View {
  @Environment(\.interfaceOrientation) private var orientation

  var body: some View { Text(orientation.readableName) }
}

@MainActor
@Suite("observingInterfaceOrientation", .worlds) struct ObserverTests {
  private struct Root: View {
    @Bindable var switches: Switches

    var body: some View {
      Readout()
        .supportedInterfaceOrientations(whileVisible: switches.mask)
        .sheet(isPresented: $switches.sheet) { Readout() }
        .observingInterfaceOrientation()
    }
  }

  @Test("knows of a turn that the app made and no device event told of (B34)", arguments: TestApp.systems)
  func turnOfTheApp(system: Int) {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Root(switches: switches))
    app.turn(to: .landscapeLeft)
    #expect(app.screen.texts == ["portrait"])
    app.perform { switches.mask = .landscape }
    #expect(app.screen.texts == ["landscape right"])
    app.perform { switches.sheet = true }
    #expect(app.screen.texts == ["landscape right", "landscape right"])
    app.turn(to: .landscapeRight)
    #expect(app.screen.texts == ["landscape left", "landscape left"])
    app.perform { switches.mask = nil }
    #expect(app.screen.texts == ["portrait", "portrait"])
    #expect(app.isSound)
  }

  @Test("says unknown before the view is in a window, and only then")
  func beginning() {
    let app = TestApp(18, view: Root(switches: Switches()))
    app.simulation.settle()
    #expect(app.screen.texts == ["landscape right"])
  }

  @Test("tests and previews may set the value")
  func injected() throws {
    let app = TestApp(18, view: Readout().environment(\.interfaceOrientation, .landscapeLeft))
    app.simulation.settle()
    #expect(app.screen.texts == ["landscape left"])
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("reading without an observer is told once")
  func missing() throws {
    let app = TestApp(26) {
      UIHostingController(
        rootView: VStack {
          Readout()
          Readout()
        })
    }
    app.simulation.settle()
    #expect(app.screen.texts == ["unknown", "unknown"])
    let issues = try app.coordinator.openIssues
    #expect(issues.map(\.code) == [.observerMissing])
    #expect(issues.first?.remedy.contains(".observingInterfaceOrientation()") == true)
  }

  @Test("is unknown, and no trap, where it is read outside of any view and of the main actor")
  nonisolated func offTheMainActor() async {
    let read = await Task.detached { EnvironmentValues().interfaceOrientation }.value
    #expect(read == .unknown)
    var written = EnvironmentValues()
    written.interfaceOrientation = .portrait
    #expect(written.interfaceOrientation == .portrait)
  }

  @Test("each window has its own", arguments: [18, 26, 27])
  func windows(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, device: .pad, view: Root(switches: switches))
    let window = app.simulation.connectScene {
      UIHostingController(rootView: Readout().observingInterfaceOrientation())
    }
    app.simulation.settle()
    let scene = try #require(window?.windowScene)
    let texts = ScreenDriver(app.simulation, scene: scene).texts
    #expect(texts == [scene.interfaceOrientation.readableName])
  }

  // MARK: Changes

  private struct Listener: View {
    @Bindable var switches: Switches
    @State private var log: [String] = []

    var body: some View {
      NavigationStack(path: $switches.path) {
        Text(log.joined(separator: ", ")).navigationDestination(for: String.self) { Text($0) }
      }
      .onInterfaceOrientationChange { old, new in log.append("\(switches.number): \(old.rawValue) to \(new.rawValue)") }
      .supportedInterfaceOrientations(whileVisible: switches.mask)
    }
  }

  @Test("a change is told with both sides, by the newest closure, and may set state (B06)", arguments: TestApp.systems)
  func change(system: Int) {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Listener(switches: switches))
    app.simulation.settle()
    #expect(app.screen.texts == [""])
    app.perform { switches.mask = .landscape }
    #expect(app.screen.texts == ["0: 1 to 3"])
    app.perform {
      switches.number = 7
      switches.path = ["pushed"]
    }
    app.perform { switches.mask = .portrait }
    app.perform { switches.path = [] }
    #expect(app.screen.texts == ["0: 1 to 3, 7: 3 to 1"])
    #expect(app.isSound)
  }
}
