import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import ReadmeApp

/// Runs the app that README shows, line by line as it stands there.
@MainActor @Suite struct PlanAppTests {
  @Test(
    "README's SwiftUI app opens its page in landscape and comes back to portrait, with and without the user's lock",
    arguments: [16, 18, 26, 27], [false, true])
  func comesAndGoes(system: Int, userLock: Bool) throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(system), infoPlist: .supporting(.portrait))
    simulation.isUserRotationLocked = userLock
    simulation.launch(PlanApp.self)
    simulation.settle()
    let screen = ScreenDriver(simulation)
    var interface: UIInterfaceOrientation? { simulation.windowScene?.interfaceOrientation }
    #expect(interface == .portrait)
    try screen.tap("Plan")
    #expect(screen.texts == ["The plan"])
    #expect(interface == .landscapeRight)
    simulation.turnDevice(to: .landscapeRight)
    simulation.settle()
    #expect(interface == (userLock ? .landscapeRight : .landscapeLeft))
    try screen.goBack()
    #expect(interface == .portrait)
    #expect(simulation.crashes.isEmpty)
    #expect(simulation.console.isEmpty)
  }
}
