import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What ends together: observations that hold one another (F1), and worlds with all that they show (F2).
@MainActor
@Suite("Ending observations") struct LifetimeTests {
  /// Keeps an observation; the handler of another one holds the last reference to it.
  private final class Owner {
    var observation: OrientationObservation?
  }

  private static func endOneThatHoldsAnother(byCancelling: Bool) throws {
    let app = TestApp(26, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    var owner: Owner? = Owner()
    owner?.observation = coordinator.observe { _ in }
    var outer: OrientationObservation? = coordinator.observe { [owner] _ in withExtendedLifetime(owner) {} }
    owner = nil
    if byCancelling { outer?.cancel() }
    outer = nil
    _ = outer
  }

  @Test("letting go of an observation whose handler holds another one's owner ends both")
  func lettingGo() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try LifetimeTests.endOneThatHoldsAnother(byCancelling: false) }
    }
  }

  @Test("so does cancelling it")
  func cancelling() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run { try LifetimeTests.endOneThatHoldsAnother(byCancelling: true) }
    }
  }

  @Test("a scene that is closed lets go of handlers that hold observations")
  func closedScene() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let app = TestApp(26, delegate: OpenDelegate())
        let coordinator = try app.coordinator
        var owner: Owner? = Owner()
        owner?.observation = coordinator.observe { _ in }
        let outer = coordinator.observe { [owner] _ in withExtendedLifetime(owner) {} }
        owner = nil
        app.simulation.disconnect(try app.scene)
        app.simulation.settle()
        withExtendedLifetime(outer) {}
      }
    }
  }

  @Test("a handler may end itself and others while a change is told")
  func endingWhileTold() throws {
    let app = TestApp(26, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    var told: [String] = []
    var first: OrientationObservation?
    var second: OrientationObservation?
    first = coordinator.observe { change in
      guard change.phase == .didRotate else { return }
      told.append("first")
      first?.cancel()
      second?.cancel()
    }
    second = coordinator.observe { change in
      if change.phase == .didRotate { told.append("second") }
    }
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    #expect(told == ["first"])
  }

  // MARK: Worlds (F2)

  private struct Shown: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      UIHostingController(rootView: AnyView(Text("inside").supportedInterfaceOrientations(whileVisible: .landscape)))
    }

    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {}
  }

  private struct Film: View {
    @Bindable var switches: Switches

    var body: some View {
      Shown()
        .interfaceOrientationLocked(whileVisible: false)
        .fullScreenInLandscape(isOn: $switches.sheet)
    }
  }

  @Test("a simulation goes together with a video that shows a representable and modifiers of the library", arguments: [15, 26])
  func filledScreen(system: Int) {
    weak var simulation: Simulation?
    do {
      let switches = Switches()
      let app = TestApp(system, view: Film(switches: switches))
      app.simulation.settle()
      app.perform { switches.sheet = true }
      app.simulation.advance(by: 2)
      #expect(app.orientation?.isLandscape == true)
      simulation = app.simulation
    }
    #expect(simulation == nil)
  }
}
