import HeadlessUIKit
import Testing

@MainActor @Suite struct AgreementTests {
  private let noCommon =
    "Supported orientations has no common orientation with the application, and [Page shouldAutorotate] is returning YES"

  @Test(
    "R3.15: from iOS 16 shouldAutorotate still keeps an empty agreement from raising", arguments: Systems.from16, [true, false])
  func autorotation(system: Int, autorotates: Bool) {
    let page = Page(.portrait)
    page.autorotates = autorotates
    let phone = Phone(system, mask: .landscape, pose: .landscapeLeft)
    phone.present(page, .fullScreen)
    #expect(phone.crashes == (autorotates ? [noCommon] : []))
  }

  @Test("R3.16: the exception's name")
  func name() {
    let phone = Phone(18, mask: .landscape, pose: .landscapeLeft)
    phone.present(Page(.portrait), .fullScreen)
    #expect(phone.simulation.crashes.map(\.name) == ["UIApplicationInvalidInterfaceOrientation"])
  }

  @Test("R3.17: app and controller share nothing", arguments: Systems.all, [0, 1])
  func empty(system: Int, value: Int) {
    let untouched = Phone(system, mask: .landscape, assuming: [.untouchedRootCountsAsSheet: value]) { Page(.portrait) }
    #expect(untouched.crashes.isEmpty == (value == 1), "a root whose style nobody set")
    let fullScreen = Phone(system, mask: .landscape, assuming: [.untouchedRootCountsAsSheet: value], pose: .landscapeLeft)
    fullScreen.present(Page(.portrait), .fullScreen)
    #expect(fullScreen.crashes == [noCommon])
    #expect(fullScreen.interface == .landscapeRight, "the call that raised is abandoned")
  }

  @Test("R3.18: a controller that allows nothing", arguments: Systems.all, [0, 1])
  func nothing(system: Int, value: Int) {
    let phone = Phone(system, assuming: [.emptyControllerMaskRaises: value])
    phone.present(Page([]), .fullScreen)
    #expect(phone.crashes.isEmpty == (value == 0))
    #expect(phone.interface == .portrait)
  }

  @Test("R3.19: a preferred orientation outside the controller's mask raises", arguments: Systems.all)
  func preferred(system: Int) {
    let page = Page([.portrait, .landscapeLeft])
    page.preferred = .landscapeRight
    let presenting = Phone(system)
    presenting.present(page, .fullScreen)
    #expect(
      presenting.crashes == [
        "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported interface orientation: "
          + "'portrait, landscapeLeft'!"
      ])

    let below = Page(.portrait)
    below.preferred = .unknown
    let dismissing = Phone(system) { below }
    let above = Page()
    dismissing.present(above, .fullScreen)
    #expect(dismissing.crashes.isEmpty)
    dismissing.dismiss(above)
    #expect(
      dismissing.crashes == [
        "preferredInterfaceOrientationForPresentation 'unknown' must match a supported interface orientation: 'portrait'!"
      ])
  }

  @Test("R3.21: the topmost visible window decides", arguments: Systems.all)
  func windows(system: Int) {
    let phone = Phone(system)
    let overlay = phone.perform {
      let window = UIWindow(windowScene: phone.scene)
      window.windowLevel = .alert
      window.rootViewController = Page(.portrait)
      window.isHidden = false
      return window
    }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    phone.perform { overlay.isHidden = true }
    phone.turn(.portrait)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
  }
}
