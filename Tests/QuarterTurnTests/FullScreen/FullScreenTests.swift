import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("A video fills the screen", .worlds) struct FullScreenTests {
  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  @Test("By button and back by button, with the phone upright all the time", arguments: TestApp.systems, Face.allCases)
  func byButton(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.expectInline()
    let start = video.app.calls
    video.press(true)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    #expect((video.app.calls - start).geometryRequests == 0)
    #expect((video.app.calls - start).total <= 4)
    try video.expectNoIssues()
  }

  @Test("By turning the phone, and back by turning it", arguments: TestApp.systems, Face.allCases)
  func byPhone(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.app.turn(to: .landscapeRight)
    video.expectFullScreen([.landscapeLeft])
    video.app.turn(to: .portrait)
    video.expectInline()
    video.app.turn(to: .landscapeRight)
    video.expectFullScreen([.landscapeLeft])
    video.app.turn(to: .portrait)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test(
    "Left by button while the phone is held sideways: portrait, and nothing happens until the phone has been upright",
    arguments: TestApp.systems, Face.allCases)
  func leftSideways(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.press(false)
    video.expectInline()
    video.app.turn(to: .landscapeRight)
    video.expectInline()
    video.app.turn(to: .faceUp)
    video.app.turn(to: .landscapeLeft)
    video.expectInline()
    video.app.turn(to: .portrait)
    video.expectInline()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    try video.expectNoIssues()
  }

  @Test(
    "Entered by button with the phone upright: it stays until the phone has been turned", arguments: TestApp.systems,
    Face.allCases)
  func enteredUpright(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.press(true)
    video.expectFullScreen(landscape)
    video.app.turn(to: .faceUp)
    video.expectFullScreen(landscape)
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.app.turn(to: .portrait)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test(
    "Under the user's lock the button works both ways, and the phone's pose not at all", arguments: TestApp.systems, Face.allCases
  )
  func userLock(system: Int, face: Face) throws {
    let video = VideoApp(system, face, userLock: true)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectInline()
    video.press(true)
    video.expectFullScreen(landscape)
    video.app.turn(to: .portrait)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test("In an app that turns freely the page stays portrait all the same", arguments: TestApp.systems, Face.allCases)
  func freeApp(system: Int, face: Face) throws {
    let video = VideoApp(system, face, delegate: OpenDelegate())
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.press(false)
    video.expectInline()
    video.app.turn(to: .portrait)
    video.app.turn(to: .landscapeRight)
    video.expectFullScreen([.landscapeLeft])
    video.app.turn(to: .portrait)
    video.expectInline()
    video.close()
    video.app.turn(to: .landscapeRight)
    #expect(video.app.orientation == .landscapeLeft)
    try video.expectNoIssues()
  }

  @Test(
    "A page that asks for everything is kept portrait while the video follows, and left alone while it does not",
    arguments: TestApp.eras)
  func openPage(system: Int) throws {
    let video = VideoApp(system, .uikit, delegate: OpenDelegate())
    video.open()
    video.app.perform { video.video?.parent?.setSupportedOrientationsWhileVisible(.allButUpsideDown, label: "page") }
    #expect(try video.app.coordinator.supportedOrientations == .portrait)
    video.app.perform { video.video?.followsDeviceOrientation = false }
    #expect(try video.app.coordinator.supportedOrientations == .allButUpsideDown)
    video.app.turn(to: .landscapeLeft)
    video.expectInline(.landscapeRight)
  }

  @Test(
    "A video that the phone has brought is brought back by it, though it follows no longer", arguments: TestApp.eras,
    Face.allCases)
  func pausedMeanwhile(system: Int, face: Face) {
    let video = VideoApp(system, face)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen([.landscapeRight])
    video.app.perform {
      video.model.followsDeviceOrientation = false
      video.video?.followsDeviceOrientation = false
    }
    video.app.turn(to: .portrait)
    video.expectInline()
    video.app.turn(to: .landscapeLeft)
    video.expectInline(video.app.orientation ?? .unknown)
  }
}
