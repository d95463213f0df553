import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("onOrientationIssue", .worlds) struct IssueModifierTests {
  private struct Root: View {
    @Bindable var switches: Switches
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: ", "))
        Text("a").supportedInterfaceOrientations(whileVisible: .portrait, label: "a")
        Text("b").supportedInterfaceOrientations(whileVisible: switches.mask, label: "b")
      }
      .onOrientationIssue { issue in log.append("\(issue.isResolved ? "no " : "")\(issue.code) \(issue.subject)") }
    }
  }

  @Test("tells what is open at first, then what is new and what is over, and may set state", arguments: TestApp.systems)
  func life(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Root(switches: switches))
    app.simulation.settle()
    #expect(app.screen.texts.first == "")
    app.perform { switches.mask = .landscape }
    let first = try #require(app.screen.texts.first)
    #expect(first.hasPrefix("conflict "))
    app.perform { switches.mask = .all }
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.screen.texts.first == "\(first), no \(first)")
    #expect(app.isSound)
  }
}
