import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Where the interface goes back to when a request ends while the device lies flat (F7).
@MainActor
@Suite("Unlocking while the device lies flat", .worlds) struct HomeOrientationTests {
  @Test(
    "the interface stays where the device was last held, whichever way it got there", arguments: TestApp.systems,
    [UIDeviceOrientation.landscapeLeft, .landscapeRight])
  func staysWhereItWasHeld(system: Int, pose: UIDeviceOrientation) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    app.turn(to: .faceUp)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "plan") }
    app.turn(to: pose)
    app.turn(to: .faceUp)
    let held = app.orientation
    #expect(held?.isLandscape == true)
    app.perform { lock.release() }
    #expect(app.orientation == held)
  }

  @Test("never held that way, it goes back to where it was", arguments: TestApp.systems)
  func goesBack(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    app.turn(to: .faceUp)
    let lock = try app.perform { try app.coordinator.lock(to: .landscape, label: "plan") }
    #expect(app.orientation?.isLandscape == true)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }
}
