import HeadlessSwiftUI
import QuarterTurnSimulator
import Testing

@testable import Gallery

@MainActor
@Suite("The pages that scenarios may name")
struct TourPagesTests {
  @Test("have a name each")
  func names() {
    let names = TourPages().names
    #expect(Set(names).count == names.count)
    #expect(names.first == "Gallery" && names.contains("Landscape page") && names.contains("Library with a player"))
    #expect(TourPages().windows(showing: "Nowhere") == nil)
  }

  @Test("open, and nothing goes wrong", arguments: [15, 16, 26, 27])
  func open(major: Int) async throws {
    let pages = TourPages()
    let unavailable = major < 16 ? ["Windows"] : []
    for name in pages.names where !unavailable.contains(name) {
      let scene = try #require(pages.windows(showing: name))
      let simulation = Simulation(device: .iPhone16, system: SystemVersion(major))
      simulation.launch(scene: scene)
      await simulation.settleTasks()
      #expect(simulation.crashes.isEmpty, "\(name)")
      #expect(simulation.console.isEmpty, "\(name)")
      #expect(
        !ScreenDriver(simulation).texts.isEmpty || !ScreenDriver(simulation).controls.isEmpty || name == "Controller", "\(name)")
    }
  }

  @Test("the example app's menu leads to each of its pages")
  func menu() async throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    simulation.launch(GalleryApp.self)
    await simulation.settleTasks()
    #expect(ScreenDriver(simulation).controls == GalleryPage.all.map(\.name))
  }

  @Test("are SwiftUI's face, and the video's where they show one")
  func faces() {
    for page in GalleryPage.all { #expect(TourPages().faces(of: page.name).contains(.video) == page.showsVideo) }
    for page in ReportPage.all { #expect(TourPages().faces(of: page.name).contains(.video) == page.showsVideo) }
    #expect(TourPages().faces(of: "Home and game") == [.swiftui])
  }
}
