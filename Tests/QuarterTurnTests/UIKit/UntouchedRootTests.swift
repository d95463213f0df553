import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Accounts disagree whether UIKit raises for a root whose style nobody touched (R3.17).
///
/// With the library the question never comes up, so that no rerun over the switches that were read would ask it: both answers are
/// given here.
@MainActor
@Suite struct UntouchedRootTests {
  private func phone(_ system: Int, _ answer: Int, _ delegate: any UIApplicationDelegate, root: UIViewController) -> Simulation {
    let simulation = Simulation(
      device: .iPhone16, system: SystemVersion(system), infoPlist: .supporting(.portrait),
      assumptions: Assumptions([.untouchedRootCountsAsSheet: answer]))
    simulation.launch(delegate: delegate) { root }
    simulation.settle()
    return simulation
  }

  private final class LandscapeDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test("Without the library the answers differ", arguments: TestApp.systems)
  func withoutLibrary(system: Int) {
    let raising = phone(system, 0, LandscapeDelegate(), root: MaskController(.portrait))
    let silent = phone(system, 1, LandscapeDelegate(), root: MaskController(.portrait))
    #expect(!raising.crashes.isEmpty)
    #expect(silent.crashes.isEmpty)
  }

  @Test("A root that excludes the lock (R3.17)", arguments: TestApp.systems, [0, 1])
  func root(system: Int, answer: Int) throws {
    let simulation = phone(system, answer, PortraitDelegate(), root: MaskController(.portrait))
    let coordinator = try #require(simulation.windowScene).orientationCoordinator
    var lock: OrientationLock? = simulation.run { coordinator.lock(to: .landscape) }
    simulation.settle()
    #expect(simulation.crashes.isEmpty)
    #expect(coordinator.openIssues.map(\.code) == [.rejectedByViewController])
    simulation.run { simulation.windowScene?.windows.first?.rootViewController = UIViewController() }
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(coordinator.openIssues.isEmpty)
    lock?.release()
    lock = nil
  }

  @Test("A picker, and a lock under a modal (B89, B92)", arguments: TestApp.systems, [0, 1])
  func modal(system: Int, answer: Int) throws {
    let root = UIViewController()
    let simulation = phone(system, answer, PortraitDelegate(), root: root)
    let coordinator = try #require(simulation.windowScene).orientationCoordinator
    for isLockedBefore in [true, false] {
      var lock = isLockedBefore ? simulation.run { coordinator.lock(to: .landscape) } : nil
      simulation.settle()
      let picker = MaskController(.portrait)
      picker.modalPresentationStyle = .fullScreen
      simulation.run { root.present(picker, animated: true) }
      simulation.settle()
      if !isLockedBefore { lock = simulation.run { coordinator.lock(to: .landscape) } }
      simulation.settle()
      #expect(simulation.windowScene?.interfaceOrientation == .portrait)
      #expect(coordinator.openIssues.count == 1)
      simulation.run { root.dismiss(animated: true) }
      simulation.settle()
      #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
      #expect(coordinator.openIssues.isEmpty)
      simulation.run { lock?.release() }
      simulation.settle()
      #expect(simulation.windowScene?.interfaceOrientation == .portrait)
    }
    #expect(simulation.crashes.isEmpty)
  }

  /// Apple documents all but upside down for phones, and one report saw more (R3.10 b): nobody asks for anything, so that what the
  /// interface does is left to UIKit (F8).
  @Test(
    "An app that states nothing rotates as it does without the library, on a phone held on its head", arguments: [15, 26], [0, 1])
  func onItsHead(system: Int, answer: Int) {
    let older = DeviceModel(
      name: "Phone with Home button", idiom: .phone, screenSize: CGSize(width: 375, height: 667), scale: 2, hasHomeButton: true,
      isRegularWidthInLandscape: false, systems: SystemVersion(15)...SystemVersion.newest)
    for delegate in [OrientationAppDelegate() as any UIApplicationDelegate, SilentDelegate()] {
      let simulation = Simulation(
        device: older, system: SystemVersion(system),
        infoPlist: .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight),
        assumptions: Assumptions([.sheetStyleAllowsUpsideDown: answer]))
      simulation.launch(delegate: delegate) { UIViewController() }
      simulation.settle()
      _ = simulation.windowScene?.orientationCoordinator
      simulation.turnDevice(to: .portraitUpsideDown)
      simulation.settle()
      #expect(simulation.windowScene?.interfaceOrientation == (answer == 0 ? .portrait : .portraitUpsideDown))
      #expect(simulation.windowScene?.orientationCoordinator.openIssues.isEmpty == true)
    }
  }

  private final class SilentDelegate: UIResponder, UIApplicationDelegate {
    override required init() {}
  }
}
