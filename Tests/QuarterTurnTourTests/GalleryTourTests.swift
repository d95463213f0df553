import HeadlessUIKit
import QuarterTurnSimulator
import QuarterTurnTour
import Testing

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
    for moment in timeline.moments {
      for check in moment.checks where !check.holds {
        Issue.record("\(moment.line), \(moment.title): \(check.key) expected \(check.expected), was \(check.was)")
      }
    }
  }
}
