import HeadlessUIKit
import Testing

@MainActor @Suite struct TakeOverTests {
  @Test("R4.1: full-screen presentations take over, sheets and popovers do not", arguments: Systems.all)
  func table(system: Int) {
    let styles: [(UIModalPresentationStyle, takesOver: Bool)] = [
      (.fullScreen, true), (.overFullScreen, true), (.pageSheet, false), (.formSheet, false), (.automatic, false),
    ]
    for (style, takesOver) in styles {
      let phone = Phone(system)
      phone.present(Page(.portrait), style)
      phone.turn(.landscapeLeft)
      #expect(phone.interface == (takesOver ? .portrait : .landscapeRight), "\(style)")
    }
  }

  @Test("R4.2: a sheet turns with the controller it lies on", arguments: Systems.all)
  func sheet(system: Int) {
    let turning = Phone(system)
    turning.present(Page(.portrait), .pageSheet)
    turning.turn(.landscapeLeft)
    #expect(turning.interface == .landscapeRight)
    let staying = Phone(system) { Page(.portrait) }
    staying.present(Page(.all), .pageSheet)
    staying.turn(.landscapeLeft)
    #expect(staying.interface == .portrait)
  }

  @Test("R4.3: over full screen both have to agree, unless they share nothing", arguments: Systems.all)
  func overFullScreen(system: Int) {
    let narrowBelow = Phone(system) { Page(.portrait) }
    narrowBelow.present(Page(.all), .overFullScreen)
    narrowBelow.turn(.landscapeLeft)
    #expect(narrowBelow.interface == .portrait)
    let narrowAbove = Phone(system)
    narrowAbove.present(Page(.portrait), .overFullScreen)
    narrowAbove.turn(.landscapeLeft)
    #expect(narrowAbove.interface == .portrait)
    let disjoint = Phone(system) { Page(.portrait) }
    disjoint.present(Page(.landscape), .overFullScreen)
    #expect(disjoint.interface.isLandscape)
    #expect(disjoint.crashes.isEmpty)
  }

  @Test("R4.4: taking the status bar does not take the mask", arguments: Systems.all)
  func statusBar(system: Int) {
    let phone = Phone(system)
    let sheet = Page(.portrait)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    phone.present(sheet, .pageSheet)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R4.5: presented full screen, a controller appears in the orientation it prefers", arguments: Systems.all)
  func preferred(system: Int) {
    let page = Page(.allButUpsideDown)
    page.preferred = .landscapeLeft
    let phone = Phone(system)
    phone.present(page, .fullScreen)
    #expect(phone.turns.first == .landscapeLeft)
    let sheet = Page(.allButUpsideDown)
    sheet.preferred = .landscapeLeft
    let other = Phone(system)
    other.present(sheet, .pageSheet)
    #expect(other.turns.isEmpty, "only full screen asks for it")
  }

  @Test("R4.6: the preferred orientation is the third candidate, and a refresh hears of its change", arguments: Systems.from16)
  func preferredLater(system: Int) {
    let page = Page(.landscape)
    page.preferred = .landscapeLeft
    let phone = Phone(system)
    phone.present(page, .fullScreen)
    #expect(phone.interface == .landscapeLeft)
    page.mask = [.portrait, .landscapeRight]
    page.preferred = .landscapeRight
    phone.turn(.faceUp)
    phone.refresh(page)
    #expect(phone.interface == .landscapeRight, "neither the device nor the present side is allowed")
  }

  @Test("R4.7: presenting a controller that excludes the present side turns by itself", arguments: Systems.all)
  func turnsByItself(system: Int) {
    let upright = Phone(system)
    upright.present(Page(.landscape), .fullScreen)
    #expect(upright.turns == [.landscapeRight])
    let sideways = Phone(system, mask: .allButUpsideDown, pose: .landscapeRight) { Page(.portrait) }
    sideways.present(Page(.landscape), .fullScreen)
    #expect(sideways.turns == [.landscapeLeft], "the device's side before the fallback")
  }

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

  @Test("R4.9: a presenter under a full-screen controller hears of turns", arguments: Systems.all)
  func presenterHears(system: Int) {
    let below = Page(.portrait)
    var sizes: [CGSize] = []
    below.onTransition = { size, _ in sizes.append(size) }
    let phone = Phone(system) { below }
    phone.present(Page(.all), .fullScreen)
    phone.turn(.landscapeLeft)
    #expect(sizes == [CGSize(width: 844, height: 390)])
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
}
