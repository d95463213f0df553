import SwiftUI
import UIKit
import QuarterTurnSimulator

/// Runs through an app: taps what a user would tap, looks at what a user would see, and records both.
@MainActor
final class TourGuide {
  private(set) var timeline: Timeline
  let simulation: Simulation
  private let screen: ScreenDriver
  private let library = QuarterTurnLibrary()
  private var events: [TimelineEvent] = []
  private var answer: Timeline.MaskAnswer?
  private var number = 0
  private var issues: [String] = []
  /// Where the tour is, for failed expectations.
  private var lastStep = ""

  init(name: String, simulation: Simulation) {
    self.simulation = simulation
    screen = ScreenDriver(simulation)
    timeline = Timeline(name: name, of: simulation)
    simulation.onEvent = { [weak self] in self?.note(.simulation($0)) }
    library.start { [weak self] in self?.note(.library($0)) }
  }

  private func note(_ event: TimelineEvent) {
    events.append(event)
    if case .simulation(.applicationMaskAnswered(let mask, let party)) = event { answer = .init(mask, by: party) }
    if case .library(.issue(_, let text)) = event { issues.append(text) }
  }

  // MARK: The user's actions

  func launch<A: App>(_ app: A.Type) async {
    simulation.launch(app)
    simulation.run {
      if let scene = simulation.windowScene { library.connected(scene) }
    }
    await finish(.launch, "launch")
  }

  func turn(to pose: UIDeviceOrientation) async {
    simulation.turnDevice(to: pose)
    await finish(.step, "rotate device to \(Words.name(pose))")
  }

  /// The lock in Control Center.
  func setUserLock(_ isLocked: Bool) async {
    simulation.isUserRotationLocked = isLocked
    await finish(.step, isLocked ? "lock rotation in Control Center" : "unlock rotation in Control Center")
  }

  func tap(_ name: String) async {
    await touch("tap “\(name)”") { () throws(DriverError) in try screen.tap(name) }
  }

  func tapTab(_ title: String) async {
    await touch("tap the tab “\(title)”") { () throws(DriverError) in try screen.tapTab(title) }
  }

  func goBack() async {
    await touch("go back") { () throws(DriverError) in try screen.goBack() }
  }

  /// A touch that finds nothing is an expectation that does not hold.
  private func touch(_ title: String, _ body: () throws(DriverError) -> Void) async {
    do throws(DriverError) {
      try body()
      await finish(.step, title)
    } catch {
      await finish(.step, title)
      add([Timeline.Check(title, expected: "possible", was: "\(error)")])
    }
  }

  private func finish(_ kind: Timeline.Kind, _ title: String) async {
    await simulation.settleTasks()
    number += 1
    lastStep = title
    timeline.append(kind, number: number, title: title, state: state, events: events)
    events.removeAll()
  }

  // MARK: Expectations

  /// Compares the screen with what is expected.
  ///
  /// - Parameters:
  ///   - interface: the interface orientation.
  ///   - mask: what may be shown.
  ///   - text: words on the screen.
  func expect(_ interface: UIInterfaceOrientation, mask: UIInterfaceOrientationMask? = nil, text: String? = nil) {
    let state = state
    var checks = [
      Timeline.Check(
        "interface", expected: Words.name(interface), was: Words.name(state.interface), because: state.library?.explanation)
    ]
    if let mask {
      checks.append(
        Timeline.Check("mask", expected: Words.name(mask), was: state.mask.map { Words.name($0.mask) } ?? "none"))
    }
    if let text {
      let texts = screen.texts
      checks.append(
        Timeline.Check("text", expected: text, was: texts.contains(text) ? text : texts.joined(separator: ", ")))
    }
    add(checks)
  }

  /// Compares the newest window with what is expected there.
  func expectSecondWindow(_ interface: UIInterfaceOrientation, mask: UIInterfaceOrientationMask, text: String) {
    let scenes = simulation.run { simulation.application.connectedScenes.compactMap { $0 as? UIWindowScene } }
    guard let scene = scenes.first(where: { $0 !== simulation.windowScene }) else {
      return add([Timeline.Check("windows", expected: "2", was: "\(scenes.count)")])
    }
    let second = simulation.run {
      Timeline.State(of: simulation, scene: scene, visible: nil, library: nil, answer: nil)
    }
    let texts = ScreenDriver(simulation, scene: scene).texts
    add([
      Timeline.Check("second window", expected: Words.name(interface), was: Words.name(second.interface)),
      Timeline.Check(
        "its mask", expected: Words.name(mask), was: second.mask.map { Words.name($0.mask) } ?? "none"),
      Timeline.Check("its text", expected: text, was: texts.joined(separator: ", ")),
    ])
  }

  /// Why nothing turns upside down on the page of buttons: first the device is asked, then the page.
  var refusalOfUpsideDown: String {
    let canShowIt = simulation.device.idiom == .pad || simulation.device.hasHomeButton
    return canShowIt
      ? "“Turn page” allows none of the requested orientations." : "This device does not rotate its interface upside down."
  }

  /// Nothing went wrong all the way, but for the issues that were meant to be raised.
  func expectNoTrouble(issues count: Int) {
    add([
      Timeline.Check(
        "crashes", expected: "0", was: "\(simulation.crashes.count)", because: simulation.crashes.first.map { "\($0.reason)" }),
      Timeline.Check(
        "console messages", expected: "0", was: "\(simulation.console.count)", because: simulation.console.first?.text),
      Timeline.Check("issues", expected: "\(count)", was: "\(issues.count)", because: issues.last),
    ])
  }

  private func add(_ checks: [Timeline.Check]) {
    timeline.append(.expect, number: number, title: "after: \(lastStep)", state: state, checks: checks)
  }

  private var state: Timeline.State {
    simulation.run {
      let scene = simulation.windowScene
      return Timeline.State(
        of: simulation, scene: scene, visible: screen.navigationTitle, library: library.state(of: scene), answer: answer)
    }
  }
}
