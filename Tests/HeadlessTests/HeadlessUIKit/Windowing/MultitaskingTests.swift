import HeadlessUIKit
import Testing

/// Plists an iPad app may ship.
private enum Plist {
  static let four: InfoPlist = .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
  static let three: InfoPlist = .supporting(.portrait, .landscapeLeft, .landscapeRight)

  static func fullScreen(_ plist: InfoPlist, ignoredFrom version: String? = nil) -> InfoPlist {
    var plist = plist
    plist.values["UIRequiresFullScreen"] = .bool(true)
    if let version { plist.values["UIRequiresFullScreenIgnoredStartingWithVersion"] = .string(version) }
    return plist
  }
}

@MainActor
@Suite struct MultitaskingTests {
  @Test("R7.1: an iPad app with all four orientations asks nobody and follows the device", arguments: [15, 18, 26, 27])
  func participantsAskNobody(major: Int) {
    let pad = Phone(major, device: .pad, plist: Plist.four, mask: .portrait, root: { Page(.portrait) })
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .landscapeRight)
    #expect(pad.delegate?.windows.isEmpty == true)
    #expect((pad.root as? Page)?.questions == 0)
  }

  @Test("R7.1: below iOS 16 such an app is not asked for shouldAutorotate either")
  func participantsAlwaysRotate() {
    let page = Page(.portrait)
    page.autorotates = false
    let pad = Phone(15, device: .pad, plist: Plist.four, root: { page })
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .landscapeRight)
  }

  @Test("R7.2: requiring full screen, or declaring fewer orientations, makes masks count again", arguments: [15, 18, 26])
  func optOuts(major: Int) {
    for plist in [Plist.fullScreen(Plist.four), Plist.three] {
      let pad = Phone(major, device: .pad, plist: plist, mask: .portrait, root: { Page(.portrait) })
      pad.turn(.landscapeLeft)
      #expect(pad.interface == .portrait)
    }
  }

  @Test("R7.3: a scene that may not choose refuses a geometry request with the windowing text", arguments: [17, 26, 27])
  func windowingRefusal(major: Int) {
    let pad = Phone(major, device: .pad, plist: Plist.four, root: { Page(.all) })
    let error = pad.request(.landscape)
    #expect(error?.code == 101)
    #expect(
      error?.localizedDescription
        == "The current windowing mode does not allow for programmatic changes to interface orientation.")
    #expect(pad.interface == .portrait)
  }

  @Test("R7.4: among windows, requiring full screen sets the scene's value without turning anything before the eye")
  func fullScreenAmongWindows() {
    let pad = Phone(26, device: .pad, plist: Plist.fullScreen(Plist.four), mask: .portrait, root: { Page(.all) })
    pad.simulation.multitaskingMode = .windowedApps
    pad.simulation.resize(pad.scene, to: .window(CGSize(width: 600, height: 700)))
    pad.forget()
    pad.allow(.landscape)
    pad.refresh()
    #expect(pad.interface.isLandscape)
    #expect(pad.scene.windows.first?.bounds.size == CGSize(width: 600, height: 700))
    #expect(!pad.callbacks().contains("viewWillTransition"))
  }

  @Test("R7.5: from the release the ignore key names on, requiring full screen is ignored")
  func ignoreKey() {
    for (minor, chooses) in [(1, true), (2, false)] {
      let pad = Phone(
        26, minor, device: .pad, plist: Plist.fullScreen(Plist.four, ignoredFrom: "26"), mask: .portrait,
        root: { Page(.portrait) })
      pad.turn(.landscapeLeft)
      #expect(pad.interface == (chooses ? .portrait : .landscapeRight))
    }
    let older = Phone(
      18, device: .pad, plist: Plist.fullScreen(Plist.four, ignoredFrom: "26"), mask: .portrait, root: { Page(.portrait) })
    older.turn(.landscapeLeft)
    #expect(older.interface == .portrait)
  }

  @Test("R7.7: each mode comes with a system, and in none but full screen has the window the display's size")
  func modes() {
    #expect(MultitaskingMode.fullScreenApps.firstSystem == SystemVersion(15))
    #expect(MultitaskingMode.stageManager.firstSystem == SystemVersion(16))
    #expect(MultitaskingMode.windowedApps.firstSystem == SystemVersion(26))
    let pad = Phone(26, device: .pad, plist: Plist.four)
    for windowing in [Windowing.splitView(share: 0.5), .slideOver, .window(CGSize(width: 500, height: 500))] {
      pad.simulation.resize(pad.scene, to: windowing)
      #expect(pad.scene.windows.first?.bounds.size != CGSize(width: 820, height: 1180))
    }
  }

  @Test("R7.8: a narrow scene on a sideways iPad is landscape all the same")
  func orientationIsNotShape() {
    let pad = Phone(18, device: .pad, plist: Plist.four)
    pad.turn(.landscapeLeft)
    pad.simulation.resize(pad.scene, to: .splitView(share: 0.4))
    pad.simulation.settle()
    let size = pad.scene.windows.first?.bounds.size ?? .zero
    #expect(size.width < size.height)
    #expect(pad.interface == .landscapeRight)
    #expect(pad.scene.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("R7.13: on iPadOS 26 among windows an app with fewer orientations is not asked any more")
  func windowedAppsIgnoreMasks() {
    let pad = Phone(26, device: .pad, plist: Plist.three, mask: .portrait, root: { Page(.portrait) })
    pad.simulation.multitaskingMode = .windowedApps
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .landscapeRight)
    #expect(pad.request(.portrait)?.code == 101)
  }

  @Test("R8.2: the lock is dropped when the scene no longer fills its screen, and taken again when it does")
  func lockNeedsTheWholeScreen() {
    let page = Page(.all)
    page.prefersLock = true
    let pad = Phone(26, device: .pad, plist: Plist.four, root: { page })
    #expect(pad.scene.effectiveGeometry.isInterfaceOrientationLocked)
    pad.simulation.resize(pad.scene, to: .splitView(share: 0.5))
    #expect(!pad.scene.effectiveGeometry.isInterfaceOrientationLocked)
    pad.simulation.resize(pad.scene, to: .fullScreen)
    #expect(pad.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("R8.6: the lock preference holds an iPad whose masks nobody asks for")
  func lockWhereMasksDoNotCount() {
    let page = Page(.all)
    page.prefersLock = true
    let pad = Phone(26, device: .pad, plist: Plist.four, root: { page })
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .portrait)
    #expect(pad.device.orientation == .landscapeLeft)
  }

  @Test("R8.13: with the SDK of 27 masks count until the user resizes, and never after")
  func userResize() {
    let pad = Phone(27, device: .pad, plist: Plist.three, mask: .portrait, root: { Page(.portrait) })
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .portrait)
    pad.simulation.resize(pad.scene, to: .window(CGSize(width: 700, height: 700)))
    pad.simulation.settle()
    #expect(pad.interface == .landscapeRight)
    let older = Phone(27, device: .pad, sdk: SystemVersion(26), plist: Plist.three, mask: .portrait, root: { Page(.portrait) })
    older.simulation.resize(older.scene, to: .window(CGSize(width: 700, height: 700)))
    older.turn(.landscapeLeft)
    #expect(older.interface == .portrait)
  }

  @Test("R8.15: with the SDK of 27 requiring full screen resizes in one step, onto a screen of the new size")
  func discreteResizing() {
    let pad = Phone(27, device: .pad, plist: Plist.fullScreen(Plist.three))
    let before = pad.scene.screen
    pad.simulation.resize(pad.scene, to: .window(CGSize(width: 700, height: 600)))
    pad.simulation.settle()
    #expect(pad.scene.screen !== before)
    #expect(pad.scene.screen.bounds.size == CGSize(width: 700, height: 600))
    #expect(pad.scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 700, height: 600))
    #expect(pad.simulation.run { UIScreen.main } === before)
  }
}

@MainActor
@Suite struct WindowSizeTests {
  @Test("R7.6: size restrictions bound a window and never stop a turn")
  func sizeRestrictions() throws {
    let pad = Phone(26, device: .pad, plist: .supporting(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight))
    let restrictions = try #require(pad.scene.sizeRestrictions)
    restrictions.minimumSize = CGSize(width: 500, height: 500)
    restrictions.maximumSize = CGSize(width: 700, height: 700)
    pad.simulation.resize(pad.scene, to: .window(CGSize(width: 300, height: 900)))
    pad.simulation.settle()
    #expect(pad.scene.windows.first?.bounds.size == CGSize(width: 500, height: 700))
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .landscapeRight)
    #expect(Phone(26).scene.sizeRestrictions == nil)
  }

  @Test("R8.14: an app for iPhones alone keeps the phone idiom and stays compact in an iPad's window, however wide")
  func phoneAppOnPad() {
    var plist = InfoPlist.supporting(.portrait, .landscapeLeft, .landscapeRight)
    plist.values["UIDeviceFamily"] = .numbers([1])
    let pad = Phone(27, device: .pad, plist: plist, mask: .portrait, root: { Page(.portrait) })
    #expect(pad.device.userInterfaceIdiom == .phone)
    pad.turn(.landscapeLeft)
    #expect(pad.interface == .portrait)
    pad.simulation.resize(pad.scene, to: .window(CGSize(width: 800, height: 600)))
    pad.simulation.settle()
    #expect(pad.scene.traitCollection.horizontalSizeClass == .compact)
    // Resized, it does not choose any more (R8.13).
    #expect(pad.interface == .landscapeRight)
  }

  @Test("R7.1 b: a scene that follows its display waits for no transition", arguments: [15, 18, 26, 27])
  func turnsDuringTransitions(major: Int) {
    let pad = Phone(major, device: .pad, plist: Plist.four) { Stack() }
    pad.simulation.run { (pad.root as? Stack)?.pushViewController(Page(), animated: true) }
    pad.simulation.turnDevice(to: .landscapeLeft)
    pad.simulation.advance(by: 0.1)
    #expect(pad.scene.windows.first?.bounds.size == CGSize(width: 1180, height: 820))
    pad.simulation.settle()
    #expect(pad.interface == .landscapeRight)
  }
}
