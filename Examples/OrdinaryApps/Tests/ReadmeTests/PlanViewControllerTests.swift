import HeadlessUIKit
import QuarterTurn
import Testing

@testable import ReadmeSnippets

/// Runs the page that README shows, line by line as it stands there.
@MainActor @Suite struct PlanViewControllerTests {
  @Test(
    "README's landscape page comes and goes in a portrait app, in every era, with and without the user's lock",
    arguments: [15, 18, 26, 27], [false, true])
  func comesAndGoes(system: Int, userLock: Bool) {
    let simulation = Simulation(
      device: .iPhone16, system: SystemVersion(system), infoPlist: .supporting(.portrait))
    simulation.isUserRotationLocked = userLock
    let navigation = simulation.run { UINavigationController(rootViewController: UIViewController()) }
    simulation.launch(delegate: AppDelegate()) { navigation }
    var interface: UIInterfaceOrientation? { simulation.windowScene?.interfaceOrientation }
    func step(_ body: () -> Void) {
      simulation.run(body)
      simulation.settle()
    }
    #expect(interface == .portrait)

    let page = simulation.run { PlanViewController() }
    step { navigation.pushViewController(page, animated: true) }
    #expect(interface == .landscapeRight)
    step { simulation.turnDevice(to: .landscapeRight) }
    #expect(interface == (userLock ? .landscapeRight : .landscapeLeft))
    step { page.setSupportedOrientationsWhileVisible(.landscapeRight) }
    #expect(interface == .landscapeRight)
    step { navigation.beginInteractivePop() }
    step { navigation.cancelInteractivePop() }
    #expect(interface == .landscapeRight)
    #expect(navigation.topViewController === page)
    step { navigation.popViewController(animated: true) }
    #expect(interface == .portrait)
    #expect(simulation.crashes.isEmpty)
  }
}
