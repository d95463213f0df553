import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import GuidePages

/// The snippets of the guide "Test your own pages without a device", each run, and held against the guide's text.
@MainActor
@Suite struct GuideTests {
  @Test func movieOpensAndTurns() throws {
    let simulation = Simulation(
      device: .iPhone16, system: SystemVersion(26), infoPlist: .supporting(.portrait, .landscapeLeft, .landscapeRight))
    simulation.launch(view: simulation.run { MoviePage() })
    let screen = ScreenDriver(simulation)
    try screen.tap("Play")
    simulation.turnDevice(to: .landscapeLeft)
    simulation.settle()
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(screen.controls == ["Close"])
  }

  @Test func tasksRunInVirtualTime() async throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(26))
    simulation.launch(view: simulation.run { MoviePage() })
    await simulation.settleTasks()
    #expect(ScreenDriver(simulation).texts.first == "Played for 3 s")
  }

  @Test func playerStartsAfterHalfASecond() throws {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    simulation.launch(AppDelegate.self) { PlayerViewController() }
    let screen = ScreenDriver(simulation, settles: false)
    try screen.tap("Play")
    simulation.advance(by: 0.4)
    #expect(screen.texts.contains("Paused"))
    simulation.advance(by: 0.1)
    #expect(screen.texts.contains("Playing"))
  }

  @Test func countdownRunsAsTimePasses() {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(18))
    simulation.launch { CountdownController() }
    simulation.settle()
    #expect(ScreenDriver(simulation).texts == ["3"])
    simulation.advance(by: 2)
    #expect(ScreenDriver(simulation).texts == ["1"])
  }

  @Test func oldSystemRefusesNewCalls() {
    let simulation = Simulation(device: .iPhone16, system: SystemVersion(15))
    let page = simulation.run { UIViewController() }
    simulation.launch { page }
    simulation.run { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(simulation.crashes.count == 1)
  }
}
