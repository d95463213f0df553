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

  @Test("R5.7 b: a refresh without animation turns without animation", arguments: Systems.from16, [true, false])
  func animation(system: Int, animated: Bool) {
    let page = Page()
    var animations: [Bool] = []
    let phone = Phone(system, mask: .portrait, pose: .landscapeLeft) { page }
    page.onTransition = { _, coordinator in animations.append(coordinator.isAnimated && coordinator.transitionDuration > 0) }
    phone.allow(.allButUpsideDown)
    phone.perform {
      if animated {
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIView.performWithoutAnimation { page.setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      #expect(UIView.areAnimationsEnabled)
    }
    #expect(phone.interface == .landscapeRight)
    phone.turn(.portrait)
    #expect(animations == [animated, true], "and only that turn")
  }

  @Test("R5.8 b: a refresh that changes nothing does not bring back what a request turned", arguments: Systems.from16)
  func keepsTheRequest(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown)
    phone.request(.landscapeLeft)
    let news = phone.events.count { if case .maskReported = $0 { true } else { false } }
    phone.refresh()
    #expect(phone.interface == .landscapeLeft)
    #expect(phone.events.count { if case .maskReported = $0 { true } else { false } } == news)
    phone.allow([.portrait, .landscapeLeft])
    phone.refresh()
    #expect(phone.interface == .portrait, "a mask that is news lets the device choose")
  }

  @Test("R5.9 b: the choice is in the mask, and no earlier candidate was")
  func choiceTable() {
    let candidates = UIInterfaceOrientation.sides + [nil]
    for mask in Masks.all {
      for first in candidates {
        for second in candidates {
          for third in candidates {
            let choice = OrientationChoiceRule.choose(first, second, third, in: mask)
            let order =
              [first, second, third].compactMap { $0 } + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
            #expect(choice == order.first { mask.rawValue & (1 << UInt($0.rawValue)) != 0 })
          }
        }
      }
    }
    #expect(OrientationChoiceRule.choose(.unknown, in: .all) == .portrait, "unknown is no candidate")
  }

  @Test("R5.17 b: a device turned during a push asks nobody when the push is over", arguments: Systems.from16, [0, 1])
  func turnDuringPush(system: Int, value: Int) {
    let navigation = Stack()
    let phone = Phone(system, mask: .portrait, assuming: [.transitionsHoldTheMask: value]) { navigation }
    phone.allow(.allButUpsideDown)
    phone.forget()
    phone.simulation.run { navigation.pushViewController(Page(), animated: true) }
    phone.simulation.turnDevice(to: .landscapeLeft)
    phone.simulation.settle()
    #expect(phone.questionsToTheApp == 0)
    #expect(phone.interface == .portrait)
    let free = Phone(system, assuming: [.transitionsHoldTheMask: value]) { Stack() }
    free.simulation.run { (free.root as? Stack)?.pushViewController(Page(), animated: true) }
    free.simulation.turnDevice(to: .landscapeLeft)
    free.simulation.settle()
    #expect(free.turns == [.landscapeRight], "and what is allowed is not forgotten")
  }

  @Test("R5.17 c: a device turned during a transition waits for its end", arguments: Systems.all)
  func waits(system: Int) {
    let phone = Phone(system) { Stack() }
    phone.simulation.run { (phone.root as? Stack)?.pushViewController(Page(), animated: true) }
    phone.simulation.turnDevice(to: .landscapeLeft)
    phone.simulation.advance(by: 0.2)
    #expect(phone.interface == .portrait)
    phone.simulation.settle()
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R5.17 d: whether a device turn asks the app anew", arguments: Systems.from16, [0, 1])
  func asksAnew(system: Int, value: Int) {
    let phone = Phone(system, mask: .portrait, assuming: [.deviceTurnAsksTheApp: value])
    phone.allow(.allButUpsideDown)
    phone.forget()
    phone.turn(.landscapeLeft)
    #expect(phone.interface == (value == 1 ? .landscapeRight : .portrait))
    #expect((phone.questionsToTheApp > 0) == (value == 1))
  }

  @Test("R5.17 e: a free page that is pushed in a locked app turns with the device where that asks anew", arguments: [0, 1])
  func freePageInALockedApp(value: Int) {
    let navigation = Forwarding(rootViewController: Page(.portrait))
    let phone = Phone(16, 2, assuming: [.deviceTurnAsksTheApp: value]) { navigation }
    phone.perform { navigation.pushViewController(Page(.allButUpsideDown), animated: true) }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == (value == 1 ? .landscapeRight : .portrait))
  }
}

/// A navigation that asks the page that it shows.
private final class Forwarding: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
