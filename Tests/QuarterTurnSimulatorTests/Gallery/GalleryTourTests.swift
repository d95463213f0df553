import HeadlessUIKit
import QuarterTurnSimulator
import Testing

@testable import Gallery

@MainActor
@Suite("The tour of the example app")
struct GalleryTourTests {
  nonisolated static let places: [(String, SystemVersion)] = [
    ("iPhone 13", SystemVersion(15)), ("iPhone 13", SystemVersion(18)), ("iPhone 17", SystemVersion(26)),
    ("iPhone 17", SystemVersion(27)), ("iPad (9th generation)", SystemVersion(15)),
    ("iPad Pro 11-inch (M1)", SystemVersion(18)), ("iPad Pro 11-inch (M1)", SystemVersion(27)),
  ]

  @Test("shows on each page what is expected there", arguments: places)
  func holds(name: String, system: SystemVersion) async throws {
    let device = try #require(DeviceCatalogue.device(named: name))
    let timeline = await GalleryTour.run(on: device, system: system)
    #expect(timeline.checks.count > 60)
    expectAll(timeline)
  }

  /// Every fourth of the catalogue, in which devices of a kind follow one another.
  private nonisolated static let films = DeviceCatalogue.devices.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(
    \.element)

  @Test("shows its films on devices of every kind, on their first systems and on their last", arguments: films)
  func films(device: DeviceModel) async {
    for system in Set([device.systems.lowerBound, device.systems.upperBound]) {
      let simulation = Simulation(device: device, system: system, infoPlist: GalleryTour.infoPlist)
      let guide = TourGuide(name: "Gallery", simulation: simulation)
      await guide.launch(GalleryApp.self)
      for page in ["Video", "Video controller"] { await GalleryTour.video(guide, on: page) }
      guide.expectNoTrouble(issues: 0)
      expectAll(guide.timeline)
    }
  }

  private func expectAll(_ timeline: Timeline) {
    for moment in timeline.moments {
      for check in moment.checks where !check.holds {
        let place = "\(timeline.device.name), iOS \(timeline.system), \(moment.line), \(moment.title)"
        Issue.record("\(place): \(check.key) expected \(check.expected), was \(check.was)")
      }
    }
  }

  @Test("fits into a page of less than 300 KB, and into a few screens of a terminal", arguments: places)
  func page(name: String, system: SystemVersion) async throws {
    let device = try #require(DeviceCatalogue.device(named: name))
    let timeline = await GalleryTour.run(on: device, system: system)
    let page = TimelinePage(title: "Tour of the example app", [[timeline]], settings: PageSettings(command: "quarter-turn demo"))
      .html()
    #expect(page.utf8.count < 300_000)
    #expect(timeline.text(.steps).split(separator: "\n").count < 130)
    let pages = timeline.pages.map(\.title)
    #expect(pages.first == "Gallery" && pages.contains("Tabs") && pages.contains("Video") && pages.count > 12)
  }

  @Test("says what was expected and what was, and goes on")
  func doesNotHold() async {
    let guide = TourGuide(name: "Gallery", simulation: Simulation(device: .iPhone16, system: SystemVersion(18)))
    await guide.launch(GalleryApp.self)
    await guide.tap("Nowhere")
    guide.expect(.landscapeLeft, mask: .allButUpsideDown, text: "Nothing of the kind")
    #expect(!guide.timeline.holds)
    #expect(guide.timeline.checks.map(\.holds) == [false, false, true, false])
    #expect(guide.timeline.checks.first?.was.contains("No control on the screen is called \"Nowhere\"") == true)
    #expect(guide.timeline.text().contains("✗ interface\n        expected  landscapeLeft\n        was       portrait\n"))
  }
}
