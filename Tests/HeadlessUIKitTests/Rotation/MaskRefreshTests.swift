import HeadlessUIKit
import Testing

@MainActor @Suite struct MaskRefreshTests {
  @Test("R5.7: a refresh turns the interface by itself", arguments: Systems.from16)
  func refresh(system: Int) {
    let phone = Phone(system, mask: .portrait, pose: .landscapeRight)
    phone.allow(.allButUpsideDown)
    phone.refresh()
    #expect(phone.turns == [.landscapeLeft], "the device's own side entered the mask")
    phone.allow(.portrait)
    phone.refresh()
    #expect(phone.turns == [.landscapeLeft, .portrait], "the present side left it")
  }

  @Test("R5.8: a refresh that changes nothing is free", arguments: Systems.from16)
  func noChange(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, pose: .faceUp)
    phone.request(.landscapeLeft)
    phone.turn(.portrait)
    phone.request(.landscapeLeft)
    phone.forget()
    phone.refresh()
    #expect(phone.turns.isEmpty && phone.callbacks().isEmpty)
  }

  @Test("R5.9: the device's side first, then the present, the preferred and the rest")
  func choice() {
    func choose(
      _ target: UIInterfaceOrientation?, _ current: UIInterfaceOrientation, _ preferred: UIInterfaceOrientation?,
      _ mask: UIInterfaceOrientationMask
    ) -> UIInterfaceOrientation? {
      OrientationChoiceRule.choose(target, current, preferred, in: mask)
    }
    #expect(choose(.landscapeLeft, .portrait, .portrait, .all) == .landscapeLeft)
    #expect(choose(.landscapeLeft, .portrait, .landscapeRight, [.portrait, .landscapeRight]) == .portrait)
    #expect(choose(.portraitUpsideDown, .portrait, .landscapeLeft, .landscape) == .landscapeLeft)
    #expect(choose(nil, .portrait, nil, .landscape) == .landscapeRight)
    #expect(choose(nil, .landscapeLeft, nil, [.portrait, .portraitUpsideDown]) == .portrait)
    #expect(choose(nil, .portrait, nil, []) == nil)
    #expect(OrientationChoiceRule.fallback == [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown])
  }

  @Test("R5.12: widening goes to the device's side, but not under the user's lock or lying flat", arguments: Systems.from16)
  func widening(system: Int) {
    for (pose, userLock, expected) in [
      (UIDeviceOrientation.portrait, false, UIInterfaceOrientation.portrait),
      (.landscapeRight, false, .landscapeLeft),
      (.faceUp, false, .landscapeRight),
      (.portrait, true, .landscapeRight),
    ] {
      let phone = Phone(system, mask: .landscapeRight, pose: pose, userLock: userLock)
      #expect(phone.interface == .landscapeRight)
      phone.allow(.allButUpsideDown)
      phone.refresh()
      #expect(phone.interface == expected)
    }
  }

  @Test("R5.13: up to iOS 15 widening and attempting rotation does the same")
  func wideningOn15() {
    for (pose, userLock, expected) in [
      (UIDeviceOrientation.portrait, false, UIInterfaceOrientation.portrait),
      (.landscapeRight, false, .landscapeLeft),
      (.faceUp, false, .landscapeRight),
      (.portrait, true, .landscapeRight),
    ] {
      let phone = Phone(15, mask: .landscapeRight, pose: pose, userLock: userLock)
      #expect(phone.interface == .landscapeRight)
      phone.allow(.allButUpsideDown)
      phone.attemptRotation()
      #expect(phone.interface == expected)
    }
  }

  @Test("R5.14: a mask changed in the background counts on activation, without a transition", arguments: Systems.from16)
  func background(system: Int) {
    let phone = Phone(system, mask: .portrait, pose: .landscapeLeft)
    phone.perform { phone.simulation.enterBackground() }
    phone.allow(.landscape)
    phone.refresh()
    phone.forget()
    phone.perform { phone.simulation.enterForeground() }
    #expect(phone.interface == .landscapeRight)
    #expect(!phone.callbacks().contains("viewWillTransition"))
  }

  @Test("R5.17: from iOS 16 a device turn uses the mask reported last", arguments: Systems.from16)
  func reportedLast(system: Int) {
    let phone = Phone(system, mask: .portrait)
    phone.allow(.allButUpsideDown)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    let modal = Page()
    phone.present(modal, .fullScreen)
    #expect(phone.interface == .landscapeRight, "a presentation reports anew")
  }
}
