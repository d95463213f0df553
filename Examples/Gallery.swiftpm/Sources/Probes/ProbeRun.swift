import SwiftUI
import UIKit

/// One run of all probes in the app's window, which shows the app again afterwards.
@MainActor
final class ProbeRun: ObservableObject {
  @Published private(set) var results: [ProbeResult] = []
  @Published private(set) var summary = "The probes run: hold the device upright, and leave it there."
  private var hasStarted = false

  /// Starts once, however often the page appears.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    Task { await run() }
  }

  private func run() async {
    await pause()
    guard let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first,
      let window = scene.windows.first
    else { return tell("The app has no window to run probes in.") }
    let root = window.rootViewController
    let major = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0
    var results: [ProbeResult] = []
    // Printed one by one, so that a crash leaves what was found before it.
    func add(_ result: ProbeResult) {
      results.append(result)
      print(result.line)
    }
    for (number, probe) in Probe.all.enumerated() {
      guard probe.firstSystem <= major else {
        add(ProbeResult(id: number, probe: probe, outcome: .notForThisSystem, findings: []))
        continue
      }
      let stage = ProbeStage(window: window, scene: scene) { [weak self] in await self?.pause() }
      await probe.run(stage)
      add(
        ProbeResult(
          id: number, probe: probe, outcome: stage.failures.isEmpty ? .holds : .contradicted(stage.failures),
          findings: stage.findings))
    }
    ProbeStage.applicationMask = .all
    window.rootViewController = root
    self.results = results
    tell(Self.summary(of: results, system: UIDevice.current.systemVersion))
  }

  /// Long enough for a turn and what follows it.
  private func pause() async { try? await Task.sleep(nanoseconds: 1_500_000_000) }

  private func tell(_ text: String) {
    print(text)
    summary = text
  }

  private static func summary(of results: [ProbeResult], system: String) -> String {
    let holding = results.filter { $0.outcome == .holds }.count
    let skipped = results.filter { $0.outcome == .notForThisSystem }.count
    return "\(results.count) probes on iOS \(system): \(holding) hold, "
      + "\(results.count - holding - skipped) are contradicted, \(skipped) are for newer systems"
  }
}
