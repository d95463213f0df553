import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What follows from a rotation and what is a cause of its own, in orders that come about seldom.
@MainActor
@Suite("Consequences in seldom orders") struct ConsequencesTests {
  /// Asks while the width is regular, for as long as it is.
  private final class WidePage: UIViewController {
    var wide: UIInterfaceOrientationMask? {
      didSet { ask() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      ask()
    }

    private func ask() {
      setSupportedOrientationsWhileVisible(traitCollection.horizontalSizeClass == .regular ? wide : nil, label: "wide")
    }
  }

  private final class LandscapeDelegate: OrientationAppDelegate {
    override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .landscape }
  }

  @Test(
    "a covered page that asks anew in each orientation rests, though a rotation is held on its own screen",
    arguments: [16, 18, 26, 27])
  func heldBelowACover(system: Int) throws {
    let page = WidePage()
    let app = TestApp(system, device: .largePhone, delegate: LandscapeDelegate()) { page }
    _ = app.perform { try? app.coordinator.beginRotation(to: .landscapeRight, until: .deviceRotates) { _ in } }
    let outcome = app.consequences {
      page.wide = [.portrait, .landscapeLeft]
      page.present(MaskController([.portrait, .landscapeLeft]), animated: true)
    }
    #expect(outcome.turns.count <= 4)
    #expect(app.simulation.runLoop.isIdle)
  }

  @Test(
    "a user who rotates the phone quickly several times asks for nothing, and no issue says otherwise", arguments: TestApp.eras)
  func quickUser(system: Int) throws {
    let app = TestApp(system, plist: .supporting(.portrait, .landscapeLeft, .landscapeRight), delegate: OpenDelegate())
    for pose in [UIDeviceOrientation.landscapeRight, .landscapeLeft, .landscapeRight] { app.simulation.turnDevice(to: pose) }
    app.simulation.run { try? app.coordinator.endRotation() }
    app.simulation.isUserRotationLocked = true
    app.simulation.settle()
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(try app.coordinator.supportedOrientations == app.coordinator.defaultOrientations)
  }

  @Test(
    "a lock's preferred orientation is held no longer than the lock, though a newer request came while it rotated",
    arguments: TestApp.eras)
  func preferenceEnds(system: Int) throws {
    let page = UIViewController()
    let app = TestApp(system, delegate: OpenDelegate()) { page }
    let lock = app.simulation.run { try? app.coordinator.lock(to: .allButUpsideDown, preferring: .landscapeLeft) }
    app.simulation.advance(by: 0.1)
    app.perform { page.setSupportedOrientationsWhileVisible(.all, label: "page") }
    app.perform { lock?.release() }
    app.perform { page.setSupportedOrientationsWhileVisible(nil) }
    #expect(try app.coordinator.supportedOrientations == app.coordinator.defaultOrientations)
  }

  @Test("below iOS 16 an answer that UIKit acts on late is no rotation against the mask: the newer one is followed")
  func lateRotation() throws {
    let app = TestApp(15, plist: .supporting(.portrait, .landscapeLeft, .landscapeRight), delegate: OpenDelegate())
    let lock = app.perform { try? app.coordinator.lock(to: .allButUpsideDown) }
    app.simulation.turnDevice(to: .landscapeLeft)
    app.simulation.advance(by: 0.1)
    app.simulation.turnDevice(to: .landscapeRight)
    app.simulation.run { lock?.supportedOrientations = .landscapeRight }
    app.simulation.settle()
    #expect(app.orientation == .landscapeRight)
  }

  @Test("below iOS 16 what could not rotate in the background rotates once the scene is active")
  func background() throws {
    let app = TestApp(15, delegate: OpenDelegate())
    _ = app.perform { try? app.coordinator.beginRotation(to: .landscapeRight, until: .deviceRotates) { _ in } }
    app.simulation.resignActive()
    let lock = app.simulation.run { try? app.coordinator.lock(to: .landscapeLeft) }
    app.simulation.enterBackground()
    app.simulation.settle()
    app.simulation.enterForeground()
    app.simulation.becomeActive()
    app.simulation.settle()
    #expect(app.orientation == .landscapeLeft)
    #expect(lock?.isHeld == true)
  }

  @Test("an iPad's window without a choice comes to rest, however the iPad is held", arguments: [26, 27])
  func windowWithoutAChoice(system: Int) throws {
    let app = TestApp(system, device: .pad, delegate: LandscapeDelegate())
    _ = app.perform { try? app.coordinator.beginRotation(to: .landscapeRight, until: .deviceRotates) { _ in } }
    app.simulation.turnDevice(to: .landscapeLeft)
    app.simulation.isUserRotationLocked = true
    app.simulation.multitaskingMode = .stageManager
    app.simulation.settle()
    #expect(!app.simulation.runLoop.ranAway)
  }
}
