import HeadlessUIKit
import Testing

@MainActor
@Suite struct ScenesAndWindowsTests {
  @Test("R3.21: the topmost visible window decides; hidden windows and the system's own do not", arguments: [15, 18, 27])
  func topmostVisibleWindow(major: Int) {
    let phone = Phone(major, root: { Page(.portrait) })
    let overlay = phone.perform { () -> UIWindow in
      let window = UIWindow(windowScene: phone.scene)
      window.windowLevel = .alert
      window.rootViewController = Page(.all)
      return window
    }
    phone.simulation.showTextEffectsWindow(on: phone.scene)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    phone.perform { overlay.isHidden = false }
    phone.turn(.portrait)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .landscapeRight)
    phone.perform { overlay.isHidden = true }
    phone.turn(.portrait)
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
  }

  @Test("R7.9: each scene has its own mask, orientation and size")
  func scenesAreSeparate() throws {
    var plist = InfoPlist.supporting(.portrait, .landscapeLeft, .landscapeRight)
    plist.values["UIRequiresFullScreen"] = .bool(true)
    let pad = Phone(18, device: .pad, plist: plist, root: { Page(.portrait) })
    let second = try #require(pad.simulation.connectScene { Page(.landscape) }?.windowScene)
    #expect(pad.interface == .portrait)
    #expect(second.interfaceOrientation == .landscapeRight)
    #expect(second !== pad.scene)
  }

  @Test("R7.10: a scene on an external display never turns")
  func externalDisplay() throws {
    let pad = Phone(18, device: .pad, root: { Page(.all) })
    let external = try #require(
      pad.simulation.connectScene(role: .windowExternalDisplayNonInteractive) { Page(.all) }?.windowScene)
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .landscapeRight)
    #expect(external.interfaceOrientation == .portrait)
  }

  @Test("R3.22: the app delegate is asked for each window's scene")
  func askedForEach() {
    let pad = Phone(18, device: .pad, plist: .supporting(.portrait, .landscapeLeft), mask: .all)
    let before = pad.delegate?.windows.compactMap { $0.map(ObjectIdentifier.init) } ?? []
    pad.simulation.connectScene { Page(.all) }
    let after = pad.delegate?.windows.compactMap { $0.map(ObjectIdentifier.init) } ?? []
    #expect(Set(before).count == 1)
    #expect(Set(after).count == 2)
  }

  @Test("A scene that is no window scene can be connected, as a car's display has one")
  func templateScene() {
    let phone = Phone(18)
    let scene = phone.simulation.connectTemplateScene()
    #expect(phone.simulation.application.connectedScenes.contains(scene))
    #expect(!(scene is UIWindowScene))
  }

  @Test("R5.14: what changes while a scene is covered takes effect when it is active again", arguments: [15, 18, 27])
  func inactiveScene(major: Int) {
    let phone = Phone(major, root: { Page(.all) })
    phone.simulation.resignActive()
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait)
    phone.simulation.becomeActive()
    phone.simulation.settle()
    #expect(phone.interface == .landscapeRight)
  }

  @Test("A disconnected scene leaves the app, and says so")
  func disconnecting() throws {
    let pad = Phone(18, device: .pad)
    let window = try #require(
      pad.simulation.connectScene(delegate: MaskSceneDelegate.self) { Page(.all, named: "second") })
    let second = try #require(window.windowScene)
    pad.forget()
    pad.simulation.disconnect(second)
    #expect(pad.callbacks(of: "second") == ["viewWillDisappear", "viewDidDisappear"])
    #expect(pad.simulation.application.connectedScenes.count == 1)
    #expect(second.activationState == .unattached)
  }
}
