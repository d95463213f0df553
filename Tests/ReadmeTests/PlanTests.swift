import HeadlessUIKit
import Testing

@testable import ReadmeSnippets

@MainActor @Suite struct PlanTests {
  @Test func planTurnsAndComesBack() {
    let phone = Simulation(device: .iPhone16, system: SystemVersion(18), infoPlist: .supporting(.portrait))
    let navigation = phone.run { UINavigationController(rootViewController: UIViewController()) }
    phone.launch(delegate: AppDelegate()) { navigation }
    phone.run { navigation.pushViewController(PlanViewController(), animated: true) }
    phone.settle()
    #expect(phone.windowScene?.interfaceOrientation == .landscapeRight)
    phone.run { _ = navigation.popViewController(animated: true) }
    phone.settle()
    #expect(phone.windowScene?.interfaceOrientation == .portrait)
    #expect(phone.crashes.isEmpty)
  }
}
