import HeadlessUIKit
import Testing

@testable import QuarterTurn
@testable import QuarterTurnPlatform

/// Below iOS 16 a written device orientation stands beside the real one.
@MainActor
@Suite("DeviceOrientationSource", .worlds) struct DeviceOrientationSourceTests {
  /// The source of a phone that is held upright, and what an observer of it is told.
  private func observed() throws -> (app: TestApp, source: DeviceOrientationSource, told: Told) {
    let app = TestApp(15)
    app.simulation.settle()
    let source = app.simulation.run { DeviceOrientationSource.shared }
    let told = Told()
    told.observation = app.simulation.run { source.observe { told.orientations.append($0) } }
    // It knows how the device is held once that has changed.
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] { app.turn(to: orientation) }
    told.orientations = []
    return (app, source, told)
  }

  private final class Told {
    var orientations: [UIDeviceOrientation] = []
    var observation: Lifetime?
  }

  private func overwrite(_ source: DeviceOrientationSource, _ app: TestApp, with orientation: UIInterfaceOrientation) throws {
    let scene = try app.scene
    app.simulation.run { source.overwrite(with: orientation) { Platform.writeDeviceOrientation($0, in: scene) } }
    app.simulation.settle()
  }

  @Test("what is written is told to nobody, and what the user does next is told to all")
  func userAfterWrite() throws {
    let (app, source, told) = try observed()
    try overwrite(source, app, with: .landscapeRight)
    #expect(told.orientations.isEmpty && source.isOverwritten)
    #expect(source.deviceOrientation == .portrait && source.interfaceOrientation == .portrait)
    app.turn(to: .landscapeRight)
    #expect(told.orientations == [.landscapeRight] && !source.isOverwritten)
    #expect(source.interfaceOrientation == .landscapeLeft)
  }

  @Test("with its last observer it forgets what was written, and no longer knows how the device is held")
  func end() throws {
    let (app, source, told) = try observed()
    try overwrite(source, app, with: .landscapeRight)
    app.simulation.run { told.observation = nil }
    app.simulation.settle()
    #expect(!source.isOverwritten && source.interfaceOrientation == nil)
    app.turn(to: .landscapeLeft)
    #expect(told.orientations.isEmpty && source.interfaceOrientation == nil)
  }
}
