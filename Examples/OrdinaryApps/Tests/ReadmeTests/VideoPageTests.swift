import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import QuarterTurnSimulator
import Testing

@testable import ReadmeApp

/// Runs the video page that README shows, line by line as it stands there.
@MainActor @Suite struct VideoPageTests {
  @Test(
    "README's video page goes full screen by button and by rotating the device, and comes back both ways",
    arguments: [15, 16, 18, 26, 27], [false, true])
  func fillsTheScreen(system: Int, userLock: Bool) throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(system), infoPlist: .supporting(.portrait))
    simulation.isUserRotationLocked = userLock
    simulation.launch(delegate: OrientationAppDelegate(), view: simulation.run { VideoPage() })
    simulation.settle()
    let screen = ScreenDriver(simulation)
    var interface: UIInterfaceOrientation? { simulation.windowScene?.interfaceOrientation }
    #expect(interface == .portrait)
    try screen.tap("Full screen")
    #expect(interface == .landscapeRight)
    try screen.tap("Exit full screen")
    #expect(interface == .portrait)
    simulation.turnDevice(to: .landscapeRight)
    simulation.settle()
    #expect(interface == (userLock ? .portrait : .landscapeLeft))
    #expect(screen.controls == [userLock ? "Full screen" : "Exit full screen"])
    simulation.turnDevice(to: .portrait)
    simulation.settle()
    #expect(interface == .portrait)
    #expect(screen.controls == ["Full screen"])
    #expect(simulation.crashes.isEmpty)
    #expect(simulation.console.isEmpty)
  }

  @Test("On an iPad only the button starts full screen")
  func iPad() throws {
    let device = try #require(DeviceCatalogue.device(named: "iPad (9th generation)"))
    let simulation = Simulation(device: device, system: SystemVersion(18), infoPlist: .supporting(.portrait))
    simulation.launch(delegate: OrientationAppDelegate(), view: simulation.run { VideoPage() })
    simulation.settle()
    let screen = ScreenDriver(simulation)
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(screen.controls == ["Full screen"])
    try screen.tap("Full screen")
    #expect(screen.controls == ["Exit full screen"])
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
    try screen.tap("Exit full screen")
    #expect(simulation.windowScene?.interfaceOrientation == .portrait)
    #expect(simulation.crashes.isEmpty)
  }
}
