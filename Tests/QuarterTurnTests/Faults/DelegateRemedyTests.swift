import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What the issue about a delegate recommends is not there yet.
@MainActor
@Suite("Remedies for delegates") struct DelegateRemedyTests {
  private final class Overriding: OrientationAppDelegate {
    override func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  private final class WithoutWindow: UIResponder, UIApplicationDelegate {
    override required init() {}

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OrientationAppDelegate.supportedInterfaceOrientations(for: nil, default: .portrait) }
  }

  private func issue(_ system: Int, _ delegate: any UIApplicationDelegate) throws -> OrientationIssue {
    let app = TestApp(system, delegate: delegate)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
    defer { app.perform { lock.release() } }
    return try #require(try app.coordinator.openIssues.first { $0.code == .delegateAnswersItself })
  }

  @Test("a subclass that overrides the answer is not told to be one", arguments: TestApp.systems)
  func overriding(system: Int) throws {
    let remedy = try issue(system, Overriding()).remedy
    #expect(remedy.contains("super") && remedy.contains("defaultInterfaceOrientations"))
    #expect(!remedy.contains("Derive"))
  }

  @Test("one that hands no window on is told to", arguments: TestApp.systems)
  func withoutWindow(system: Int) throws {
    let issue = try issue(system, WithoutWindow())
    #expect(issue.reason.contains("without the window"))
    #expect(issue.remedy.contains("supportedInterfaceOrientations(for: window)") && !issue.remedy.contains("Derive"))
  }
}
