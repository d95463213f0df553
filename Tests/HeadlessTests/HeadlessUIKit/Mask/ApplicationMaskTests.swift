import HeadlessUIKit
import Testing

@MainActor @Suite struct ApplicationMaskTests {
  @Test("R3.1: one source answers for the app, in a fixed order")
  func sources() {
    func answer(
      scene: UIInterfaceOrientationMask?, app: UIInterfaceOrientationMask?, sceneFirst: Bool = true
    ) -> ApplicationMaskRule.Answer {
      ApplicationMaskRule.answer(
        sceneDelegate: scene, applicationDelegate: app, infoPlist: .portrait, sceneDelegateFirst: sceneFirst,
        hasUpsideDown: true)
    }
    #expect(answer(scene: .landscape, app: .all).source == .sceneDelegate)
    #expect(answer(scene: .landscape, app: .all).mask == .landscape)
    #expect(answer(scene: nil, app: .all).source == .applicationDelegate)
    #expect(answer(scene: nil, app: .all).mask == .all)
    #expect(answer(scene: nil, app: nil).source == .infoPlist)
    #expect(answer(scene: nil, app: nil).mask == .portrait)
    #expect(answer(scene: .landscape, app: .all, sceneFirst: false).source == .applicationDelegate)
    #expect(answer(scene: .landscape, app: nil, sceneFirst: false).source == .sceneDelegate)
  }

  @Test("R3.2: the app delegate may allow more than the plist", arguments: Systems.all)
  func widerThanPlist(system: Int) {
    let phone = Phone(system, plist: .supporting(.portrait), mask: .landscape)
    #expect(phone.interface.isLandscape)
    #expect(phone.crashes.isEmpty)
  }

  @Test("R3.3: without a plist entry a phone has all but upside-down and a pad everything")
  func noEntry() {
    #expect(ApplicationMaskRule.infoPlistMask([:], idiom: .phone) == .allButUpsideDown)
    #expect(ApplicationMaskRule.infoPlistMask([:], idiom: .pad) == .all)
  }

  @Test("R3.4: the device's own variant of the plist key goes before the plain one")
  func variants() {
    let key = InfoPlist.supportedOrientationsKey
    let plist: InfoPlist = [
      key: .strings(["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]),
      key + "~ipad": .strings(["UIInterfaceOrientationLandscapeRight"]),
      "UIInterfaceOrientation": .string("UIInterfaceOrientationPortraitUpsideDown"),
    ]
    #expect(ApplicationMaskRule.infoPlistMask(plist, idiom: .phone) == [.portrait, .landscapeLeft])
    #expect(ApplicationMaskRule.infoPlistMask(plist, idiom: .pad) == .landscapeRight)
    let phoneOnly: InfoPlist = [key + "~iphone": .strings(["UIInterfaceOrientationPortrait"])]
    #expect(ApplicationMaskRule.infoPlistMask(phoneOnly, idiom: .phone) == .portrait)
    #expect(ApplicationMaskRule.infoPlistMask(phoneOnly, idiom: .pad) == .all)
  }

  @Test("R3.5: a phone without a Home button never shows upside-down", arguments: Systems.all)
  func upsideDown(system: Int) {
    let modern = Phone(system, mask: .all) { Page(.all) }
    modern.turn(.portraitUpsideDown)
    #expect(modern.interface == .portrait)
    let older = Phone(system, device: .phoneWithHomeButton, mask: .all) { Page(.all) }
    older.turn(.portraitUpsideDown)
    #expect(older.interface == .portraitUpsideDown)
  }

  @Test("R3.6: the application itself answers the plist's mask, and an empty app mask counts as all", arguments: Systems.all)
  func applicationsAnswer(system: Int) {
    let phone = Phone(system, plist: .supporting(.portrait, .landscapeLeft), mask: .landscapeRight)
    let answer = phone.perform { UIApplication.shared.supportedInterfaceOrientations(for: nil) }
    #expect(answer == [.portrait, .landscapeLeft])
    let empty = Phone(system, mask: [])
    empty.turn(.landscapeLeft)
    #expect(empty.interface == .landscapeRight)
    #expect(empty.crashes.isEmpty)
  }

  @Test("R3.7: a phone starts upright where the plist allows it, else in the first landscape it lists")
  func launch() {
    func first(_ listed: [UIInterfaceOrientation]?) -> UIInterfaceOrientation {
      OrientationChoiceRule.launch(listed: listed, idiom: .phone, target: .landscapeRight)
    }
    #expect(first([.landscapeLeft, .portrait]) == .portrait)
    #expect(first([.landscapeLeft, .landscapeRight]) == .landscapeLeft)
    #expect(first([.landscapeRight, .landscapeLeft]) == .landscapeRight)
    #expect(first(nil) == .portrait)
    #expect(OrientationChoiceRule.launch(listed: nil, idiom: .pad, target: .landscapeRight) == .landscapeRight)
    let sideways = Phone(18, pose: .landscapeLeft)
    #expect(sideways.interface == .landscapeRight, "it turns as soon as it runs")
  }

  @Test("R3.22: the app delegate is asked for the window, at launch and whenever a mask is reported", arguments: Systems.all)
  func questions(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown)
    let windows = { phone.delegate?.windows ?? [] }
    let atLaunch = windows().count
    #expect(atLaunch > 0)
    phone.present(Page(), .fullScreen)
    #expect(windows().count > atLaunch)
    #expect(windows().allSatisfy { $0 == nil || $0 === phone.scene.keyWindow })
  }

  @Test("R3.1 b: whoever is asked, the others' answers leave no trace")
  func noIntersection() {
    for scene in Masks.all + [nil] {
      for app in Masks.all + [nil] {
        let answer = ApplicationMaskRule.answer(
          sceneDelegate: scene, applicationDelegate: app, infoPlist: .portrait, sceneDelegateFirst: true, hasUpsideDown: true)
        let chosen = scene ?? app ?? .portrait
        #expect(answer.mask == (chosen.isEmpty ? .all : chosen))
      }
    }
  }

  @Test("R3.4 b: the old key gives the first orientation where nothing is listed", arguments: Systems.all)
  func oldKey(system: Int) {
    let old: InfoPlist = ["UIInterfaceOrientation": .string("UIInterfaceOrientationLandscapeLeft")]
    let phone = Phone(system, plist: old, pose: .faceUp)
    #expect(phone.interface == .landscapeLeft)
    #expect(phone.turns.isEmpty, "it starts there")
    var both = InfoPlist.supporting(.portrait, .landscapeLeft)
    both.values["UIInterfaceOrientation"] = .string("UIInterfaceOrientationLandscapeLeft")
    #expect(Phone(system, plist: both, pose: .faceUp).interface == .portrait)
    let unseen: InfoPlist = ["UIInterfaceOrientation": .string("UIInterfaceOrientationPortraitUpsideDown")]
    #expect(Phone(system, plist: unseen, pose: .faceUp).interface == .portrait)
  }

  @Test("R3.5 b: nothing an app answers brings upside-down back")
  func neverUpsideDown() {
    for mask in Masks.all {
      let answer = ApplicationMaskRule.answer(
        sceneDelegate: nil, applicationDelegate: mask, infoPlist: .all, sceneDelegateFirst: true, hasUpsideDown: false)
      #expect(!answer.mask.contains(.portraitUpsideDown))
      #expect(!answer.mask.isEmpty)
      let rest = mask.intersection(.allButUpsideDown)
      #expect(answer.mask == (rest.isEmpty ? .allButUpsideDown : rest))
    }
  }

  @Test("R3.6 b: upside-down alone, on a phone that lacks it, is an empty mask", arguments: Systems.all)
  func onlyUpsideDown(system: Int) {
    let phone = Phone(system, plist: .supporting(.portraitUpsideDown), mask: .portraitUpsideDown)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    #expect(phone.crashes.isEmpty)
  }

  @Test("R3.7 b: a phone for landscape alone starts there and does not turn", arguments: Systems.all)
  func startsSideways(system: Int) {
    let phone = Phone(system, plist: .supporting(.landscapeLeft, .landscapeRight), pose: .faceUp)
    #expect(phone.interface == .landscapeLeft)
    #expect(phone.turns.isEmpty)
    #expect(phone.scene.windows.first?.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("R3.7 c: an app opens on a locked iPad the way that is locked", arguments: Systems.all)
  func lockedPad(system: Int) {
    let pad = Phone(system, device: .pad, pose: .landscapeLeft, userLock: true)
    #expect(pad.interface == .landscapeRight)
    #expect(pad.scene.windows.first?.bounds.size == CGSize(width: 1180, height: 820))
    pad.turn(.portrait)
    #expect(pad.interface == .landscapeRight, "the lock keeps it there")
    let phone = Phone(system, pose: .landscapeLeft, userLock: true)
    #expect(phone.interface == .portrait, "a phone's lock is upright")
  }
}
