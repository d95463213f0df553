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

  @Test("R3.9 b: what is allowed is what both allow, and nothing else")
  func table() {
    for application in Masks.all {
      for controller in Masks.all {
        for (mayChoose, autorotates, isSheet) in [
          (true, true, false), (false, true, false), (true, false, false), (true, true, true),
        ] {
          for raisesOnEmpty in [false, true] {
            let outcome = EffectiveMaskRule.outcome(
              application: application, controller: controller, mayChoose: mayChoose, shouldAutorotate: autorotates,
              hasSheetStyle: isSheet, emptyControllerMaskRaises: raisesOnEmpty)
            let common = application.intersection(controller)
            if !common.isEmpty {
              #expect(outcome == .mask(common))
            } else if controller.isEmpty {
              #expect(outcome == (raisesOnEmpty ? .raise : .nothing))
            } else {
              #expect(outcome == (mayChoose && autorotates && !isSheet ? .raise : .nothing))
            }
          }
        }
      }
    }
  }

  @Test("R3.17 b: a refresh raises as well, and leaves the reported mask as it was", arguments: Systems.from16)
  func refreshRaises(system: Int) {
    let page = Page()
    let phone = Phone(system, mask: .portrait) { page }
    page.mask = .landscape
    phone.refresh()
    #expect(phone.crashes == [noCommon])
    #expect(phone.scene.maskInForce?.mask == .portrait)
    #expect(phone.interface == .portrait)
  }

  @Test("R3.17 c: a dismissal back to a controller without common ground raises and is abandoned", arguments: Systems.all)
  func dismissalRaises(system: Int) {
    let below = Page(.portrait)
    let phone = Phone(system, mask: .all) { below }
    let modal = Page()
    phone.present(modal, .fullScreen)
    phone.allow(.landscape)
    phone.dismiss(modal)
    #expect(phone.crashes == [noCommon])
    #expect(phone.root.presentedViewController === modal)
    #expect(!modal.isBeingDismissed)
  }

  @Test("R3.17 d: a sheet never raises", arguments: Systems.all)
  func sheets(system: Int) {
    let phone = Phone(system, mask: .portrait)
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .automatic] {
      let sheet = Page(.landscape)
      phone.present(sheet, style)
      #expect(phone.root.presentedViewController === sheet)
      phone.dismiss(sheet)
    }
    #expect(phone.crashes.isEmpty)
  }

  @Test("R3.18 b: while nothing is allowed nothing moves", arguments: Systems.all)
  func nothingMoves(system: Int) {
    let phone = Phone(system)
    let modal = Page([])
    phone.present(modal, .fullScreen)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    if system >= 16 { #expect(phone.request(.landscapeLeft)?.localizedDescription.hasSuffix("Supported: ") == true) }
    phone.dismiss(modal)
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R3.19 b: only full-screen presentations are checked, and only dismissals of what took over", arguments: Systems.all)
  func unchecked(system: Int) {
    let below = Page(.allButUpsideDown)
    let phone = Phone(system) { below }
    for style in [UIModalPresentationStyle.pageSheet, .overFullScreen] {
      let page = Page(.portrait)
      page.preferred = .landscapeLeft
      phone.present(page, style)
      #expect(phone.root.presentedViewController === page)
      phone.dismiss(page)
    }
    let sheet = Page()
    phone.present(sheet, .pageSheet)
    below.mask = .portrait
    below.preferred = .landscapeLeft
    phone.dismiss(sheet)
    #expect(phone.crashes.isEmpty)
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("R3.19 c: a presentation that raises never happens", arguments: Systems.all)
  func abandoned(system: Int) {
    let page = Page(.portrait)
    page.preferred = .landscapeLeft
    let phone = Phone(system)
    phone.forget()
    phone.present(page, .fullScreen)
    #expect(phone.crashes.count == 1)
    #expect(phone.root.presentedViewController == nil)
    #expect(!page.isBeingPresented)
    #expect(phone.callbacks(of: "Page").filter { $0.contains("ppear") }.isEmpty)
    page.preferred = nil
    phone.present(page, .fullScreen)
    #expect(phone.root.presentedViewController === page)
  }

  @Test(
    "R3.21 b: a web page's video turns whatever the app allows, and the app's mask counts again after it", arguments: Systems.all)
  func webVideo(system: Int) {
    let phone = Phone(system, mask: .portrait)
    phone.perform { phone.simulation.showWebVideo(on: phone.scene) }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    phone.perform { phone.simulation.closeWebVideo(on: phone.scene) }
    #expect(phone.interface == .portrait || system < 16)
    phone.turn(.portrait)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    #expect(phone.scene.windows.count == 1)
  }
}
