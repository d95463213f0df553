import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct LifetimeTests {
  private func hosting(_ journal: Journal, in simulation: Simulation) -> UIHostingController<some View> {
    simulation.run {
      let controller = UIHostingController(rootView: Text("page").noted("page", in: journal))
      simulation.launch { controller }
      simulation.settle()
      simulation.windowScene?.keyWindow?.rootViewController = UIViewController()
      simulation.settle()
      return controller
    }
  }

  @Test("a hosting controller's nodes go with it, at once on the main actor")
  func onTheMainActor() {
    let journal = Journal()
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    var controller: UIViewController? = hosting(journal, in: simulation)
    #expect(controller != nil && simulation.liveNodeCount > 0)
    controller = nil
    #expect(simulation.liveNodeCount == 0)
    #expect(journal.take() == ["+page", "-page"])
  }

  @Test("and soon where the last reference is dropped elsewhere")
  func elsewhere() async {
    let journal = Journal()
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    let box = Box(hosting(journal, in: simulation))
    #expect(simulation.liveNodeCount > 0)
    await Task.detached { box.object = nil }.value
    for _ in 0..<1_000 where simulation.liveNodeCount > 0 { await Task.yield() }
    #expect(simulation.liveNodeCount == 0)
  }

  /// One task drops what another put in; they do so one after the other.
  private final class Box: @unchecked Sendable {
    var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// A controller that shows another tree, which holds a controller of the same kind.
  private struct Nested: UIViewControllerRepresentable {
    let depth: Int

    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      let content = depth > 0 ? AnyView(Nested(depth: depth - 1)) : AnyView(Text("inside"))
      return UIHostingController(rootView: content)
    }

    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {}
  }

  @Test("a world goes together with trees that hold other trees", arguments: [0, 1, 3])
  func nestedTrees(depth: Int) {
    weak var world: Simulation?
    do {
      let stage = Stage { Nested(depth: depth).sheet(isPresented: .constant(true)) { Nested(depth: depth) } }
      stage.simulation.turnDevice(to: .landscapeLeft)
      stage.simulation.settle()
      world = stage.simulation
    }
    #expect(world == nil)
  }
}
