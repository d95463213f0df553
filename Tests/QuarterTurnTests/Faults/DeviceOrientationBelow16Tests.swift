import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Below iOS 16 the library turns by writing the device's orientation; how the device is held is another value (B1 to B3).
@MainActor
@Suite("How the device is held, and what was written", .worlds) struct DeviceOrientationBelow16Tests {
  @Test("a landscape page that the user turned the phone for closes: the interface stays as it is held", arguments: TestApp.eras)
  func heldAsWritten(system: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    app.perform { navigation.pushViewController(Page(.landscape), animated: true) }
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .landscapeRight)
    let outcome = app.consequences { navigation.popViewController(animated: true) }
    #expect(outcome.turns.isEmpty)
    try app.expectRest(outcome, at: .landscapeRight)
  }

  @Test("the same with a lock, and held the other way", arguments: TestApp.eras)
  func heldTheOtherWay(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lock(to: .landscapeRight) }
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeRight)
    let outcome = app.consequences { lock.release() }
    #expect(outcome.turns == [.landscapeLeft])
    try app.expectRest(outcome, at: .landscapeLeft)
  }

  @Test("back at the root after a portrait page over a landscape one, held sideways: landscape", arguments: TestApp.eras)
  func backAtTheRoot(system: Int) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system, delegate: OpenDelegate()) { navigation }
    app.perform { navigation.pushViewController(Page(.landscape), animated: true) }
    app.turn(to: .landscapeLeft)
    app.perform { navigation.pushViewController(Page(.portrait), animated: true) }
    #expect(app.orientation == .portrait)
    let outcome = app.consequences { navigation.popToRootViewController(animated: true) }
    #expect(outcome.turns == [.landscapeRight])
    try app.expectRest(outcome, at: .landscapeRight)
  }

  @Test("an observer of the device is told what the user does and nothing else", arguments: TestApp.eras)
  func observerOfTheDevice(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    var told: [UIDeviceOrientation] = []
    let observer = app.simulation.run { DeviceOrientationObserver { told.append($0) } }
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(told.isEmpty)
    #expect(observer.orientation == .portrait)
    told = []
    app.turn(to: .landscapeLeft)
    #expect(told == [.landscapeLeft])
    app.turn(to: .landscapeRight)
    #expect(told.last == .landscapeRight)
    #expect(observer.orientation == .landscapeRight)
    told = []
    app.perform { lock.release() }
    #expect(told.isEmpty)
    observer.stop()
  }

  @Test("its streams as well", arguments: TestApp.eras)
  func streamsOfTheDevice(system: Int) async throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    let observer = app.simulation.run { DeviceOrientationObserver() }
    let poses = observer.orientations
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    observer.stop()
    var told: [UIDeviceOrientation] = []
    for await pose in poses { told.append(pose) }
    // The newest alone is kept for a slow reader.
    #expect(told == [.portrait])
    app.perform { lock.release() }
  }

  @Test("a turn there and back writes at most twice, the restoring one included", arguments: [15])
  func writes(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    _ = try app.coordinator
    let before = app.calls
    let lock = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect((app.calls - before).deviceOrientationWrites <= 2)
    let there = app.calls
    app.perform { lock.release() }
    #expect((app.calls - there).deviceOrientationWrites <= 2)
    #expect(app.orientation == .portrait)
  }
}
