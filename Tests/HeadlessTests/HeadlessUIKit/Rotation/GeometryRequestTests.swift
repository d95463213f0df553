import HeadlessUIKit
import Testing

@MainActor @Suite struct GeometryRequestTests {
  @Test("R5.1: a scene turns on request, and only a refusal is told", arguments: Systems.from16)
  func request(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, pose: .faceUp)
    #expect(phone.request(.landscapeLeft) == nil)
    #expect(phone.interface == .landscapeLeft)
    let narrow = Phone(system, mask: .portrait)
    #expect(narrow.request(.landscapeLeft) != nil)
    #expect(narrow.interface == .portrait)
  }

  @Test("R5.2: a request that names no orientation does nothing", arguments: Systems.from16)
  func nothing(system: Int) {
    let phone = Phone(system, mask: .portrait)
    #expect(phone.request(nil) == nil)
    #expect(phone.request([]) == nil)
    #expect(phone.turns.isEmpty)
  }

  @Test("R5.3: refusals carry UIKit's domain and codes", arguments: Systems.from16)
  func codes(system: Int) {
    let phone = Phone(system, mask: .portrait)
    let denied = phone.request(.landscape)
    #expect(denied?.domain == "UISceneErrorDomain")
    #expect(denied?.code == 101)
    #expect(UISceneError.Code.geometryRequestUnsupported.rawValue == 100)
    #expect(UISceneError.Code.multipleScenesNotSupported.rawValue == 0)
    #expect(UISceneError.Code.requestDenied.rawValue == 1)
  }

  @Test("R5.4: refusals say what was requested and what is supported", arguments: Systems.from16)
  func words(system: Int) {
    let phone = Phone(system, mask: .landscapeRight)
    #expect(
      phone.request(.portrait)?.localizedDescription
        == "None of the requested orientations are supported by the view controller. Requested: portrait; "
        + "Supported: landscapeRight")
    #expect(
      GeometryRequestRule.noneSupportedText(requested: .portraitUpsideDown, supported: .allButUpsideDown)
        .hasSuffix("Requested: portraitUpsideDown; Supported: portrait, landscapeLeft, landscapeRight"))
    #expect(
      GeometryRequestRule.windowingText
        == "The current windowing mode does not allow for programmatic changes to interface orientation.")
  }

  @Test("R5.5: the checks come in order, and their answers before the call returns")
  func order() {
    func verdict(
      isForIOS: Bool = true, _ requested: UIInterfaceOrientationMask?, mayChoose: Bool = true
    ) -> GeometryRequestRule.Verdict {
      GeometryRequestRule.verdict(isForIOS: isForIOS, requested: requested, mayChoose: mayChoose, reported: .portrait)
    }
    if case .refused(let code, _) = verdict(isForIOS: false, nil, mayChoose: false) {
      #expect(code == .geometryRequestUnsupported)
    } else {
      Issue.record("a Mac's preferences are refused first")
    }
    #expect(verdict([], mayChoose: false) == .ignored)
    #expect(verdict(nil, mayChoose: false) == .ignored)
    #expect(verdict(.landscape, mayChoose: false) == .refused(.geometryRequestDenied, GeometryRequestRule.windowingText))
    #expect(
      verdict(.landscape)
        == .refused(
          .geometryRequestDenied, GeometryRequestRule.noneSupportedText(requested: .landscape, supported: .portrait)))
    #expect(verdict(.all) == .accepted)

    let phone = Phone(18, mask: .portrait)
    phone.simulation.run {
      let heard = Heard()
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in
        MainActor.assumeIsolated { heard.count += 1 }
      }
      #expect(heard.count == 1)
      phone.scene.requestGeometryUpdate(.Mac(systemFrame: .zero)) { error in
        MainActor.assumeIsolated { heard.count += (error as NSError).code }
      }
      #expect(heard.count == 101)
    }
  }

  @Test("R5.6: a request is judged by the mask reported last", arguments: Systems.from16)
  func reportedMask(system: Int) {
    let phone = Phone(system, mask: .portrait)
    phone.allow(.landscape)
    #expect(phone.request(.landscapeLeft) != nil, "nobody was told of the new mask")
    phone.refresh()
    #expect(phone.request(.landscapeLeft) == nil)
    #expect(phone.interface == .landscapeLeft)
  }

  @Test("R5.6 b: whether a refresh reports at once", arguments: Systems.from16, [0, 1])
  func refreshThenRequest(system: Int, value: Int) {
    let phone = Phone(system, mask: .portrait, assuming: [.refreshReportsImmediately: value], pose: .faceUp)
    phone.allow(.allButUpsideDown)
    let heard = Heard()
    phone.perform {
      phone.root.setNeedsUpdateOfSupportedInterfaceOrientations()
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in
        MainActor.assumeIsolated { heard.count += 1 }
      }
    }
    #expect(heard.count == value, "judged by the old mask only where the refresh reports later")
    #expect(phone.interface == (value == 0 ? .landscapeLeft : .portrait))
  }

  @Test("R5.6 c: whether a running transition holds the outgoing mask", arguments: Systems.from16, [0, 1])
  func transition(system: Int, value: Int) {
    let navigation = Stack()
    let phone = Phone(system, mask: .portrait, assuming: [.transitionsHoldTheMask: value], pose: .faceUp) { navigation }
    let heard = Heard()
    phone.perform {
      navigation.pushViewController(Page(), animated: true)
      phone.allow(.landscape)
      navigation.setNeedsUpdateOfSupportedInterfaceOrientations()
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in
        MainActor.assumeIsolated { heard.count += 1 }
      }
    }
    #expect(heard.count == (value == 0 ? 1 : 0))
    #expect(phone.interface.isLandscape, "the refresh counts at the end of the transition in any case")
  }

  @Test("R5.6 d: a refresh counts on the controllers that are asked, not on a child", arguments: Systems.from16)
  func refreshOfAChild(system: Int) {
    let child = Page()
    let phone = Phone(system, mask: .portrait) { Container(child) }
    phone.allow(.landscape)
    phone.refresh(child)
    #expect(phone.interface == .portrait)
    phone.refresh()
    #expect(phone.interface == .landscapeRight)
  }

  @Test(
    "R5.10: a request with several sides keeps the present one, or takes the device's", arguments: Systems.from16, [0, 1])
  func several(system: Int, value: Int) {
    let phone = Phone(system, mask: .allButUpsideDown, assuming: [.geometryRequestPrefersCurrent: value], pose: .faceUp)
    phone.request(.landscapeLeft)
    phone.forget()
    #expect(phone.request(.landscapeLeft) == nil)
    #expect(phone.turns.isEmpty && phone.callbacks().isEmpty, "what is there already is no turn")
    phone.request(.landscape)
    #expect(phone.interface == .landscapeLeft)
    let fresh = Phone(system, mask: .allButUpsideDown, assuming: [.geometryRequestPrefersCurrent: value], pose: .faceUp)
    fresh.request(.landscape)
    #expect(fresh.interface == .landscapeRight, "the fallback, with the device flat")
    let held = Phone(
      system, mask: .landscape, assuming: [.geometryRequestPrefersCurrent: value], pose: .landscapeRight)
    #expect(held.interface == .landscapeLeft)
    held.request(.landscapeRight)
    held.forget()
    held.request(.landscape)
    #expect(held.turns == (value == 0 ? [] : [.landscapeLeft]))
  }

  @Test("R5.11: a request turns once and holds nothing", arguments: Systems.from16)
  func notSticky(system: Int) {
    let phone = Phone(system, mask: .allButUpsideDown)
    phone.request(.landscapeLeft)
    #expect(phone.turns.first == .landscapeLeft)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight, "the next turn of the device is followed")
    phone.turn(.portrait)
    #expect(phone.interface == .portrait)
  }
}

/// Counts what an error handler was told.
@MainActor
private final class Heard {
  var count = 0

  @Test("R5.6 e: whether a device turn cancels a swipe back", arguments: Systems.all, [0, 1])
  func turnDuringSwipe(system: Int, value: Int) {
    let navigation = Stack()
    let phone = Phone(system, assuming: [.turnCancelsSwipeBack: value]) { navigation }
    let page = Page()
    phone.perform { navigation.pushViewController(page, animated: true) }
    phone.perform { navigation.beginInteractivePop() }
    phone.turn(.landscapeLeft)
    #expect((navigation.topViewController === page) == (value == 1))
    #expect(phone.interface == (value == 1 ? .landscapeRight : .portrait))
    phone.perform { navigation.finishInteractivePop() }
    #expect((navigation.topViewController === page) == (value == 1), "a cancelled swipe cannot be finished")
    #expect(phone.interface == .landscapeRight)
  }
}
