import HeadlessUIKit
import Testing

@testable import Gallery

/// Answers for the probes, as an app that runs them on UIKit has to.
@MainActor
final class ProbeDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    ProbeStage.askedWindows.append(window)
    return ProbeStage.applicationMask
  }
}

// Probes share what the app's delegate answers, as they would in an app: they run one after another.
@MainActor
@Suite(.serialized) struct ProbesTests {
  @Test("Every probe holds on the model", arguments: [16, 18, 26, 27])
  func probesHold(major: Int) async throws {
    for probe in Probe.all where probe.firstSystem <= major {
      let simulation = Simulation(device: .iPhone16, system: SystemVersion(major))
      try await simulation.runAsync {
        let window = try #require(simulation.launch(delegate: ProbeDelegate()) { UIViewController() })
        let scene = try #require(window.windowScene)
        let stage = ProbeStage(window: window, scene: scene) {
          simulation.settle()
          await Task.yield()
        }
        await probe.run(stage)
        #expect(stage.failures.isEmpty, "\(probe.rule), \(probe.statement)")
        #expect(simulation.crashes.isEmpty, "\(probe.rule), \(probe.statement)")
      }
    }
  }

  @Test("There are at least forty probes")
  func count() {
    #expect(Probe.all.count >= 40)
  }

  @Test("A probe that the model contradicts fails")
  func probesCanFail() async throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    try await simulation.runAsync {
      // An app that does not give the probes' mask back is one that they cannot work in.
      let window = try #require(simulation.launch(delegate: nil) { UIViewController() })
      let scene = try #require(window.windowScene)
      let probe = try #require(Probe.all.first { $0.rule == "R3.1" })
      let stage = ProbeStage(window: window, scene: scene) { simulation.settle() }
      await probe.run(stage)
      #expect(!stage.failures.isEmpty)
    }
  }
}
