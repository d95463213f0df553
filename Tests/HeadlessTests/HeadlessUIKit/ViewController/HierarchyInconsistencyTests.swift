import HeadlessUIKit
import Testing

@MainActor
@Suite("A child's view lies in its parent's view (Apple's documentation of hierarchyInconsistencyException)")
struct HierarchyInconsistencyTests {
  private let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
  private let first = UIViewController()
  private let second = UIViewController()
  private let child = UIViewController()

  private func launch() {
    simulation.launch {
      let root = UIViewController()
      for container in [first, second] {
        root.addChild(container)
        root.view.addSubview(container.view)
        container.didMove(toParent: root)
      }
      first.addChild(child)
      first.view.addSubview(child.view)
      child.didMove(toParent: first)
      return root
    }
    simulation.settle()
  }

  @Test("Another parent while the view lies in the first one's raises") func newParent() {
    launch()
    simulation.run { second.addChild(child) }
    #expect(simulation.crashes.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
  }

  @Test("Another controller's view while the first one is the parent raises") func newPlace() {
    launch()
    simulation.run { second.view.addSubview(child.view) }
    #expect(simulation.crashes.map(\.name) == ["UIViewControllerHierarchyInconsistency"])
  }

  @Test("Without a parent in between nobody minds") func parentless() {
    launch()
    simulation.run {
      child.willMove(toParent: nil)
      child.removeFromParent()
      second.view.addSubview(child.view)
      second.addChild(child)
      child.didMove(toParent: second)
    }
    simulation.settle()
    #expect(simulation.crashes.isEmpty)
    #expect(child.parent === second)
  }
}
