import HeadlessUIKit
import Testing

@MainActor @Suite struct OverFullScreenTests {
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

  @Test("R4.3 b: over full screen agrees with every consecutive one below it, and not beyond", arguments: Systems.all)
  func chain(system: Int) {
    let phone = Phone(system) { Page([.portrait, .landscapeLeft]) }
    let middle = Page([.portrait, .landscapeLeft, .landscapeRight])
    phone.present(middle, .overFullScreen)
    phone.present(Page([.portrait, .landscapeRight]), .overFullScreen, from: middle)
    phone.turn(.landscapeLeft)
    phone.turn(.landscapeRight)
    #expect(phone.turns.isEmpty, "portrait is all that three agree on")

    let bounded = Phone(system) { Page(.portrait) }
    let full = Page(.allButUpsideDown)
    bounded.present(full, .fullScreen)
    bounded.present(Page(.allButUpsideDown), .overFullScreen, from: full)
    bounded.turn(.landscapeLeft)
    #expect(bounded.interface == .landscapeRight, "full screen does not ask what lies below it")
  }

  @Test("R4.3 c: over full screen on a sheet agrees with what the sheet lies on", arguments: Systems.all)
  func overSheet(system: Int) {
    let phone = Phone(system) { Page(.allButUpsideDown) }
    let sheet = Page(.portrait)
    phone.present(sheet, .pageSheet)
    phone.present(Page(.allButUpsideDown), .overFullScreen, from: sheet)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    let narrow = Phone(system) { Page(.portrait) }
    let wide = Page(.allButUpsideDown)
    narrow.present(wide, .pageSheet)
    narrow.present(Page(.allButUpsideDown), .overFullScreen, from: wide)
    narrow.turn(.landscapeLeft)
    #expect(narrow.interface == .portrait)
  }

  @Test("R4.3 d: combining masks")
  func combining() {
    for own in Masks.all {
      for chain in Masks.all {
        let common = own.intersection(chain)
        #expect(ControllerMaskRule.combined(own: own, chain: chain) == (common.isEmpty ? own : common))
      }
    }
  }
}
