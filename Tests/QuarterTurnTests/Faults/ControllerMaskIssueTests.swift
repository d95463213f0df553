import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Controllers whose masks cannot have their way are named (D4, D5).
@MainActor
@Suite("Controllers whose masks have no effect") struct ControllerMaskIssueTests {
  @Test("one that allows nothing but upside down, on a phone without a Home button", arguments: TestApp.systems)
  func upsideDownAlone(system: Int) throws {
    let app = TestApp(system)
    app.simulation.settle()
    var heard: [OrientationIssue] = []
    let observation = try app.coordinator.observeIssues { heard.append($0) }
    let picker = MaskController(.portraitUpsideDown)
    picker.title = "picker"
    try app.present(picker)
    app.simulation.settle()
    // UIKit raises, which nothing can prevent; its message does not say which orientation is missing.
    let issue = try #require(heard.first { $0.code == .upsideDownUnavailable && !$0.isResolved })
    #expect(issue.subject == "picker" && issue.remedy.contains("picker"))
    withExtendedLifetime(observation) {}
  }

  private final class PlainContainer: UIViewController {
    init(_ child: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class ForwardingContainer: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
      self.child = child
      super.init(nibName: nil, bundle: nil)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { child.supportedInterfaceOrientations }
  }

  @Test("a plain container around one of the library's is named, and forwarding ends the issue", arguments: TestApp.systems)
  func swallowingContainer(system: Int) throws {
    let page = MaskController(.portrait)
    let inner = OrientationNavigationController(rootViewController: page)
    inner.title = "stack"
    let app = TestApp(system, delegate: OpenDelegate()) { PlainContainer(inner) }
    app.simulation.settle()
    let issue = try #require(try app.coordinator.openIssues.first)
    #expect(issue.code == .containerNotForwarding && issue.subject == "PlainContainer")
    #expect(issue.reason.contains("stack") && issue.remedy.contains("setSupportedOrientationsWhileVisible"))
    let forwarding = TestApp(system, delegate: OpenDelegate()) {
      ForwardingContainer(OrientationNavigationController(rootViewController: MaskController(.portrait)))
    }
    forwarding.simulation.settle()
    #expect(try forwarding.coordinator.openIssues.isEmpty)
  }

  @Test("a page that asks by itself needs no forwarding, and ends the issue as well", arguments: TestApp.systems)
  func askingPage(system: Int) throws {
    let page = MaskController(.portrait)
    let app = TestApp(system, delegate: OpenDelegate()) {
      PlainContainer(OrientationNavigationController(rootViewController: page))
    }
    app.simulation.settle()
    #expect(try app.coordinator.openIssues.map(\.code) == [.containerNotForwarding])
    app.perform { page.setSupportedOrientationsWhileVisible(.portrait) }
    #expect(try app.coordinator.openIssues.isEmpty)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
  }

  @Test("inner masks that allow all that the scene does are nobody's loss", arguments: TestApp.systems)
  func nothingIsLost(system: Int) throws {
    let app = TestApp(system) { PlainContainer(OrientationNavigationController(rootViewController: MaskController(.portrait))) }
    app.simulation.settle()
    #expect(try app.coordinator.openIssues.isEmpty)
  }
}
