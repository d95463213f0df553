import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("Locking the current orientation", .worlds) struct CurrentOrientationLockTests {
  @Test("It keeps the current orientation, in every era, and follows the device afterwards (B36)", arguments: TestApp.eras)
  func stays(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.turn(to: .landscapeRight)
    #expect(app.orientation == .landscapeLeft)
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation(label: "sketch") }
    #expect(lock.supportedOrientations == .landscapeLeft)
    #expect(app.orientation == .landscapeLeft)
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A flat or unknown pose does not change the locked orientation (C32)", arguments: TestApp.eras)
  func flat(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.turn(to: .landscapeLeft)
    app.turn(to: .faceUp)
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    #expect(lock.supportedOrientations == .landscapeRight)
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
  }

  @Test("Taken during a rotation it locks the orientation at its end", arguments: TestApp.eras)
  func duringTurn(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    let coordinator = try app.coordinator
    app.simulation.run { _ = coordinator.beginRotation(to: .landscapeRight) { _ in } }
    app.simulation.advance(by: 0.1)
    let lock = app.perform { coordinator.lockCurrentOrientation() }
    #expect(lock.supportedOrientations == .landscapeRight)
    #expect(app.orientation == .landscapeRight)
    app.perform { lock.release() }
  }

  @Test("From 26 on a root of the library states the preference as well (R8.1)", arguments: [26, 27])
  func preference(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate()) {
      OrientationNavigationController(rootViewController: UIViewController())
    }
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let newer = try app.perform { try app.coordinator.lock(to: .landscape) }
    #expect(app.orientation == .landscapeRight)
    #expect(try !app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { newer.release() }
    #expect(app.orientation == .portrait)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { lock.release() }
    #expect(try !app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("On an iPad whose masks nobody asks for the preference is all there is (R7.1, R8.6)", arguments: [26, 27])
  func multitasking(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    app.turn(to: .landscapeLeft)
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    app.turn(to: .portrait)
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
    app.perform { lock.release() }
    #expect(app.orientation == .portrait)
  }

  @Test("There without a root of the library, an issue says how to get one", arguments: [26, 27])
  func notAsked(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate())
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    let issue = try #require(try app.coordinator.openIssues.first)
    #expect(issue.code == .multitasking)
    #expect(issue.remedy.contains("OrientationRootController"))
    app.perform { lock.release() }
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("A cover that UIKit asks instead takes the preference away, and gives it back", arguments: [26, 27])
  func covered(system: Int) throws {
    let app = TestApp(system, plist: .allFour, device: .pad, delegate: OpenDelegate()) {
      OrientationRootController(content: UIViewController())
    }
    let lock = try app.perform { try app.coordinator.lockCurrentOrientation() }
    let cover = app.simulation.run { UIViewController() }
    cover.title = "cover"
    try app.present(cover)
    #expect(try app.coordinator.openIssues.first?.remedy.contains("asks cover") == true)
    try app.dismiss()
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(try app.scene.effectiveGeometry.isInterfaceOrientationLocked)
    app.perform { lock.release() }
  }
}
