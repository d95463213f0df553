import HeadlessUIKit
import Testing

/// When a geometry request is answered, and what becomes of it on the way.
@MainActor @Suite struct GeometryRequestDeliveryTests {
  @Test("R5.1 b: an accepted request turns in a later turn of the loop, and tells nobody of success", arguments: Systems.from16)
  func later(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, pose: .faceUp)
    phone.simulation.run {
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in Issue.record("no refusal") }
      #expect(phone.interface == .portrait)
    }
    phone.simulation.runLoop.runTurn()
    #expect(phone.interface == .portrait, "sent when the transaction commits")
    phone.simulation.settle()
    #expect(phone.turns == [.landscapeLeft])
    #expect(phone.simulation.calls.geometryRequests == 1)
  }

  @Test("R5.1 c: up to iOS 15 there is no such call")
  func unknown() {
    let phone = Phone(15)
    #expect(phone.request(.landscape) == nil)
    #expect(phone.simulation.crashes.map(\.name) == ["NSInvalidArgumentException"])
    #expect(phone.turns.isEmpty)
  }

  @Test("R5.5 b: a mask that narrows on the way refuses later, with the same words", arguments: Systems.from16)
  func refusedLater(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, pose: .faceUp)
    let errors = Order()
    phone.simulation.run {
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { error in
        MainActor.assumeIsolated { errors.append(error.localizedDescription) }
      }
      phone.allow(.portrait)
      phone.root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(errors.list.isEmpty)
    }
    phone.simulation.settle()
    #expect(
      errors.list == [GeometryRequestRule.noneSupportedText(requested: .landscapeLeft, supported: .portrait)])
    #expect(phone.interface == .portrait)
    #expect(phone.refusals.count == 1)
  }

  @Test("R5.5 c: verdicts of all masks")
  func table() {
    for requested in Masks.all {
      for reported in Masks.all {
        let verdict = GeometryRequestRule.verdict(isForIOS: true, requested: requested, mayChoose: true, reported: reported)
        if requested.isEmpty {
          #expect(verdict == .ignored)
        } else if requested.intersection(reported).isEmpty {
          let text = GeometryRequestRule.noneSupportedText(requested: requested, supported: reported)
          #expect(verdict == .refused(.geometryRequestDenied, text))
        } else {
          #expect(verdict == .accepted)
        }
      }
    }
  }

  @Test("R5.10 b: a request with several sides prefers the device's to the fallback", arguments: Systems.from16)
  func devicesSide(system: Int) {
    let phone = Phone(system, mask: .portrait, pose: .landscapeRight)
    phone.perform {
      phone.allow(.all)
      phone.root.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    phone.request(.portrait)
    phone.forget()
    phone.request(.landscape)
    #expect(phone.turns == [.landscapeLeft])
    let preferring = Page(.allButUpsideDown)
    preferring.preferred = .landscapeLeft
    let flat = Phone(system, pose: .faceUp) { preferring }
    flat.request(.landscape)
    #expect(flat.turns == [.landscapeLeft], "then the preferred side")
  }

  @Test("R5.11 b: lying flat and coming back is an event that ends a request's turn", arguments: Systems.from16)
  func nextEvent(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown)
    phone.request(.landscapeLeft)
    phone.turn(.faceUp)
    #expect(phone.interface == .landscapeLeft)
    phone.turn(.portrait)
    #expect(phone.interface == .portrait)
    let narrow = Phone(system, mask: .landscape)
    narrow.request(.landscapeLeft)
    narrow.turn(.faceUp)
    narrow.turn(.portrait)
    #expect(narrow.interface == .landscapeLeft, "held by the mask")
  }

  @Test("R5.14 b: a turn of the device in the background is made up for in silence", arguments: Systems.all)
  func turnedInBackground(system: Int) {
    let phone = Phone(system)
    phone.perform { phone.simulation.enterBackground() }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    #expect(phone.device.orientation == .landscapeLeft)
    phone.forget()
    phone.perform { phone.simulation.enterForeground() }
    #expect(phone.interface == .landscapeRight)
    #expect(phone.scene.windows.first?.bounds.size == CGSize(width: 844, height: 390))
    #expect(!phone.callbacks().contains("viewWillTransition"))
    #expect(!phone.callbacks().contains("willTransition"))
    phone.turn(.portrait)
    #expect(phone.callbacks().contains("viewWillTransition"), "in front it is a transition again")
  }

  @Test("R5.14 c: a mask changed in the background counts on activation, told or not", arguments: Systems.all, [true, false])
  func maskInBackground(system: Int, told: Bool) {
    let phone = Phone(system, mask: .allButUpsideDown)
    phone.perform { phone.simulation.enterBackground() }
    phone.allow(.landscape)
    if told { phone.refreshOrAttempt(system) }
    #expect(phone.interface == .portrait)
    phone.forget()
    phone.perform { phone.simulation.enterForeground() }
    #expect(phone.interface == .landscapeRight)
    #expect(!phone.callbacks().contains("viewWillTransition"))
  }

  @Test("R5.14 d: in the background a request is still judged, and turns nothing", arguments: Systems.from16)
  func requestInBackground(system: Int) {
    let phone = Phone(system, mask: [.portrait, .landscapeLeft])
    phone.perform { phone.simulation.enterBackground() }
    #expect(phone.request(.landscapeRight)?.code == 101)
    #expect(phone.request(.landscapeLeft) == nil)
    phone.perform { phone.simulation.enterForeground() }
    #expect(phone.turns.isEmpty)
  }

  @Test("R5.16 b: linked with the SDK of iOS 27 the status bar's orientation is unknown there, with one line in the console")
  func statusBarOnSDK27() {
    let phone = Phone(27)
    for _ in 0..<2 { phone.perform { #expect(UIApplication.shared.statusBarOrientation == .unknown) } }
    #expect(phone.console.count == 1)
  }

  @Test("R5.16: the status bar's orientation reads the interface's, and writing it does nothing", arguments: Systems.all)
  func statusBar(system: Int) {
    let phone = Phone(system, sdk: SystemVersion(26))
    phone.turn(.landscapeLeft)
    phone.perform {
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      UIApplication.shared.statusBarOrientation = .portrait
      #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    }
    #expect(phone.turns == [.landscapeRight])
    #expect(phone.console.isEmpty)
  }

  @Test("R5.14 e: whether an iPad's scene is laid out for each way up in the background", arguments: Systems.all, [0, 1])
  func backgroundPictures(system: Int, value: Int) {
    let page = Page()
    var sizes: [CGSize] = []
    page.onTransition = { size, _ in sizes.append(size) }
    let pad = Phone(system, device: .pad, assuming: [.backgroundPicturesAreTaken: value]) { page }
    pad.perform { pad.simulation.enterBackground() }
    let (upright, sideways) = (CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820))
    #expect(sizes == (value == 1 ? [sideways, upright] : []))
    #expect(pad.interface == .portrait)
    pad.perform { pad.simulation.enterForeground() }
    #expect(pad.interface == .portrait)
    #expect(page.view.frame.size == upright)
    #expect(pad.turns.isEmpty, "nobody saw it turn")
  }
}
