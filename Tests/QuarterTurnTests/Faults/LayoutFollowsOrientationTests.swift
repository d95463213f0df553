import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Layouts that depend on the size class, so that a turn takes away, or brings, what asks for another orientation.
@MainActor
@Suite("A layout that follows the orientation", .worlds) struct LayoutFollowsOrientationTests {
  // MARK: UIKit's split view (A1)

  enum Container: CaseIterable, Sendable {
    case uikit
    case library

    @MainActor
    func make(compact: UIViewController, detail: UIViewController) -> UISplitViewController {
      let split =
        self == .uikit ? UISplitViewController(style: .doubleColumn) : OrientationSplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(detail, for: .secondary)
      split.setViewController(UINavigationController(rootViewController: compact), for: .compact)
      return split
    }
  }

  private func splitApp(_ system: Int, _ container: Container, page: UIViewController, userLock: Bool = false) -> TestApp {
    let app = TestApp(system, device: .largePhone, userLock: userLock) {
      container.make(compact: page, detail: UIViewController())
    }
    app.simulation.settle()
    return app
  }

  @Test(
    "a page of the compact column that asks for landscape: there, back, rest, and an issue that names it",
    arguments: TestApp.systems, Container.allCases)
  func compactColumn(system: Int, container: Container) throws {
    let page = UIViewController()
    let app = splitApp(system, container, page: page)
    let outcome = app.consequences { page.setSupportedOrientationsWhileVisible(.landscape, label: "page") }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("page")
  }

  @Test("the same under the user's rotation lock", arguments: TestApp.eras, Container.allCases)
  func compactColumnUnderUserLock(system: Int, container: Container) throws {
    let page = UIViewController()
    let app = splitApp(system, container, page: page, userLock: true)
    let outcome = app.consequences { page.setSupportedOrientationsWhileVisible(.landscape, label: "page") }
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("page")
  }

  @Test("what was undone stays rejected as long as it goes on asking, and its issue with it", arguments: TestApp.eras)
  func undoneStaysRejected(system: Int) throws {
    let page = UIViewController()
    let app = splitApp(system, .uikit, page: page)
    _ = app.consequences { page.setSupportedOrientationsWhileVisible(.landscape, label: "page") }
    // Sideways nothing turns: the default is portrait, and the page's request is rejected.
    let sideways = app.consequences { app.simulation.turnDevice(to: .landscapeLeft) }
    #expect(sideways.turns.isEmpty)
    try app.expectUndone("page")
    let lock = try app.simulation.run { try app.coordinator.lock(to: .portrait) }
    let upright = app.consequences { app.simulation.turnDevice(to: .portrait) }
    #expect(upright.turns.isEmpty)
    try app.expectUndone("page")
    let end = app.consequences {
      lock.release()
      page.setSupportedOrientationsWhileVisible(nil)
    }
    #expect(end.turns.isEmpty)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test(
    "a portrait form in a landscape column: the device turns the interface, the form turns it back, and it rests",
    arguments: TestApp.systems, Container.allCases)
  func detailColumn(system: Int, container: Container) throws {
    let app = TestApp(system, plist: .three, device: .largePhone, delegate: OrientationAppDelegate()) {
      container.make(compact: UIViewController(), detail: Page(.portrait, title: "form"))
    }
    app.simulation.settle()
    let outcome = app.consequences { app.simulation.turnDevice(to: .landscapeLeft) }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("form")
    // The next movement of the device is a cause of its own.
    let upright = app.consequences { app.simulation.turnDevice(to: .portrait) }
    #expect(upright.turns.isEmpty)
    try app.expectRest(upright, at: .portrait)
  }

  // MARK: SwiftUI

  /// A root that is another view in regular width.
  private struct SizedRoot: View {
    @Environment(\.horizontalSizeClass) private var width
    @Bindable var switches: Switches

    var body: some View {
      if width == .regular {
        Text("wide")
      } else {
        NavigationStack { Text("tall").supportedInterfaceOrientations(whileVisible: switches.mask, label: "tall") }
      }
    }
  }

  @Test("a root chosen by the size class, whose narrow form asks for landscape", arguments: TestApp.systems)
  func sizedRoot(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, device: .largePhone, view: SizedRoot(switches: switches))
    app.simulation.settle()
    let outcome = app.consequences { switches.mask = .landscape }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("tall")
    #expect(app.screen.texts == ["tall"])
  }

  /// A mask that is data of the size class.
  private struct SizedMask: View {
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      Text("page").supportedInterfaceOrientations(whileVisible: width == .regular ? .portrait : nil, label: "sized")
    }
  }

  @Test("a mask chosen by the size class, with the phone held sideways", arguments: TestApp.systems)
  func sizedMask(system: Int) throws {
    let app = TestApp(system, device: .largePhone, delegate: OpenDelegate(), view: SizedMask())
    app.simulation.settle()
    let outcome = app.consequences { app.simulation.turnDevice(to: .landscapeLeft) }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("sized")
  }

  // MARK: Controllers' own masks

  /// A controller whose mask is never the side that it is shown in.
  private final class ContraryController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      traitCollection.verticalSizeClass == .compact ? .portrait : .landscape
    }
  }

  @Test("a controller whose own mask is always the other axis", arguments: TestApp.systems)
  func contraryController(system: Int) throws {
    let app = TestApp(system, delegate: OpenDelegate())
    app.simulation.settle()
    _ = try app.coordinator
    let contrary = ContraryController()
    contrary.modalPresentationStyle = .fullScreen
    let root = try app.root
    let outcome = app.consequences { root.present(contrary, animated: true) }
    #expect(outcome.turns.count <= Consequences.limit)
    #expect(outcome.isAtRest)
    #expect(outcome.laterCalls == 0)
  }

  // MARK: A mask that answers every turn with its opposite (A4)

  private struct Seesaw: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: switches.mask, label: "seesaw")
        .onInterfaceRotation { change in
          guard switches.mask != nil else { return }
          switches.mask = new.isLandscape ? .portrait : .landscape
        }
    }
  }

  @Test("a mask that answers every turn with its opposite comes to rest, and an issue says so", arguments: TestApp.systems)
  func seesaw(system: Int) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(system, view: Seesaw(switches: switches))
    app.simulation.settle()
    let outcome = app.consequences { switches.mask = .landscape }
    #expect(outcome.turns == [.landscapeRight, .portrait])
    try app.expectRest(outcome, at: .portrait)
    try app.expectUndone("seesaw")
    let end = app.consequences { switches.mask = nil }
    #expect(end.turns.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
  }
}
