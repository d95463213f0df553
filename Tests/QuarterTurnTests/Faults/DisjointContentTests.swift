import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A root of the library is never disjoint from what the app allows, whatever its content wants (F5).
@MainActor
@Suite("A root whose content fits nothing", .worlds) struct DisjointContentTests {
  private final class PortraitContent: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test("without a delegate, landscape in Info.plist and portrait content: UIKit does not raise", arguments: TestApp.systems)
  func atLaunch(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.landscapeLeft, .landscapeRight), delegate: nil) {
      let root = OrientationRootController(content: PortraitContent())
      // A root whose style was set: one that nobody touched may count as a sheet, which never raises (R3.17).
      root.modalPresentationStyle = .fullScreen
      return root
    }
    app.simulation.settle()
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation?.isLandscape == true)
  }

  @Test("an issue names the content", arguments: TestApp.systems)
  func issueNamesContent(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.landscapeLeft, .landscapeRight), delegate: nil) {
      OrientationRootController(content: PortraitContent())
    }
    app.simulation.settle()
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    #expect(try app.coordinator.openIssues.contains { "\($0.reason) \($0.remedy)".contains("PortraitContent") })
    app.perform { lock.release() }
  }

  @Test("with the library's delegate nothing is raised", arguments: TestApp.systems)
  func withDelegate(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.landscapeLeft, .landscapeRight), delegate: OrientationAppDelegate()) {
      OrientationRootController(content: PortraitContent())
    }
    app.simulation.settle()
    #expect(app.simulation.crashes.isEmpty)
  }
}
