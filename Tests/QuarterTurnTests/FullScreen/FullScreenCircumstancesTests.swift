import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("A full-screen video where the app may not have its way") struct FullScreenCircumstancesTests {
  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  @Test(
    "An iPad's video comes by button only, and fills the window as it is up; an issue says why it did not turn",
    arguments: TestApp.eras, Face.allCases)
  func multitasking(system: Int, face: Face) throws {
    let video = VideoApp(system, face, plist: .allFour, device: .pad, delegate: OrientationAppDelegate())
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectInline(.landscapeRight)
    video.app.turn(to: .portrait)
    video.expectInline()
    video.press(true)
    video.expectFullScreen([.portrait])
    #expect(video.video?.machine.phase == .unturned)
    #expect(try video.app.coordinator.openIssues.map(\.code) == [.multitasking])
    video.app.turn(to: .landscapeRight)
    video.expectFullScreen([.landscapeLeft])
    #expect(video.video?.machine.phase == .turned)
    video.app.turn(to: .portrait)
    #expect(video.video?.isFullScreen == true)
    video.press(false)
    video.expectInline(video.app.orientation ?? .unknown)
    try video.expectNoIssues()
  }

  @Test("An iPad's video turns where masks count, and leaves the page to its own mask", arguments: [15, 16, 18], Face.allCases)
  func fullScreenPad(system: Int, face: Face) throws {
    let video = VideoApp(system, face, plist: .fullScreen, device: .pad)
    video.open()
    video.app.turn(to: .landscapeLeft)
    video.expectInline()
    video.press(true)
    video.expectFullScreen([.landscapeRight])
    video.app.turn(to: .portrait)
    video.expectFullScreen([.landscapeRight])
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test(
    "A delegate that always answers portrait: full screen in portrait with an issue, and back again (B62)",
    arguments: TestApp.eras, Face.allCases)
  func portraitDelegate(system: Int, face: Face) throws {
    let video = VideoApp(system, face, plist: .three, delegate: FixedDelegate())
    video.open()
    video.press(true)
    video.expectFullScreen([.portrait])
    #expect(video.video?.machine.phase == .unturned)
    #expect(try video.app.coordinator.openIssues.map(\.code) == [.delegateAnswersItself])
    video.press(false)
    video.expectInline()
  }

  @Test(
    "Nobody passes UIKit's question on, but Info.plist declares landscape: the cover narrows by itself",
    arguments: TestApp.eras, Face.allCases)
  func noDelegate(system: Int, face: Face) throws {
    let video = VideoApp(system, face, plist: .three, delegate: nil)
    video.open()
    video.press(true)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
  }

  @Test(
    "A lock that excludes landscape turns the full screen away, and its release lets it turn again",
    arguments: TestApp.eras, Face.allCases)
  func lockedOut(system: Int, face: Face) throws {
    let video = VideoApp(system, face)
    video.open()
    video.press(true)
    video.expectFullScreen(landscape)
    let lock = try video.app.perform { try video.app.coordinator.lock(to: .portrait, label: "call") }
    video.expectFullScreen([.portrait])
    #expect(video.video?.machine.phase == .unturned)
    #expect(try video.app.coordinator.openIssues.map(\.code) == [.conflict])
    video.app.perform { lock.release() }
    video.expectFullScreen(landscape)
    #expect(video.video?.machine.phase == .turned)
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test("On a foldable phone's inner display it comes by button only, and is not turned (R8.21, R8.22)", arguments: Face.allCases)
  func innerDisplay(face: Face) throws {
    let video = VideoApp(27, face, device: .foldable)
    video.app.perform { video.app.simulation.isFolded = false }
    video.open()
    let side = try #require(video.app.orientation)
    video.app.turn(to: .landscapeLeft)
    #expect(video.video?.isFullScreen == false)
    video.app.turn(to: .portrait)
    video.press(true)
    video.expectFullScreen([side])
    video.press(false)
    video.expectInline(side)
  }
}

extension DeviceModel {
  /// A phone that unfolds to a display of its own rules (R8.20).
  static let foldable = DeviceModel(
    name: "foldable", idiom: .phone, screenSize: CGSize(width: 466, height: 678), scale: 3, hasHomeButton: false,
    isRegularWidthInLandscape: false, innerScreenSize: CGSize(width: 669, height: 951),
    systems: SystemVersion(27)...SystemVersion.newest)
}
