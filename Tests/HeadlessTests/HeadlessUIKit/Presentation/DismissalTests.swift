import HeadlessUIKit
import Testing

@MainActor @Suite struct DismissalTests {
  @Test("R4.8: the presenter decides again as soon as the dismissal starts", arguments: Systems.all)
  func dismissal(system: Int) {
    let phone = Phone(system) { Page(.portrait) }
    let modal = Page(.landscape)
    phone.present(modal, .fullScreen)
    phone.dismiss(modal)
    #expect(phone.turns == [.landscapeRight, .portrait])
    let free = Phone(system)
    let other = Page(.landscape)
    free.present(other, .fullScreen)
    free.turn(.landscapeLeft)
    free.dismiss(other)
    #expect(free.interface == .landscapeRight, "where both agree the device decides as usual")
  }

  @Test("R4.10: leaving, the mask goes back before it widens", arguments: Systems.from16)
  func leaving(system: Int) {
    let right = Phone(system, mask: .portrait, userLock: true)
    right.allow(.landscape)
    right.refresh()
    #expect(right.interface == .landscapeRight)
    right.allow(.portrait)
    right.refresh()
    #expect(right.request(.portrait) == nil)
    right.allow(.allButUpsideDown)
    right.refresh()
    #expect(right.interface == .portrait)

    let wrong = Phone(system, mask: .portrait, userLock: true)
    wrong.allow(.landscape)
    wrong.refresh()
    wrong.allow(.allButUpsideDown)
    wrong.refresh()
    #expect(wrong.interface == .landscapeRight, "widened first, it stays where it is under the user's lock")
  }

  @Test("R4.11: dismissals decide alike in every era on a phone", arguments: Systems.all)
  func eras(system: Int) {
    let phone = Phone(system, pose: .landscapeLeft) { Page(.portrait) }
    let modal = Page(.allButUpsideDown)
    phone.present(modal, .fullScreen)
    #expect(phone.interface == .landscapeRight)
    phone.dismiss(modal)
    #expect(phone.interface == .portrait)
    #expect(phone.crashes.isEmpty)
  }

  @Test("R4.8 b: the mask is the presenter's from the start of the dismissal, not from its end", arguments: Systems.all)
  func atTheStart(system: Int) {
    let phone = Phone(system) { Page(.portrait) }
    let modal = Page(.landscape)
    phone.present(modal, .fullScreen)
    phone.simulation.run { phone.root.dismiss(animated: true) }
    #expect(phone.scene.maskInForce?.mask == .portrait)
    phone.simulation.advance(by: 0.1)
    #expect(phone.interface == .portrait)
    #expect(modal.isBeingDismissed, "the animation still runs")
    phone.simulation.settle()
  }

  @Test("R4.8 c: going back under the user's lock turns only where it must", arguments: Systems.all)
  func underTheLock(system: Int) {
    for (mask, expected) in [
      (UIInterfaceOrientationMask.portrait, UIInterfaceOrientation.portrait), (.allButUpsideDown, .landscapeRight),
    ] {
      let phone = Phone(system, userLock: true) { Page(mask) }
      let modal = Page(.landscape)
      phone.present(modal, .fullScreen)
      phone.dismiss(modal)
      #expect(phone.interface == expected)
    }
  }

  @Test("R4.11 b: a dismissal turns the interface without any call of the app's", arguments: Systems.all)
  func noCalls(system: Int) {
    let phone = Phone(system, mask: .all) { Page(.portrait) }
    let modal = Page(.landscapeRight)
    phone.present(modal, .fullScreen)
    phone.dismiss(modal)
    #expect(phone.interface == .portrait)
    #expect(phone.simulation.calls.total == 0)
    #expect(phone.refusals.isEmpty)
  }

  @Test("a controller that is dismissed before it is there, and on which another one came and went, leaves once it is there")
  func dismissedEarly() {
    let phone = Phone(18)
    let first = Page()
    let second = Page()
    phone.simulation.run {
      first.modalPresentationStyle = .fullScreen
      phone.root.present(first, animated: true)
      second.modalPresentationStyle = .fullScreen
      first.present(second, animated: false)
    }
    phone.simulation.advance(by: 0.1)
    phone.simulation.run { first.dismiss(animated: false) }
    phone.simulation.advance(by: 0.1)
    phone.simulation.run { phone.root.dismiss(animated: true) }
    phone.simulation.settle()
    #expect(phone.root.presentedViewController == nil)
    #expect(phone.callbacks(of: nil).last == "viewDidDisappear")
    #expect(first.viewIfLoaded?.window == nil)
    #expect(phone.root.viewIfLoaded?.window != nil)
  }
}
