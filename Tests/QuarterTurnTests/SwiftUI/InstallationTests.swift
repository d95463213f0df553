import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// A page that is locked while a button says so.
private struct LockButton: View {
  @State private var isLocked = true

  var body: some View {
    Button("lock") { isLocked.toggle() }
      .supportedInterfaceOrientations(whileVisible: isLocked ? .landscape : nil, label: "page")
  }
}

private struct OneLineApp: App {
  @UIApplicationDelegateAdaptor(OrientationAppDelegate.self) private var appDelegate

  var body: some Scene { WindowGroup { LockButton() } }
}

private struct PortraitApp: App {
  @UIApplicationDelegateAdaptor(PortraitDelegate.self) private var appDelegate

  var body: some Scene { WindowGroup { LockButton() } }
}

private struct ForgetfulApp: App {
  var body: some Scene { WindowGroup { LockButton() } }
}

/// An app with a delegate of its own that says one line.
private final class ForwardingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OrientationAppDelegate.supportedInterfaceOrientations(for: window, default: .portrait)
  }
}

private struct ForwardingApp: App {
  @UIApplicationDelegateAdaptor(ForwardingDelegate.self) private var appDelegate

  var body: some Scene { WindowGroup { LockButton() } }
}

private final class StubbornDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

private struct StubbornApp: App {
  @UIApplicationDelegateAdaptor(StubbornDelegate.self) private var appDelegate

  var body: some Scene { WindowGroup { LockButton() } }
}

private struct IdleApp: App {
  @UIApplicationDelegateAdaptor(PortraitDelegate.self) private var appDelegate

  var body: some Scene { WindowGroup { Text("idle") } }
}

@MainActor
@Suite("Installation in a SwiftUI app", .worlds) struct InstallationTests {
  @Test("one line is enough, in every era", arguments: TestApp.systems)
  func oneLine(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), app: OneLineApp.self)
    #expect(app.orientation == .landscapeRight)
    try app.screen.tap("lock")
    #expect(app.orientation == .portrait)
    try app.screen.tap("lock")
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }

  @Test("SwiftUI's window stays where a scene delegate is added", arguments: [26, 27])
  func window(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), app: OneLineApp.self)
    #expect(app.screen.texts == ["lock"])
    #expect(try app.scene.windows.count == 1)
  }

  @Test("a default that a subclass states holds from the launch on", arguments: TestApp.systems)
  func defaultOrientations(system: Int) throws {
    let app = TestApp(system, device: .iPhone16) { simulation in
      simulation.turnDevice(to: .landscapeLeft)
      return simulation.launch(IdleApp.self)
    }
    #expect(app.orientation == .portrait)
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    let locked = TestApp(system, app: PortraitApp.self)
    #expect(locked.orientation == .landscapeRight)
    try locked.screen.tap("lock")
    #expect(locked.orientation == .portrait)
  }

  @Test("an app's own delegate needs one line", arguments: TestApp.systems)
  func forwarding(system: Int) throws {
    let app = TestApp(system, app: ForwardingApp.self)
    #expect(app.orientation == .landscapeRight)
    try app.screen.tap("lock")
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("a forgotten hook is told with the line to add (B102)", arguments: TestApp.systems)
  func forgotten(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), app: ForgetfulApp.self)
    #expect(app.orientation == .portrait)
    let issues = try app.coordinator.openIssues
    #expect(issues.map(\.code) == [.delegateNotForwarding])
    #expect(issues.first?.remedy.contains("@UIApplicationDelegateAdaptor(OrientationAppDelegate.self)") == true)
    #expect(app.isSound)
  }

  @Test("a delegate that answers by itself is told, too", arguments: TestApp.systems)
  func stubborn(system: Int) throws {
    let app = TestApp(system, app: StubbornApp.self)
    #expect(app.orientation == .portrait)
    let issues = try app.coordinator.openIssues
    #expect(issues.map(\.code) == [.delegateAnswersItself])
    #expect(issues.first?.remedy.contains("OrientationAppDelegate.supportedInterfaceOrientations(for: window)") == true)
  }
}
