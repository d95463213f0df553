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

  @Test("R4.1 b: which styles take over, and where a context has to be the window")
  func styleTable() {
    let always: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen]
    let inContext: [UIModalPresentationStyle] = [.currentContext, .overCurrentContext]
    for raw in -2...7 {
      guard let style = UIModalPresentationStyle(rawValue: raw) else { continue }
      for fills in [false, true] {
        for removes in [false, true] {
          let expected = always.contains(style) || inContext.contains(style) && fills || style == .custom && removes
          #expect(
            ControllerMaskRule.takesOver(style, contextFillsWindow: fills, removesPresenter: removes) == expected, "\(style)")
        }
      }
    }
  }

  @Test("R4.1 c: a context presentation takes over from the window's root, not from a child or a sheet", arguments: Systems.all)
  func contexts(system: Int) {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      let window = Phone(system)
      window.root.definesPresentationContext = true
      window.present(Page(.landscape), style)
      #expect(window.interface == .landscapeRight)

      let child = Page()
      child.definesPresentationContext = true
      let inner = Phone(system) { Container(child) }
      inner.present(Page(.landscape), style, from: child)
      #expect(child.presentedViewController != nil)
      #expect(inner.interface == .portrait)

      let sheet = Page()
      sheet.definesPresentationContext = true
      let above = Phone(system)
      above.present(sheet, .pageSheet)
      above.present(Page(.landscape), style, from: sheet)
      #expect(sheet.presentedViewController != nil)
      #expect(above.interface == .portrait)
    }
  }

  @Test("R4.1 d: over a sheet full screen takes over, and a sheet over full screen leaves it there", arguments: Systems.all)
  func mixed(system: Int) {
    let sheet = Page(.portrait)
    let phone = Phone(system)
    phone.present(sheet, .pageSheet)
    let full = Page(.landscape)
    phone.present(full, .fullScreen, from: sheet)
    #expect(phone.interface == .landscapeRight)
    phone.present(Page(.portrait), .formSheet, from: full)
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeLeft)
    phone.turn(.portrait)
    #expect(phone.interface == .landscapeLeft)
    phone.dismiss(full)
    #expect(phone.interface == .portrait, "below is a sheet, and below that all but upside-down")
  }

  @Test("R4.5 b: it may turn on to any side it supports, and without a preference stays as it is", arguments: Systems.all)
  func afterwards(system: Int) {
    let page = Page(.allButUpsideDown)
    page.preferred = .landscapeLeft
    let phone = Phone(system)
    phone.present(page, .fullScreen)
    phone.turn(.landscapeLeft)
    #expect(phone.turns == [.landscapeLeft, .landscapeRight])
    let plain = Phone(system, pose: .faceUp)
    plain.present(Page(.allButUpsideDown), .fullScreen)
    #expect(plain.turns.isEmpty)
  }

  @Test(
    "R4.7 b: what forces the turn does not need the device, the user's lock or a request", arguments: Systems.all, [true, false])
  func forced(system: Int, userLock: Bool) {
    let phone = Phone(system, pose: .faceUp, userLock: userLock)
    let before = phone.simulation.calls
    phone.present(Page(.landscapeLeft), .fullScreen)
    #expect(phone.turns == [.landscapeLeft])
    #expect((phone.simulation.calls - before).total == 0)
  }
}
