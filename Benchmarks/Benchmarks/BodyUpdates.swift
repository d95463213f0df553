import AllocationCounter
import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn

/// What the modifiers cost when a body runs again and nothing has changed.
@MainActor
enum BodyUpdates {
  static let updates = 2_000

  struct Result {
    let timing: Stopwatch.Timing
    let allocations: Double
    let calls: Int
    let nodesPerSecond: Double
  }

  /// A page with a request, a freeze, a default, an observer and two listeners, or without any of them.
  static func run(withModifiers: Bool) -> Result? {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    return simulation.run {
      let controller = UIHostingController(rootView: withModifiers ? AnyView(Modified()) : AnyView(Text("page")))
      simulation.launch(delegate: OrientationAppDelegate()) { controller }
      simulation.settle()
      @MainActor func update() {
        for _ in 0..<updates {
          controller.rootView = withModifiers ? AnyView(Modified()) : AnyView(Text("page"))
          simulation.settle()
        }
      }
      update()
      let calls = simulation.calls
      let nodes = simulation.nodeEvaluationCount
      let before = allocation_count()
      update()
      let allocations = Double(allocation_count() - before) / Double(updates)
      let spent = (simulation.calls - calls).total
      let nodesPerUpdate = Double(simulation.nodeEvaluationCount - nodes) / Double(updates)
      let timing = Stopwatch.measure(pieces: updates, update)
      return Result(
        timing: timing, allocations: allocations, calls: spent, nodesPerSecond: nodesPerUpdate / timing.median)
    }
  }

  private struct Modified: View {
    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: .landscape, preferring: .landscapeLeft)
        .interfaceOrientationLocked(whileVisible: false)
        .defaultInterfaceOrientations(ofScene: .portrait)
        .onInterfaceRotation { _ in }
        .onOrientationIssue { _ in }
        .observingInterfaceOrientation()
    }
  }
}
