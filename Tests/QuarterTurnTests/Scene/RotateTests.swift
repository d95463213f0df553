import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct RotateTests {
  private final class Outcome {
    var result: Result<UIInterfaceOrientation, OrientationError>?
    var count = 0
  }

  private func rotate(
    _ app: TestApp, to mask: UIInterfaceOrientationMask, until end: OrientationCoordinator.RotationEnd = .deviceTurns
  ) throws -> Outcome {
    let outcome = Outcome()
    try app.simulation.run {
      _ = try app.coordinator.beginRotation(to: mask, until: end) {
        outcome.result = $0
        outcome.count += 1
      }
    }
    return outcome
  }

  @Test("A rotate turns against the device's pose and holds until the device turns", arguments: TestApp.systems)
  func rotateHolds(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let start = app.calls
    let outcome = try rotate(app, to: .landscapeRight)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeRight))
    #expect(app.orientation == .landscapeRight)
    let cost = app.calls - start
    #expect(cost.supportedOrientationsUpdates <= 2)
    #expect(cost.geometryRequests <= 1)
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A rotate until released ends with endRotation", arguments: TestApp.systems)
  func rotateUntilReleased(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let outcome = try rotate(app, to: .landscape, until: .ended)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeRight))
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    try app.perform { try app.coordinator.endRotation() }
    #expect(app.orientation == .portrait)
  }

  @Test("A rotate under the user's lock turns and stays", arguments: TestApp.systems)
  func rotateUnderUserLock(system: Int) throws {
    let app = TestApp(system, userLock: true, delegate: OpenDelegate())
    let outcome = try rotate(app, to: .landscapeLeft)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeLeft))
    app.turn(to: .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeLeft)
  }

  @Test("A rotate to where the interface is already succeeds without a call", arguments: TestApp.systems)
  func rotateToHere(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    _ = try app.coordinator
    app.simulation.settle()
    let start = app.calls
    let outcome = try rotate(app, to: .portrait)
    app.simulation.settle()
    #expect(outcome.result == .success(.portrait))
    #expect((app.calls - start).total == 0)
  }

  @Test("What nobody supports names who is in the way", arguments: TestApp.systems)
  func unsupported(system: Int) throws {
    let app = TestApp(system)
    #expect(try rotate(app, to: .landscape).result == .failure(.unsupported(by: .defaultOrientations)))
    #expect(try rotate(app, to: .portraitUpsideDown).result == .failure(.unsupported(by: .device)))
    let lock = try app.perform { try app.coordinator.lock(to: .portrait, label: "form") }
    #expect(try rotate(app, to: .landscape).result == .failure(.unsupported(by: .request("form"))))
    app.perform { lock.supportedOrientations = .all }
    try app.present(MaskController(.portrait))
    #expect(try rotate(app, to: .landscape).result == .failure(.unsupported(by: .viewController("MaskController"))))
  }

  @Test("A lock and a rotate in one turn of the run loop act as one", arguments: TestApp.systems)
  func lockAndRotateTogether(system: Int) throws {
    let app = TestApp(system)
    let start = app.calls
    let lock = try app.simulation.run { try app.coordinator.lock(to: .landscape) }
    let outcome = try rotate(app, to: .landscapeLeft)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeLeft))
    #expect((app.calls - start).supportedOrientationsUpdates <= 2)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("A newer rotate supersedes an older one", arguments: TestApp.systems)
  func supersede(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let first = try rotate(app, to: .landscapeLeft)
    app.simulation.runLoop.runTurn()
    let second = try rotate(app, to: .landscapeRight)
    app.simulation.settle()
    #expect(second.result == .success(.landscapeRight))
    #expect(first.count == 1)
    #expect(first.result == .failure(.superseded) || first.result == .success(.landscapeLeft))
    #expect(app.orientation == .landscapeRight)
  }

  @Test("A cancelled rotate fails as cancelled, once", arguments: TestApp.systems)
  func cancelled(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let outcome = Outcome()
    try app.perform {
      let number = try app.coordinator.beginRotation(to: .landscape) {
        outcome.result = $0
        outcome.count += 1
      }
      try app.coordinator.cancelRotation(number)
    }
    #expect(outcome.result == .failure(.cancelled))
    #expect(outcome.count == 1)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.supportedOrientations == .all)
  }

  @Test("A rotate in the background is refused at once", arguments: TestApp.systems)
  func background(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.enterBackground()
    #expect(try rotate(app, to: .landscape).result == .failure(.sceneNotActive))
  }

  @Test("Without anybody passing UIKit's question on, a rotate beyond the plist fails and says so", arguments: TestApp.systems)
  func withoutHook(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait), delegate: FixedDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .portrait)
    let outcome = try rotate(app, to: .landscape)
    app.simulation.settle()
    guard case .failure(let error) = outcome.result else {
      Issue.record("it turned")
      return
    }
    #expect(error == .timedOut || error.reason.contains("refused"))
    #expect(try app.coordinator.openIssues.contains { $0.code == .delegateAnswersItself })
    if system > 15 { #expect(try app.coordinator.openIssues.contains { $0.code == .rotationRefused }) }
    app.perform { lock.release() }
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("A rotate during a push waits for its end (B01, B20)", arguments: TestApp.systems)
  func rotateDuringPush(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) { UINavigationController(rootViewController: UIViewController()) }
    let navigation = try #require(try app.root as? UINavigationController)
    app.simulation.run { navigation.pushViewController(UIViewController(), animated: true) }
    app.simulation.advance(by: 0.1)
    let outcome = try rotate(app, to: .landscapeLeft)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeLeft))
    #expect(app.calls.geometryRequests <= 1)
  }

  @Test("A rotate ends with the screen that asked", arguments: TestApp.systems)
  func endsWithItsScreen(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    try app.present(UIViewController())
    let outcome = try rotate(app, to: .landscapeRight, until: .ended)
    app.simulation.settle()
    #expect(outcome.result == .success(.landscapeRight))
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.supportedOrientations == .all)
  }

  @Test("The async form returns the settled orientation, throws its error and is cancelled with its task")
  func asyncForm() async throws {
    let app = TestApp(26, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    let turning = Task { @MainActor in try await coordinator.rotate(to: .landscapeLeft) }
    while coordinator.isAtRest { await Task.yield() }
    app.simulation.settle()
    #expect(try await turning.value == .landscapeLeft)

    let impossible = Task { @MainActor () async -> OrientationError? in
      do throws(OrientationError) {
        try await coordinator.rotate(to: .portraitUpsideDown)
        return nil
      } catch {
        return error
      }
    }
    #expect(await impossible.value == .unsupported(by: .device))

    let cancelled = Task { @MainActor in try await coordinator.rotate(to: .portrait) }
    while coordinator.isAtRest { await Task.yield() }
    cancelled.cancel()
    await #expect(throws: OrientationError.cancelled) { try await cancelled.value }
    app.simulation.settle()
    #expect(app.orientation == .landscapeLeft || app.orientation == .portrait)
  }
}

/// A delegate that answers for itself, as apps without the library do.
final class FixedDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}
