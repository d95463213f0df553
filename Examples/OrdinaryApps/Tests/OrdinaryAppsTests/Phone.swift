import HeadlessSwiftUI
import HeadlessUIKit

/// A simulated phone for the apps of this package.
@MainActor
struct Phone {
  let simulation: Simulation
  let screen: ScreenDriver

  init(_ major: Int = 18) {
    simulation = Simulation(
      device: .iPhone16, system: SystemVersion(major),
      infoPlist: .supporting(.portrait, .landscapeLeft, .landscapeRight))
    screen = ScreenDriver(simulation)
  }

  var side: UIInterfaceOrientation? { simulation.windowScene?.interfaceOrientation }

  func turn(_ pose: UIDeviceOrientation) {
    simulation.turnDevice(to: pose)
    simulation.settle()
  }
}
