import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("The state as a text", .worlds) struct StateDescriptionTests {
  @Test("It holds what a bug report needs", arguments: TestApp.systems)
  func everything(system: Int) throws {
    let app = TestApp(system) { OrientationNavigationController(rootViewController: Page(.landscape, title: "player")) }
    let lock = try app.perform { try app.coordinator.lock(to: .landscapeLeft, label: "tutorial") }
    try app.present(MaskController(.all), .pageSheet)
    let text = try app.coordinator.stateDescription
    for words in [
      "iOS \(system).0", "app PortraitDelegate", "the library answers", "landscape left", "“player”", "“tutorial”",
      "presents, as a sheet",
      "OrientationNavigationController", "Page “player”", "MaskController: all", "Masks are: honored", "Last target:",
      "Default: portrait",
      "asked by UIKit",
    ] {
      #expect(text.contains(words), "\(words) is missing in:\n\(text)")
    }
    #expect(!text.contains("AnchorController"))
    app.perform { lock.release() }
  }

  @Test("Issues are in it, and a closed scene is said to be one")
  func issues() throws {
    let app = TestApp(26)
    let coordinator = try app.coordinator
    let locks = app.perform { [coordinator.lock(to: .portrait, label: "old"), coordinator.lock(to: .landscape, label: "new")] }
    #expect(coordinator.stateDescription.contains("Issue: conflict: “old” is rejected"))
    let scene = try app.scene
    app.simulation.disconnect(scene)
    #expect(coordinator.stateDescription == "The scene has disconnected.")
    for lock in locks { lock.release() }
  }

  @Test("An issue comes once for a cause and screen, and once more when it is over")
  func toldOnce() throws {
    let app = TestApp(26)
    let coordinator = try app.coordinator
    var told: [OrientationIssue] = []
    let observation = coordinator.observeIssues { told.append($0) }
    defer { withExtendedLifetime(observation) {} }
    let first = app.perform { coordinator.lock(to: [], label: "page") }
    let second = app.perform { coordinator.lock(to: [], label: "page") }
    #expect(told.map(\.code) == [.emptyMask])
    let cover = Page(.landscape, title: "cover")
    try app.present(cover)
    #expect(told.map(\.isResolved) == [false, true, false])
    #expect(told.last?.screen == "cover")
    app.perform {
      first.release()
      second.release()
    }
    #expect(told.map(\.isResolved) == [false, true, false, true])
    #expect(coordinator.openIssues.isEmpty)
  }
}
