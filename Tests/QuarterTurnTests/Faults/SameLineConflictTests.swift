import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Two requests from one line are told apart by where they are (E11).
@MainActor
@Suite("A conflict within one line") struct SameLineConflictTests {

  private static func asking(_ mask: UIInterfaceOrientationMask, _ text: String) -> some View {
    Text(text).supportedInterfaceOrientations(whileVisible: mask, label: "App.swift:10")
  }

  private struct PageWithSheet: View {
    @Bindable var switches: Switches

    var body: some View {
      SameLineConflictTests.asking(.portrait, "page")
        .sheet(isPresented: $switches.sheet) { SameLineConflictTests.asking(.landscape, "sheet") }
    }
  }

  @Test("the issue says which is the sheet's and which the page's", arguments: TestApp.systems)
  func sheet(system: Int) throws {
    let switches = Switches()
    let app = TestApp(system, view: PageWithSheet(switches: switches))
    app.simulation.settle()
    app.perform { switches.sheet = true }
    let issue = try #require(try app.coordinator.openIssues.first { $0.code == .conflict })
    let parts = issue.reason.components(separatedBy: "“App.swift:10”")
    #expect(parts.count == 3, "\(issue.reason)")
    #expect(parts.count == 3 && parts[1].prefix(30) != parts[2].prefix(30), "\(issue.reason)")
  }
}
