import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// The reports of videos, replayed in SwiftUI and in UIKit, with the user's rotation lock and without.
@MainActor
@Suite("Reports of full-screen videos", .worlds) struct FullScreenReportTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let face: Face
    let userLock: Bool

    static let all = Face.allCases.flatMap { face in [false, true].map { Setting(face: face, userLock: $0) } }

    var testDescription: String { "\(face.rawValue)\(userLock ? ", locked by its user" : "")" }
  }

  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  private func open(
    _ system: Int, _ setting: Setting, plist: InfoPlist = [:], delegate: (any UIApplicationDelegate)? = PortraitDelegate()
  ) -> VideoApp {
    let video = VideoApp(system, setting.face, plist: plist, userLock: setting.userLock, delegate: delegate)
    video.open()
    video.expectInline()
    return video
  }

  @Test("B54: entered and left with the phone upright, in an app that turns freely", arguments: TestApp.systems, Setting.all)
  func b54(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three, delegate: OrientationAppDelegate())
    video.press(true)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    video.app.simulation.advance(by: 10)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test(
    "B62: it does not flip back where the library answers, and says so where an app's own delegate does",
    arguments: TestApp.systems, Setting.all)
  func b62(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three)
    video.press(true)
    video.app.simulation.advance(by: 10)
    video.expectFullScreen(landscape)
    try video.expectNoIssues()

    let refused = open(system, setting, plist: .three, delegate: FixedDelegate())
    refused.press(true)
    refused.app.simulation.advance(by: 10)
    refused.expectFullScreen([.portrait])
    #expect(try refused.app.coordinator.openIssues.map(\.code) == [.delegateAnswersItself])
    refused.press(false)
    refused.expectInline()
  }

  @Test("B64: played to its end, the page is portrait again", arguments: TestApp.systems, Setting.all)
  func b64(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three)
    video.press(true)
    video.app.simulation.advance(by: 90)
    video.expectFullScreen(landscape)
    video.press(false)
    video.close()
    #expect(video.app.orientation == .portrait)
    try video.expectNoIssues()
  }

  @Test("B66: it turns and stays turned, although nobody passes UIKit's question on", arguments: TestApp.systems, Setting.all)
  func b66(system: Int, setting: Setting) {
    let video = open(system, setting, plist: .three, delegate: nil)
    video.press(true)
    video.app.simulation.advance(by: 10)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
  }

  @Test(
    "B70: a tall video on a screen of its own stays upright when the phone is turned", arguments: TestApp.systems, Setting.all)
  func b70(system: Int, setting: Setting) throws {
    let app = TestApp(system, plist: .three, userLock: setting.userLock, delegate: OrientationAppDelegate())
    let model = VideoModel()
    model.followsDeviceOrientation = false
    let viewer = UINavigationController(rootViewController: page(model, setting, mask: .portrait))
    try app.present(viewer)
    app.turn(to: .landscapeLeft)
    #expect(app.orientation == .portrait)
    #expect(!model.isFullScreen)
    #expect(app.simulation.run { viewer.presentedViewController } == nil)
    app.turn(to: .portrait)
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("B104: leaving the player leaves nothing in landscape, whichever way it is left", arguments: TestApp.systems, Setting.all)
  func b104(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three)
    video.press(true)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    video.press(true)
    video.expectFullScreen(landscape)
    video.close()
    #expect(video.app.orientation == .portrait)
    #expect(video.app.isSound)
    try video.expectNoIssues()
  }

  @Test(
    "B117: a landscape modal with a video that was full screen leaves its parent portrait", arguments: TestApp.systems,
    Setting.all)
  func b117(system: Int, setting: Setting) throws {
    let app = TestApp(system, plist: .three, userLock: setting.userLock)
    let model = VideoModel()
    let modal = page(model, setting, mask: .landscape)
    try app.present(modal)
    #expect(landscape.contains(app.orientation ?? .unknown))
    let video = try #require(app.simulation.run { model.find(in: modal) })
    app.perform { video.enterFullScreen() }
    #expect(video.content?.parent === modal.presentedViewController)
    app.perform { video.leaveFullScreen() }
    #expect(landscape.contains(app.orientation ?? .unknown))
    #expect(video.content?.parent === video)
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("B132: landscape in an app whose Info.plist lists portrait alone", arguments: TestApp.systems, Setting.all)
  func b132(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .supporting(.portrait), delegate: OrientationAppDelegate())
    video.press(true)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test(
    "B134: left while the phone is held sideways, the portrait app is portrait and stays so", arguments: TestApp.systems,
    Setting.all)
  func b134(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three)
    video.press(true)
    video.app.turn(to: .landscapeLeft)
    video.expectFullScreen(landscape)
    video.press(false)
    video.expectInline()
    video.app.turn(to: .landscapeRight)
    video.expectInline()
    try video.expectNoIssues()
  }

  @Test("B137: it shows the side on which the phone is held", arguments: TestApp.systems, Setting.all)
  func b137(system: Int, setting: Setting) throws {
    let video = open(system, setting, plist: .three)
    video.app.turn(to: .landscapeRight)
    if setting.userLock {
      // An iPhone under the lock does not tell its side (R2.6).
      video.press(true)
      video.expectFullScreen(landscape)
    } else {
      video.expectFullScreen([.landscapeLeft])
      video.press(false)
      video.expectInline()
      video.press(true)
      video.expectFullScreen([.landscapeLeft])
      video.app.turn(to: .landscapeLeft)
      video.expectFullScreen([.landscapeRight])
    }
    video.press(false)
    video.expectInline()
    try video.expectNoIssues()
  }

  /// A page with a video, to be presented, that asks for a mask.
  private func page(_ model: VideoModel, _ setting: Setting, mask: UIInterfaceOrientationMask) -> UIViewController {
    switch setting.face {
    case .swiftUI:
      UIHostingController(rootView: VideoPageView(model: model).supportedInterfaceOrientations(whileVisible: mask, label: "page"))
    case .uikit: MaskedVideoPage(model: model, mask: mask)
    }
  }
}

private final class MaskedVideoPage: VideoPage {
  private let mask: UIInterfaceOrientationMask

  init(model: VideoModel, mask: UIInterfaceOrientationMask) {
    self.mask = mask
    super.init(model: model)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setSupportedOrientationsWhileVisible(mask, label: "page")
  }
}
