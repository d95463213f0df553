import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct LockTests {
  @Test(
    "A lock rotates, holds while the user rotates the device, and restores, in every era and with the rotation lock on",
    arguments: TestApp.systems, [false, true])
  func lockTurnsHoldsAndRestores(system: Int, userLock: Bool) throws {
    let app = TestApp(system, userLock: userLock)
    var lock: OrientationLock? = app.perform { try? app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    #expect(lock?.isHeld == true)
    app.perform { lock = nil }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(!app.simulation.runLoop.ranAway)
  }

  @Test("A lock follows the device orientation inside its mask", arguments: TestApp.systems)
  func lockFollowsTheDeviceInsideItsMask(system: Int) throws {
    let app = TestApp(system)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("Of many locks each is found to be changed or released, and the rest stay in their order, among the requests of pages")
  func manyLocks() throws {
    let app = TestApp(18)
    let coordinator = try app.coordinator
    var locks = (0..<12).map { index in app.perform { coordinator.lock(to: .all, label: "\(index)") } }
    let page = try app.root
    app.perform { page.setSupportedOrientationsWhileVisible(.all, label: "page") }
    locks += (12..<20).map { index in app.perform { coordinator.lock(to: .all, label: "\(index)") } }
    for index in [7, 19, 0, 12, 11] { app.perform { locks[index].release() } }
    app.perform { locks[15].supportedOrientations = .landscape }
    #expect(
      coordinator.requests.map(\.label) == [
        "1", "2", "3", "4", "5", "6", "8", "9", "10", "page", "13", "14", "15", "16", "17", "18",
      ])
    #expect(locks.filter { !$0.isHeld }.count == 5)
    #expect(app.orientation?.isLandscape == true)
    app.perform { locks[15].release() }
    #expect(app.orientation == .portrait)
    for lock in locks { app.perform { lock.release() } }
    #expect(coordinator.requests.map(\.label) == ["page"])
  }

  @Test("A lock prefers a side, once", arguments: TestApp.systems)
  func lockPrefersASide(system: Int) throws {
    let app = TestApp(system)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, preferring: .landscapeLeft) }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
  }

  @Test("Releasing while the phone lies flat goes back to where the interface was before", arguments: TestApp.systems)
  func releaseWhileFlat(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    app.turn(to: .faceUp)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("Releasing goes to where the phone is held (B40, B54)", arguments: TestApp.systems)
  func releaseFollowsThePhone(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    let lock = try app.perform { try app.coordinator.lock(to: .portrait) }
    #expect(app.orientation == .portrait)
    app.perform { lock.release() }
    #expect(app.orientation == .landscapeLeft)
  }

  @Test("A visible turn costs at most two refreshes, and nothing is called while nothing changes", arguments: TestApp.systems)
  func budget(system: Int) throws {
    let app = TestApp(system)
    _ = try app.coordinator
    app.simulation.settle()
    let start = app.calls
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    let locking = app.calls - start
    #expect(locking.supportedOrientationsUpdates <= 2)
    #expect(locking.rotationAttempts <= 2)
    #expect(locking.geometryRequests == 0)
    #expect(locking.deviceOrientationWrites <= (system == 15 ? 2 : 0))
    let quiet = app.calls
    app.turn(to: .landscapeLeft)
    app.turn(to: .landscapeRight)
    app.perform { lock.supportedOrientations = .landscape }
    #expect((app.calls - quiet).total == 0)
    let before = app.calls
    app.perform { lock.release() }
    #expect((app.calls - before).supportedOrientationsUpdates <= 2)
    let after = app.calls
    app.turn(to: .portrait)
    app.perform { lock.release() }
    #expect((app.calls - after).total == 0)
  }

  @Test("A token released by another thread gives the orientation back")
  func releasedElsewhere() async throws {
    let app = TestApp(26)
    var lock: OrientationLock? = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    let box = Box(lock.take())
    await Task.detached { box.value = nil }.value
    let coordinator = try app.coordinator
    for _ in 0..<1_000 where !coordinator.requests.isEmpty { await Task.yield() }
    #expect(coordinator.requests.isEmpty)
    app.simulation.settle()
    #expect(app.orientation == .portrait)
  }

  @Test("The newer of two disjoint locks wins, the older is reported and comes back", arguments: TestApp.systems)
  func conflict(system: Int) throws {
    let app = TestApp(system)
    let old = try app.perform { try app.coordinator.lock(to: .landscape, label: "old") }
    let new = try app.perform { try app.coordinator.lock(to: .portrait, label: "new") }
    #expect(app.orientation == .portrait)
    let issue = try #require(try app.coordinator.openIssues.first)
    #expect(issue.code == .conflict)
    #expect(issue.subject == "old")
    #expect(issue.reason.contains("new"))
    app.perform { new.release() }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { old.release() }
  }

  @Test("Upside down alone is reported on a phone without a Home button and changes nothing")
  func upsideDownAlone() throws {
    let app = TestApp(18)
    let lock = try app.perform { try app.coordinator.lock(to: .portraitUpsideDown, label: "flip") }
    #expect(try app.coordinator.openIssues.map(\.code) == [.upsideDownUnavailable])
    #expect(app.orientation == .portrait)
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("A turn that does not come is given up after a second, and its cause is reported once", arguments: TestApp.systems)
  func timesOut(system: Int) throws {
    let app = TestApp(system, delegate: FixedDelegate())
    let start = app.simulation.runLoop.now
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.simulation.runLoop.now - start <= 1.1)
    #expect(try app.coordinator.openIssues.map(\.code) == [.delegateAnswersItself])
    #expect(try app.coordinator.supportedOrientations == .landscape)
    let quiet = app.calls
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    #expect((app.calls - quiet).total == 0)
    app.perform { lock.release() }
  }

  @Test("Below iOS 16 a controller in front that does not rotate is named (R3.14)")
  func autorotationDisabled() throws {
    let app = TestApp(15) { StillController() }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .portrait)
    let issue = try #require(try app.coordinator.openIssues.first)
    #expect(issue.code == .autorotationDisabled)
    #expect(issue.reason.contains("StillController"))
    app.perform { lock.release() }
  }

  @Test("A lock taken in the background takes effect on activation (R5.14)", arguments: TestApp.systems)
  func lockInTheBackground(system: Int) throws {
    let app = TestApp(system)
    _ = try app.coordinator
    app.simulation.enterBackground()
    let start = app.calls
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect((app.calls - start).total == 0)
    app.simulation.enterForeground()
    app.simulation.settle()
    #expect(app.orientation?.isLandscape == true)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("A disconnected scene holds nothing, answers with the default and ends its streams")
  func disconnectedScene() async throws {
    let app = TestApp(26)
    let scene = try app.scene
    let coordinator = try app.coordinator
    let lock = app.perform { coordinator.lock(to: .landscape) }
    let issues = coordinator.issues
    let orientations = coordinator.orientations
    app.perform { app.simulation.application.disconnect(scene) }
    #expect(!lock.isHeld)
    #expect(coordinator.supportedOrientations == .portrait)
    for await _ in issues { Issue.record("there was no issue") }
    var last: UIInterfaceOrientation?
    for await orientation in orientations { last = orientation }
    #expect(last == .landscapeRight)
    app.simulation.run { #expect(scene.orientationCoordinator !== coordinator) }
    app.perform { _ = scene.orientationCoordinator.lock(to: .landscape) }
    #expect(app.simulation.crashes.isEmpty)
  }
}

private final class StillController: UIViewController {
  override var shouldAutorotate: Bool { false }
}

private final class Box: @unchecked Sendable {
  var value: OrientationLock?
  init(_ value: OrientationLock?) { self.value = value }
}
