import HeadlessSwiftUI
import Testing

@testable import Gallery

// Inside the suite of all probes, which run one after another: they share what the app's delegate answers, as they do in an app.
extension ProbesTests {
  @MainActor
  @Suite("The example app with -probes")
  struct GalleryProbesTests {
    /// What the app shows once it has come to rest.
    private func texts(arguments: [String], system: SystemVersion) async -> [String] {
      let plist = InfoPlist.supporting(.portrait)
      let simulation = Simulation(device: .iPhone16, system: system, infoPlist: plist)
      simulation.run { GalleryLaunch(arguments: arguments).main() }
      await simulation.settleTasks()
      #expect(simulation.crashes.isEmpty)
      return ScreenDriver(simulation).texts
    }

    @Test("runs every probe in its window and lists what became of each", arguments: [16, 18, 26, 27])
    func probes(major: Int) async {
      let texts = await texts(arguments: ["Gallery", "-probes"], system: SystemVersion(major))
      let skipped = Probe.all.filter { $0.firstSystem > major }
      #expect(
        texts.first
          == "\(Probe.all.count) probes on iOS \(major).0: \(Probe.all.count - skipped.count) hold, 0 are contradicted, "
          + "\(skipped.count) are for newer systems")
      #expect(texts.count == Probe.all.count + 1)
      for (probe, text) in zip(Probe.all, texts.dropFirst()) {
        let mark = probe.firstSystem <= major ? "✓" : "·"
        #expect(text.hasPrefix("\(mark) \(probe.rule) \(probe.statement)"), "\(text)")
      }
    }

    @Test("marks a probe that is contradicted, with what did not hold")
    func contradicted() async throws {
      // An app that does not give the probes' mask back is one that they cannot work in.
      let simulation = Simulation(device: .iPhone16, system: SystemVersion(18), infoPlist: .supporting(.portrait))
      simulation.launch(scene: WindowGroup { ProbesPage() })
      await simulation.settleTasks()
      let line = try #require(ScreenDriver(simulation).texts.first { $0.hasPrefix("✗ R5.1 ") })
      #expect(line.contains("a request that is granted turns and calls no error handler: the handler was called: "))
    }

    @Test("shows its pages without the argument, or where another app is called so")
    func pages() async {
      #expect(await texts(arguments: ["Gallery"], system: SystemVersion(18)).contains("Landscape page"))
      #expect(GalleryLaunch(arguments: ["-probes"]) == .pages)
      #expect(GalleryLaunch(arguments: ["Gallery", "-AppleLanguages", "(de)", "-probes"]) == .probes)
    }
  }
}
