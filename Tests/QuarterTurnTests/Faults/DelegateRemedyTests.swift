import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What the issue about a delegate recommends is not there yet (E5).
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

  // MARK: What they say is done

  private final class Stating: OrientationAppDelegate {
    override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .portrait }
  }

  private final class CallingSuper: OrientationAppDelegate {
    override func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      super.application(application, supportedInterfaceOrientationsFor: window)
    }
  }

  private final class WithWindow: UIResponder, UIApplicationDelegate {
    override required init() {}

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .portrait) }
  }

  @Test("stating a default instead, returning what super returns, and handing the window on end it", arguments: TestApp.systems)
  func followed(system: Int) throws {
    for delegate in [Stating(), CallingSuper(), WithWindow()] as [any UIApplicationDelegate] {
      let app = TestApp(system, delegate: delegate)
      let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
      #expect(try app.coordinator.openIssues.isEmpty, "\(delegate)")
      #expect(app.orientation?.isLandscape == true, "\(delegate)")
      app.perform { lock.release() }
    }
  }

  private final class FixedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    override required init() {}

    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
  }

  private final class AskingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    override required init() {}

    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
      OrientationSceneDelegate.supportedInterfaceOrientations(for: windowScene)
    }
  }

  @Test("from iOS 27 a scene delegate with the line, or of the library's class, ends its own")
  func sceneDelegates() throws {
    for (type, expected) in [
      (FixedSceneDelegate.self as any UIWindowSceneDelegate.Type, [OrientationIssue.Code.delegateAnswersItself]),
      (AskingSceneDelegate.self, []), (OrientationSceneDelegate.self, []),
    ] {
      let app = TestApp(27, delegate: OrientationAppDelegate(), sceneDelegate: type)
      let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "video") }
      #expect(try app.coordinator.openIssues.map(\.code) == expected, "\(type)")
      #expect(app.orientation?.isLandscape == expected.isEmpty, "\(type)")
      app.perform { lock.release() }
    }
  }

  @Test(
    "a rotate that was refused for a delegate's answer points at the delegate, whose line ends both", arguments: [16, 18, 26, 27])
  func refusedRotation(system: Int) throws {
    let issues = try [WithoutWindow() as any UIApplicationDelegate, WithWindow()].map { delegate in
      let app = TestApp(system, delegate: delegate)
      let lock = try app.perform { try app.coordinator.lock(to: .allButUpsideDown, label: "video") }
      defer { app.perform { lock.release() } }
      app.perform { _ = try? app.coordinator.beginRotation(to: .landscape) { _ in } }
      app.simulation.advance(by: 2)
      return try app.coordinator.openIssues
    }
    #expect(issues[0].map(\.code).contains(.rotationRefused))
    #expect(issues[0].first { $0.code == .rotationRefused }?.remedy.contains("issue about the delegate") == true)
    #expect(issues[1].isEmpty)
  }
}
