import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Where a video is decides what it may do: by its window, as masks do (F4, F9, F11).
@MainActor
@Suite("Videos in unusual places", .worlds) struct FullScreenPlacementTests {
  /// A container of the app's own that forwards no appearance calls.
  private final class SilentContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private final class Listener: FullScreenVideoControllerDelegate {
    var heard: [String] = []

    func fullScreenVideoControllerDidEnterFullScreen(_ controller: FullScreenVideoController) { heard.append("did enter") }

    func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) { heard.append("did leave") }
  }

  private func video(_ label: String = "video") -> FullScreenVideoController {
    FullScreenVideoController(content: UIViewController(), label: label)
  }

  private func put(_ video: FullScreenVideoController, in page: UIViewController, asChild: Bool = true) {
    if asChild { page.addChild(video) }
    video.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    page.view.addSubview(video.view)
    if asChild { video.didMove(toParent: page) }
  }

  @Test("in a container that forwards no appearance calls it follows the device both ways", arguments: TestApp.systems)
  func silentContainer(system: Int) throws {
    let (container, video, listener) = (SilentContainer(), video(), Listener())
    video.delegate = listener
    put(video, in: container)
    let app = TestApp(system) { container }
    app.simulation.settle()
    app.turn(to: .portrait)
    app.turn(to: .landscapeLeft)
    #expect(video.isFullScreen && app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(!video.isFullScreen && app.orientation == .portrait)
    #expect(listener.heard == ["did enter", "did leave"])
    app.perform { video.enterFullScreen() }
    #expect(video.isFullScreen && app.orientation?.isLandscape == true)
    #expect(listener.heard == ["did enter", "did leave", "did enter"])
    app.perform { video.leaveFullScreen() }
    #expect(!video.isFullScreen)
  }

  @Test("a controller that is nobody's child fills the screen all the same", arguments: TestApp.systems)
  func nobodysChild(system: Int) throws {
    let (page, video) = (UIViewController(), video())
    let app = TestApp(system) { page }
    app.perform { put(video, in: page, asChild: false) }
    app.perform { video.enterFullScreen() }
    #expect(video.isFullScreen && app.orientation?.isLandscape == true)
    app.perform { video.leaveFullScreen() }
    #expect(!video.isFullScreen && app.orientation == .portrait)
  }

  @Test("a page pushed under a full-screen video enters its own: the first one leaves", arguments: TestApp.systems)
  func pushedUnder(system: Int) throws {
    let (first, second) = (video("first"), video("second"))
    let (list, page) = (UIViewController(), UIViewController())
    put(first, in: list)
    let navigation = OrientationNavigationController(rootViewController: list)
    let app = TestApp(system) { navigation }
    app.simulation.settle()
    app.perform { first.enterFullScreen() }
    #expect(first.isFullScreen)
    app.perform {
      put(second, in: page)
      navigation.pushViewController(page, animated: false)
      second.enterFullScreen()
      #expect(!(first.isFullScreen && second.isFullScreen))
    }
    app.simulation.advance(by: 3)
    #expect(!first.isFullScreen && second.isFullScreen)
    #expect(app.orientation?.isLandscape == true && app.simulation.crashes.isEmpty)
  }

  @Test("it states no preferred orientation outside of what it will be asked for", arguments: TestApp.systems)
  func preferredOrientation(system: Int) throws {
    let (modal, video) = (MaskController(.landscape), video())
    let app = TestApp(system, plist: .three, delegate: PlainDelegate()) { UIViewController() }
    put(video, in: modal)
    try app.present(modal)
    app.perform {
      let window = UIWindow(windowScene: app.simulation.windowScene!)
      window.windowLevel = .alert
      window.rootViewController = MaskController(.portrait)
      window.isHidden = false
      Self.kept = window
    }
    app.perform { video.enterFullScreen() }
    app.simulation.advance(by: 3)
    #expect(app.simulation.crashes.isEmpty, "\(app.simulation.crashes)")
    Self.kept = nil
  }

  private static var kept: UIWindow?

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {
    override required init() {}
  }
}
