import AllocationCounter
import HeadlessUIKit
import QuarterTurn

/// What it costs to answer UIKit's question, which it asks often and at awkward moments (R3.22).
@MainActor
enum Answers {
  static let questions = 200_000

  struct Result {
    let timing: Stopwatch.Timing
    let allocations: UInt
  }

  static func run(liveRequests: Int) -> Result? {
    let delegate = OrientationAppDelegate()
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    return simulation.run {
      guard
        let window = simulation.launch(
          delegate: delegate, root: { UINavigationController(rootViewController: UIViewController()) }),
        let coordinator = window.windowScene?.orientationCoordinator
      else { return nil }
      let locks = (0..<liveRequests).map { coordinator.lock(to: .allButUpsideDown, label: "lock \($0)") }
      simulation.settle()
      let application = UIApplication.shared
      @MainActor func ask() {
        for _ in 0..<questions { _ = delegate.application(application, supportedInterfaceOrientationsFor: window) }
      }
      ask()
      let before = allocation_count()
      ask()
      let allocations = allocation_count() - before
      let timing = Stopwatch.measure(pieces: questions, ask)
      withExtendedLifetime(locks) {}
      return Result(timing: timing, allocations: UInt(allocations))
    }
  }
}
