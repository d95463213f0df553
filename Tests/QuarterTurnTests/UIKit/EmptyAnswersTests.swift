import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Delegates and controllers that answer nothing, or another thing than before.
@MainActor
@Suite(.worlds) struct EmptyAnswersTests {
  private final class Undecided: OrientationAppDelegate {
    var mask: UIInterfaceOrientationMask? = .landscape
    override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { mask }
  }

  @Test("A default that is taken back leaves what Info.plist declares", arguments: [16, 18, 26, 27])
  func defaultTakenBack(system: Int) throws {
    let delegate = Undecided()
    let app = TestApp(system, plist: .supporting(.portrait), delegate: delegate)
    #expect(app.orientation == .landscapeRight)
    delegate.mask = nil
    try app.perform { try app.root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.defaultOrientations == .portrait)
  }

  @Test("A default of nothing does not reach UIKit", arguments: TestApp.systems)
  func emptyDefault(system: Int) throws {
    let delegate = Undecided()
    delegate.mask = []
    let app = TestApp(system, plist: .supporting(.portrait), delegate: delegate)
    app.turn(to: .landscapeLeft)
    #expect(app.simulation.crashes.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.supportedOrientations == .portrait)
    #expect(try app.coordinator.openIssues.map(\.code) == [.emptyMask])
  }

  private final class Zero: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { [] }
  }

  @Test("A delegate that answers nothing at all is named", arguments: [16, 18, 26])
  func delegateAnswersZero(system: Int) throws {
    let app = TestApp(system, delegate: Zero())
    let crashes = app.simulation.crashes.count
    var lock: OrientationLock?
    try app.perform { lock = try app.coordinator.lock(to: .landscape) }
    #expect(app.simulation.crashes.count == crashes, "\(app.simulation.crashes)")
    #expect(try app.coordinator.openIssues.map(\.code).contains(.delegateAnswersItself))
    _ = lock
  }

  private final class Empty: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
  }

  @Test("A controller that allows nothing, over a lock", arguments: TestApp.systems)
  func controllerAllowsNothing(system: Int) throws {
    let app = TestApp(system)
    var lock: OrientationLock?
    try app.perform { lock = try app.coordinator.lock(to: .landscape) }
    let before = app.simulation.crashes.count
    let bare = Simulation(
      device: .iPhone16, system: SystemVersion(system), infoPlist: .supporting(.landscapeLeft, .landscapeRight),
      assumptions: Assumptions(World.current?.choices ?? [:]))
    let window = bare.launch { UIViewController() }
    try app.present(Empty())
    bare.run {
      let empty = Empty()
      empty.modalPresentationStyle = .fullScreen
      window?.rootViewController?.present(empty, animated: true)
    }
    bare.settle()
    // Nothing that the library answers could agree with it: UIKit raises with it and without it alike.
    #expect(app.simulation.crashes.count - before <= bare.crashes.count)
    try app.dismiss()
    #expect(app.orientation == .landscapeRight)
    _ = lock
  }

  @Test("A rotate without a request finds out that nobody passes the question on", arguments: [16, 18, 26, 27])
  func rotateProbes(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), delegate: Silent())
    var result: Result<UIInterfaceOrientation, OrientationError>?
    try app.perform { _ = try app.coordinator.beginRotation(to: .landscape) { result = $0 } }
    app.simulation.advance(by: 3)
    #expect(result == .failure(.unsupported(by: .defaultOrientations)))
  }

  private final class Silent: UIResponder, UIApplicationDelegate {}
}
