import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Orders of events that random walks found to end wrong.
@MainActor
@Suite("Full screen in odd orders", .worlds) struct FullScreenOrderTests {
  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  private func filled(_ system: Int, _ face: Face) -> VideoApp {
    let video = VideoApp(system, face)
    video.open()
    video.press(true)
    video.expectFullScreen(landscape)
    return video
  }

  @Test("The page is closed under it: data that outlive the page do not fill the screen when it is back", arguments: TestApp.eras)
  func dataOutlivePage(system: Int) {
    let video = filled(system, .swiftUI)
    video.close()
    #expect(video.app.orientation == .portrait)
    #expect(!video.model.isFullScreen)
    video.open()
    #expect(video.app.orientation == .portrait)
    #expect(video.video?.isFullScreen == false)
    #expect(video.app.isSound)
  }

  @Test(
    "It lay over a sheet and goes with it, covered and unseen by its page: the video is back all the same",
    arguments: TestApp.eras)
  func goesWithItsSheet(system: Int) throws {
    let video = VideoApp(system, .uikit)
    video.open()
    try video.app.present(UIViewController(), .pageSheet)
    video.press(true)
    #expect(video.front is FullScreenCover)
    try video.app.present(UIViewController())
    video.app.perform { video.app.window?.rootViewController?.dismiss(animated: true) }
    video.app.simulation.settle()
    #expect(video.player?.parent === video.video)
    #expect(video.player?.view.frame == video.video?.view.bounds)
    #expect(video.video?.isFullScreen == false)
    #expect(video.app.orientation == .portrait)
    #expect(video.app.isSound)
  }

  @Test("It goes together with what covers it: the video is back on its page", arguments: TestApp.eras, Face.allCases)
  func goesCovered(system: Int, face: Face) {
    let video = filled(system, face)
    video.app.perform {
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      video.front?.present(over, animated: true)
    }
    video.app.perform { video.app.window?.rootViewController?.dismiss(animated: true) }
    #expect(video.app.orientation == .portrait)
    #expect(video.player?.parent === video.video)
    #expect(video.video?.isFullScreen == false)
    #expect(video.model.appearances == video.model.disappearances + 1)
    video.press(true)
    video.app.turn(to: .landscapeLeft)
    #expect(video.player?.parent === video.front)
    video.press(false)
    #expect(video.player?.parent === video.video)
    #expect(video.app.isSound)
  }

  @Test(
    "The button is pressed while something lies over the app: it is turned when the app is back", arguments: TestApp.eras,
    Face.allCases)
  func inactive(system: Int, face: Face) {
    let video = VideoApp(system, face)
    video.open()
    video.app.simulation.resignActive()
    video.press(true)
    video.app.simulation.becomeActive()
    video.app.simulation.settle()
    video.expectFullScreen(landscape)
    #expect(video.video?.machine.phase == .turned)
  }

  @Test("Turned upright and sideways again at once: it stays, and knows that it is there", arguments: TestApp.eras, Face.allCases)
  func turnedThereAndBack(system: Int, face: Face) {
    let video = VideoApp(system, face)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.app.simulation.turnDevice(to: .portrait)
    video.app.simulation.turnDevice(to: .landscapeRight)
    video.app.simulation.settle()
    video.expectFullScreen([.landscapeLeft])
    #expect(video.video?.machine.phase == .turned)
    video.app.turn(to: .portrait)
    video.expectInline()
  }

  @Test("Its content is replaced while it is covered, and it goes with what covers it", arguments: TestApp.eras)
  func replacedCovered(system: Int) throws {
    let video = filled(system, .uikit)
    video.app.perform {
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      video.front?.present(over, animated: true)
    }
    let next = UIViewController()
    video.app.perform { video.video?.content = next }
    video.app.perform { video.app.window?.rootViewController?.dismiss(animated: true) }
    #expect(next.parent === video.video)
    #expect(video.video?.isFullScreen == false)
    #expect(video.app.orientation == .portrait)
    video.press(true)
    #expect(next.parent === video.front)
    #expect(video.app.isSound)
  }

  @Test("Something is presented over it while it is coming: it has come all the same", arguments: TestApp.eras, Face.allCases)
  func coveredWhileComing(system: Int, face: Face) {
    let video = VideoApp(system, face)
    video.open()
    video.touch(true)
    video.app.simulation.advance(by: 0.05)
    let over = UIViewController()
    video.app.perform {
      over.modalPresentationStyle = .overFullScreen
      video.front?.present(over, animated: true)
    }
    #expect(video.video?.machine.phase != .entering)
    video.app.perform { over.dismiss(animated: true) }
    video.press(false)
    #expect(video.app.orientation == .portrait)
    #expect(video.player?.parent === video.video)
  }

  @Test("Two are called before either is in a window: one of them fills the screen", arguments: TestApp.eras)
  func twoBeforeTheWindow(system: Int) {
    let app = TestApp(system)
    let videos = app.simulation.run {
      (0..<2).map { FullScreenVideoController(content: UIViewController(), label: "video \($0)") }
    }
    app.perform {
      for video in videos { video.enterFullScreen() }
      for video in videos {
        guard let root = app.window?.rootViewController else { continue }
        root.addChild(video)
        root.view.addSubview(video.view)
        video.didMove(toParent: root)
      }
    }
    #expect(videos.count(where: \.isFullScreen) == 1)
    #expect(videos.count(where: \.isCovering) == 1)
    app.perform { for video in videos { video.leaveFullScreen() } }
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test(
    "It went over an alert and with all that lay over it, and nobody was told: the button finds the page", arguments: TestApp.eras
  )
  func goesUnseen(system: Int) {
    let video = VideoApp(system, .uikit)
    video.open()
    let alert = UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
    video.app.perform { video.front?.present(alert, animated: true) }
    video.press(true)
    #expect(video.front is FullScreenCover)
    video.app.perform {
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      video.front?.present(over, animated: true)
    }
    video.app.perform { video.app.window?.rootViewController?.dismiss(animated: true) }
    video.press(false)
    #expect(video.player?.parent === video.video)
    #expect(video.video?.isFullScreen == false)
    #expect(video.model.appearances == video.model.disappearances + 1)
    video.press(true)
    #expect(video.player?.parent === video.front)
    video.press(false)
    video.app.turn(to: .landscapeLeft)
    #expect(video.video?.isFullScreen == true)
    video.app.turn(to: .portrait)
    #expect(video.app.orientation == .portrait)
    #expect(video.app.isSound)
  }
}
