import Gallery
import HeadlessSwiftUI
import QuarterTurnProbes
import Testing

// Probes share what the app's delegate answers, as they do in an app: they run one after another.
@MainActor
@Suite("The example app with -probes", .serialized)
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

  @Test("shows its pages without the argument, or where another app is called so")
  func pages() async {
    #expect(await texts(arguments: ["Gallery"], system: SystemVersion(18)).contains("Landscape page"))
    #expect(GalleryLaunch(arguments: ["-probes"]) == .pages)
    #expect(GalleryLaunch(arguments: ["Gallery", "-AppleLanguages", "(de)", "-probes"]) == .probes)
  }
}
