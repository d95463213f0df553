import HeadlessUIKit

/// Turns of the device through a navigation controller with a full-screen modal over it.
@MainActor
enum DeviceTurns {
  static let turns = 20_000

  static func run(system: SystemVersion) -> Stopwatch.Timing {
    let simulation = Simulation(device: .iPhone16, system: system)
    simulation.launch { UINavigationController(rootViewController: UIViewController()) }
    simulation.run {
      let modal = UINavigationController(rootViewController: UIViewController())
      modal.modalPresentationStyle = .fullScreen
      simulation.windowScene?.windows.first?.rootViewController?.present(modal, animated: false)
    }
    simulation.settle()
    let timing = simulation.run {
      Stopwatch.measure(pieces: turns) {
        for index in 0..<turns {
          simulation.turnDevice(to: index.isMultiple(of: 2) ? .landscapeLeft : .portrait)
          simulation.settle()
        }
      }
    }
    precondition(simulation.crashes.isEmpty && simulation.windowScene?.interfaceOrientation == .portrait)
    return timing
  }
}
