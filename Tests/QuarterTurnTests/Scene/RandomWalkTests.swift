import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Whatever happens in whatever order, what the library promises holds whenever the app has come to rest.
@MainActor
@Suite(.worlds) struct RandomWalkTests {
  @Test("A random walk neither raises nor bounces nor leaves anything behind", arguments: TestApp.systems, 0..<3)
  func walk(system: Int, seed: Int) throws {
    let walk = Walk(system: system, seed: UInt64(seed))
    for step in 0..<40 {
      walk.step()
      try walk.check("step \(step) of seed \(seed) on \(system): \(walk.log.suffix(8))")
    }
    walk.end()
    let app = walk.app
    #expect(app.orientation == .portrait, "\(walk.log)")
    #expect(try app.coordinator.requests.allSatisfy { $0.label == "home" }, "\(walk.log)")
    #expect(try app.coordinator.openIssues.isEmpty, "\(walk.log)")
    #expect(try app.coordinator.isAtRest && app.coordinator.supportedOrientations == .portrait, "\(walk.log)")
  }
}

@MainActor
private final class Walk {
  let app: TestApp
  private(set) var log: [String] = []
  private let navigation: UINavigationController
  private var locks: [OrientationLock] = []
  private var random: SplitMix
  private static let masks: [UIInterfaceOrientationMask] = [
    .portrait, .landscape, .landscapeLeft, .landscapeRight, .allButUpsideDown, .all,
  ]

  init(system: Int, seed: UInt64) {
    random = SplitMix(state: seed &* 977 &+ 13)
    let navigation =
      seed.isMultiple(of: 2)
      ? UINavigationController(rootViewController: Page(.portrait, title: "home"))
      : OrientationNavigationController(rootViewController: Page(.portrait, title: "home"))
    self.navigation = navigation
    app = TestApp(system) { navigation }
    app.simulation.settle()
  }

  private var mask: UIInterfaceOrientationMask { Self.masks.randomElement(using: &random) ?? .all }

  private var top: UIViewController {
    var top: UIViewController = navigation
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  func step() {
    let mask = mask
    let choice = Int.random(in: 0..<12, using: &random)
    switch choice {
    case 0, 1:
      note("push \(mask.readableName)") { navigation.pushViewController(Page(mask), animated: true) }
    case 2:
      note("pop") { _ = navigation.popViewController(animated: true) }
    case 3:
      note("swipe and let go") {
        navigation.beginInteractivePop()
        navigation.cancelInteractivePop()
      }
    case 4:
      note("lock \(mask.readableName)") { locks.append((try? app.coordinator.lock(to: mask)) ?? locks[0]) }
    case 5:
      note("release") { _ = locks.isEmpty ? nil : locks.removeFirst() }
    case 6:
      let style = [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet].randomElement(using: &random) ?? .fullScreen
      let isPage = Bool.random(using: &random)
      note("present \(isPage ? "page" : "controller") \(mask.readableName) \(style)") {
        let controller = isPage ? Page(mask) : MaskController(mask)
        controller.modalPresentationStyle = style
        top.present(controller, animated: true)
      }
    case 7:
      note("dismiss") { top.presentingViewController?.dismiss(animated: true) }
    case 8, 9:
      let pose =
        [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight, .faceUp].randomElement(using: &random) ?? .portrait
      note("turn to \(pose)") { app.simulation.turnDevice(to: pose) }
    case 10:
      note("rotate to \(mask.readableName)") { _ = try? app.coordinator.beginRotation(to: mask) { _ in } }
    default:
      note("user lock") { app.simulation.isUserRotationLocked.toggle() }
    }
  }

  /// Sometimes the next step comes before the last has ended.
  private func note(_ text: String, _ body: () -> Void) {
    log.append(text)
    app.simulation.run(body)
    if Int.random(in: 0..<4, using: &random) > 0 { app.simulation.settle() } else { app.simulation.advance(by: 0.1) }
  }

  func check(_ place: String) throws {
    #expect(app.simulation.crashes.isEmpty, "\(place)")
    #expect(!app.simulation.runLoop.ranAway, "\(place)")
    guard app.simulation.runLoop.isIdle else { return }
    let coordinator = try app.coordinator
    let own = try #require(app.scene.askedControllerMask)
    let shown = coordinator.supportedOrientations.intersection(own)
    #expect(shown.allows(app.orientation ?? .unknown), "\(place): \(shown.readableName), \(coordinator.explanation)")
    #expect(coordinator.isAtRest, "\(place)")
    let calls = app.calls
    app.simulation.settle()
    #expect((app.calls - calls).total == 0, "\(place)")
  }

  func end() {
    app.simulation.settle()
    app.simulation.isUserRotationLocked = false
    app.perform { if navigation.presentedViewController != nil { navigation.dismiss(animated: true) } }
    app.perform { _ = navigation.popToRootViewController(animated: true) }
    app.perform { locks = [] }
    app.turn(to: .faceUp)
    app.turn(to: .portrait)
  }
}
