import HeadlessUIKit
import QuarterTurn

/// Apple may add sides, so a switch outside of QuarterTurn needs the last case as it does on iOS: without it this does not compile, with it there
/// is no warning.
func isKnown(_ orientation: UIInterfaceOrientation) -> Bool {
  switch orientation {
  case .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight: true
  @unknown default: false
  }
}

/// Takes a lock on a simulated phone and lets it go, in a package of its own.
@main
struct App {
  @MainActor
  static func main() {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18), infoPlist: .supporting(.portrait))
    simulation.launch(delegate: OrientationAppDelegate()) { UIViewController() }
    func settled(_ body: () -> Void) -> UIInterfaceOrientation? {
      simulation.run(body)
      simulation.settle()
      return simulation.windowScene?.interfaceOrientation
    }
    var lock: OrientationLock?
    let locked = settled { lock = simulation.windowScene?.orientationCoordinator.lock(to: .landscape, label: "app") }
    let released = settled { lock?.release() }
    guard locked == .landscapeRight, released == .portrait, simulation.crashes.isEmpty else {
      fatalError("locked: \(String(describing: locked)), released: \(String(describing: released))")
    }
    guard locked.map(isKnown) == true else { fatalError("\(String(describing: locked)) is no side") }
    print("a package that depends on QuarterTurn locked landscape and went back to portrait")
  }
}
