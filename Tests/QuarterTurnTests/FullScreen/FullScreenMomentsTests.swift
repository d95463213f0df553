import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("A full-screen video and what happens meanwhile") struct FullScreenMomentsTests {
  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  private func filled(_ system: Int, _ face: Face, by pose: UIDeviceOrientation? = nil) -> VideoApp {
    let video = VideoApp(system, face)
    video.open()
    if let pose { video.app.turn(to: pose) } else { video.press(true) }
    video.expectFullScreen(landscape)
    return video
  }

  @Test(
    "The page is taken away under it: the full screen goes too, and the app is as before", arguments: TestApp.eras,
    Face.allCases)
  func pageGone(system: Int, face: Face) throws {
    let video = filled(system, face)
    let player = WeakController(video.player)
    video.close()
    #expect(video.video == nil)
    #expect(video.front is FullScreenCover == false)
    #expect(video.app.orientation == .portrait)
    #expect(player.controller == nil)
    #expect(try video.app.coordinator.requests.isEmpty)
    #expect(video.app.isSound, "\(video.app.simulation.console.map(\.text))")
  }

  @Test("The app is in the background for a while, and nothing is lost (B68)", arguments: TestApp.eras, Face.allCases)
  func background(system: Int, face: Face) throws {
    let video = filled(system, face, by: .landscapeLeft)
    video.app.perform { video.app.simulation.enterBackground() }
    video.app.perform { video.app.simulation.enterForeground() }
    video.expectFullScreen([.landscapeRight])
    video.app.turn(to: .portrait)
    video.expectInline()
  }

  @Test("The phone is turned upright in the background: the page is back on return", arguments: TestApp.eras, Face.allCases)
  func uprightInBackground(system: Int, face: Face) throws {
    let video = filled(system, face, by: .landscapeLeft)
    video.app.perform { video.app.simulation.enterBackground() }
    video.app.turn(to: .portrait)
    #expect(video.video?.isFullScreen == true)
    video.app.perform { video.app.simulation.enterForeground() }
    video.expectInline()
  }

  @Test(
    "The phone is turned sideways in the background: the app does not come back with a full screen", arguments: TestApp.eras,
    Face.allCases)
  func sidewaysInBackground(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.app.perform { video.app.simulation.enterBackground() }
    video.app.turn(to: .landscapeLeft)
    video.app.perform { video.app.simulation.enterForeground() }
    video.expectInline()
    video.app.turn(to: .portrait)
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
  }

  @Test(
    "Picture in picture: it is left in the background, and the page is there on return", arguments: TestApp.eras, Face.allCases
  )
  func pictureInPicture(system: Int, face: Face) throws {
    let video = filled(system, face)
    video.app.perform { video.app.simulation.enterBackground() }
    video.press(false)
    video.app.perform { video.app.simulation.enterForeground() }
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test("The button is pressed while it is still coming, and again while it is going", arguments: TestApp.eras, Face.allCases)
  func impatience(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.touch(true)
    video.app.simulation.advance(by: 0.1)
    video.press(false)
    video.expectInline()
    video.press(true)
    video.expectFullScreen(landscape)
    video.touch(false)
    video.app.simulation.advance(by: 0.1)
    video.press(true)
    video.expectFullScreen(landscape)
    video.touch(false)
    video.touch(true)
    video.app.simulation.settle()
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test("The phone is turned back while it is still coming", arguments: TestApp.eras, Face.allCases)
  func turnedBack(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.app.simulation.turnDevice(to: .landscapeLeft)
    video.app.simulation.advance(by: 0.1)
    video.app.turn(to: .portrait)
    video.expectInline()
    video.app.turn(to: .landscapeRight)
    video.expectFullScreen([.landscapeLeft])
    video.app.simulation.turnDevice(to: .portrait)
    video.app.simulation.advance(by: 0.1)
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
  }

  @Test("Somebody else dismisses it", arguments: TestApp.eras, Face.allCases)
  func dismissedByOthers(system: Int, face: Face) throws {
    let video = filled(system, face)
    video.app.perform { video.front?.dismiss(animated: true) }
    video.expectInline()
    video.press(true)
    video.expectFullScreen(landscape)
    video.app.perform { video.app.window?.rootViewController?.dismiss(animated: false) }
    video.expectInline()
  }

  @Test(
    "With an alert or a share sheet over it the phone does not take it away, the button does with what lies over it",
    arguments: TestApp.eras, Face.allCases)
  func layers(system: Int, face: Face) throws {
    let video = filled(system, face, by: .landscapeLeft)
    video.app.perform {
      video.front?.present(UIAlertController(title: "Rate it", message: nil, preferredStyle: .alert), animated: true)
    }
    video.app.turn(to: .portrait)
    #expect(video.front is UIAlertController)
    #expect(video.video?.isFullScreen == true)
    #expect(video.app.orientation == .landscapeRight)
    video.press(false)
    video.expectInline()
  }

  @Test("A full-screen controller over it hides the player for that time", arguments: TestApp.eras, Face.allCases)
  func covered(system: Int, face: Face) throws {
    let video = filled(system, face)
    let over = MaskController(.portrait)
    video.app.perform {
      over.modalPresentationStyle = .fullScreen
      video.front?.present(over, animated: true)
    }
    #expect(video.app.orientation == .portrait)
    #expect(video.model.disappearances == 1)
    video.app.perform { over.dismiss(animated: true) }
    #expect(video.model.appearances == 2)
    #expect(landscape.contains(video.app.orientation ?? .unknown))
    #expect(video.player?.parent === video.front)
    video.press(false)
    #expect(video.app.orientation == .portrait)
    #expect(video.player?.parent === video.video)
    #expect(video.app.isSound)
  }

  @Test("A page that asks for landscape is left as it is, and the phone does not fill the screen", arguments: TestApp.eras)
  func landscapePage(system: Int) throws {
    let video = VideoApp(system, .uikit)
    video.open()
    video.app.perform { video.video?.parent?.setSupportedOrientationsWhileVisible(.landscape, label: "page") }
    #expect(video.app.orientation?.isLandscape == true)
    video.app.turn(to: .landscapeLeft)
    video.expectInline(.landscapeRight)
    video.press(true)
    video.expectFullScreen([.landscapeRight])
    video.press(false)
    video.expectInline(.landscapeRight)
    #expect(try video.app.coordinator.requests.map(\.status) == [.deferring, .active])
    try video.expectNoIssues()
  }

  @Test("Content that is replaced is shown where its predecessor was", arguments: TestApp.eras)
  func replaced(system: Int) throws {
    let video = filled(system, .uikit)
    let next = UIViewController()
    let old = try #require(video.player)
    video.app.perform { video.video?.content = next }
    #expect(next.parent === video.front)
    #expect(next.view.frame == video.app.window?.bounds)
    #expect(old.parent == nil)
    #expect(video.model.disappearances == 1)
    video.press(false)
    #expect(next.parent === video.video)
    #expect(video.app.orientation == .portrait)
    #expect(video.app.isSound)
  }
}

/// Tells whether a controller is still there.
@MainActor
final class WeakController {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController?) { self.controller = controller }
}
