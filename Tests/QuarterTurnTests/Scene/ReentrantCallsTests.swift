import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Locks, turns and observers in orders that nobody would choose, and that apps choose all the same.
@MainActor
@Suite("Calls from within callbacks and during transitions", .worlds) struct ReentrantCallsTests {
  @Test("A lock released from an observer goes, and nothing bounces", arguments: TestApp.systems)
  func releasedInsideAnObserver(system: Int) throws {
    let app = TestApp(system)
    var lock: OrientationLock?
    let coordinator = try app.coordinator
    let observation = app.simulation.run {
      coordinator.observe { change in
        guard change.phase == .didRotate, change.current.isLandscape else { return }
        lock?.release()
      }
    }
    app.perform { lock = coordinator.lock(to: .landscape) }
    #expect(app.orientation == .portrait)
    #expect(coordinator.requests.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
    observation.cancel()
  }

  @Test("An observer may end itself and others, and begin new ones")
  func observersChangeWhileToldOff() throws {
    let app = TestApp(delegate: OpenDelegate())
    let coordinator = try app.coordinator
    var observations: [OrientationObservation] = []
    var told: [String] = []
    app.simulation.run {
      observations.append(
        coordinator.observe { _ in
          told.append("first")
          for observation in observations { observation.cancel() }
          observations.append(coordinator.observe { _ in told.append("third") })
        })
      observations.append(coordinator.observe { _ in told.append("second") })
    }
    app.turn(to: .landscapeLeft)
    #expect(told == ["first"])
    app.turn(to: .portrait)
    #expect(told == ["first", "third"])
  }

  @Test("A preference outside its mask is no preference", arguments: TestApp.systems)
  func preferenceOutsideTheMask(system: Int) throws {
    let app = TestApp(system)
    var lock: OrientationLock?
    try app.perform { lock = try app.coordinator.lock(to: .landscape, preferring: .portrait) }
    #expect(app.orientation == .landscapeRight)
    #expect(lock?.isHeld == true)
    app.perform { lock = nil }
    #expect(app.orientation == .portrait)
  }

  @Test("Hundreds of locks come and go in any order", arguments: [15, 26])
  func hundredsOfLocks(system: Int) throws {
    let app = TestApp(system)
    let masks: [UIInterfaceOrientationMask] = [
      .landscape, .portrait, .landscapeLeft, .all, .landscapeRight, [], .portraitUpsideDown,
    ]
    var locks: [OrientationLock] = []
    try app.perform {
      for index in 0..<300 { locks.append(try app.coordinator.lock(to: masks[index % masks.count], label: "\(index)")) }
    }
    #expect(app.orientation == .landscapeRight)
    app.perform { locks.removeAll { $0.supportedOrientations != .landscapeLeft } }
    #expect(app.orientation == .landscapeLeft)
    app.perform { locks.removeAll() }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(try app.coordinator.requests.isEmpty)
  }

  private final class Owner: UIViewController {
    var lock: OrientationLock?
    isolated deinit { lock?.release() }
  }

  @Test("A token that its controller lets go of", arguments: TestApp.systems)
  func tokenOfAController(system: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    try app.perform {
      let owner = Owner()
      owner.lock = try app.coordinator.lock(to: .landscape)
      navigation.pushViewController(owner, animated: true)
    }
    #expect(app.orientation == .landscapeRight)
    app.perform { _ = navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
  }

  @Test("A scene that leaves while it turns", arguments: TestApp.systems)
  func disconnectedDuringARotate(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    var results: [Result<UIInterfaceOrientation, OrientationError>] = []
    let scene = try app.scene
    let coordinator = try app.coordinator
    app.simulation.run { _ = coordinator.beginRotation(to: .landscape) { results.append($0) } }
    app.simulation.run { app.simulation.runLoop.advance(by: 0.01) }
    app.simulation.disconnect(scene)
    app.simulation.advance(by: 3)
    #expect(results.count == 1)
    app.simulation.run { _ = coordinator.beginRotation(to: .landscape) { results.append($0) } }
    #expect(results.last == .failure(.noWindowScene))
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A rotate asked for while another is told its outcome", arguments: TestApp.systems)
  func rotateInsideACompletion(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    var results: [Result<UIInterfaceOrientation, OrientationError>] = []
    app.perform {
      _ = coordinator.beginRotation(to: .landscapeLeft) { first in
        results.append(first)
        _ = coordinator.beginRotation(to: .landscapeRight) { results.append($0) }
      }
    }
    #expect(results == [.success(.landscapeLeft), .success(.landscapeRight)])
    #expect(app.orientation == .landscapeRight)
  }

  @Test("A rotate superseded inside the completion of the one it superseded", arguments: TestApp.systems)
  func supersededInside(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    var results: [String] = []
    app.perform {
      _ = coordinator.beginRotation(to: .landscapeLeft) { first in
        results.append("1 \(first)")
        _ = coordinator.beginRotation(to: .landscapeRight) { results.append("3 \($0)") }
      }
      _ = coordinator.beginRotation(to: .portrait) { results.append("2 \($0)") }
    }
    #expect(results.count == 3, "\(results)")
    #expect(app.orientation == .landscapeRight)
  }

  @Test("A rotate while a cover comes", arguments: TestApp.systems, [true, false])
  func rotateWhilePresenting(system: Int, isAnimated: Bool) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let root = try app.root
    let coordinator = try app.coordinator
    var results: [Result<UIInterfaceOrientation, OrientationError>] = []
    app.perform {
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: isAnimated)
      _ = coordinator.beginRotation(to: .landscapeLeft) { results.append($0) }
    }
    #expect(results == [.success(.landscapeLeft)])
    #expect(app.orientation == .landscapeLeft)
    app.perform { root.dismiss(animated: isAnimated) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Two scenes do not hear of each other", arguments: [16, 26, 27])
  func twoScenes(system: Int) throws {
    let app = TestApp(system)
    let second = try #require(app.simulation.connectScene { UIViewController() }?.windowScene)
    app.simulation.settle()
    let first = try app.coordinator
    let other = app.simulation.run { second.orientationCoordinator }
    #expect(first !== other)
    var lock: OrientationLock?
    app.perform { lock = first.lock(to: .landscape) }
    #expect(other.requests.isEmpty)
    #expect(other.supportedOrientations == .portrait)
    app.simulation.disconnect(try app.scene)
    app.simulation.settle()
    #expect(lock?.isHeld == false)
    app.perform { lock?.supportedOrientations = .portrait }
    app.perform { lock = nil }
    #expect(app.simulation.crashes.isEmpty)
  }
}
