import HeadlessUIKit
import QuarterTurn

/// How many calls the library makes for one turn that can be seen, against the design's budget.
@MainActor
enum CallBudget {
  static let budget = "at most two refreshes and one request"

  struct Spent {
    let refreshes: Int
    let requests: Int
    let writes: Int
    let attempts: Int
    let turns: Int
  }

  /// A lock to a side the interface is not on, and its release.
  static func lock(system: SystemVersion) -> Spent? {
    spent(system: system) { coordinator, simulation in
      let lock = coordinator.lock(to: .landscape, label: "lock")
      simulation.settle()
      lock.release()
    }
  }

  /// A turn by `rotate`, inside a mask that holds both sides.
  static func rotate(system: SystemVersion) -> Spent? {
    spent(system: system) { coordinator, _ in
      coordinator.beginRotation(to: .landscapeRight) { _ in }
    }
  }

  private static func spent(
    system: SystemVersion, _ work: (OrientationCoordinator, Simulation) -> Void
  ) -> Spent? {
    let simulation = Simulation(device: .iPhone16, system: system)
    return simulation.run {
      let window = simulation.launch(delegate: OrientationAppDelegate()) {
        UINavigationController(rootViewController: UIViewController())
      }
      guard let coordinator = window?.windowScene?.orientationCoordinator else { return nil }
      simulation.settle()
      var turns = 0
      simulation.onEvent = { if case .interfaceTurned = $0 { turns += 1 } }
      let before = simulation.calls
      work(coordinator, simulation)
      simulation.settle()
      let calls = simulation.calls - before
      return Spent(
        refreshes: calls.supportedOrientationsUpdates, requests: calls.geometryRequests, writes: calls.deviceOrientationWrites,
        attempts: calls.rotationAttempts, turns: turns)
    }
  }
}
