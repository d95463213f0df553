import HeadlessUIKit
import Testing

@MainActor @Suite struct InterfaceLockTests {
  @Test("R8.1: a controller that prefers it keeps the present orientation", arguments: Systems.from26)
  func prefers(system: Int) {
    let (phone, page) = locked(system)
    phone.turn(.portrait)
    #expect(phone.interface == .landscapeRight)
    page.prefersLock = false
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeRight, "a changed preference counts when UIKit is told")
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.interface == .landscapeLeft)
  }

  @Test("R8.1 b: before iOS 26 there is no such call", arguments: [15, 16, 18])
  func unknownCall(system: Int) {
    let phone = Phone(system)
    phone.perform { phone.root.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.simulation.crashes.map(\.name) == ["NSInvalidArgumentException"])
  }

  @Test("R8.2: the lock is held only while the scene is in front and fills the screen", arguments: Systems.from26)
  func conditions(system: Int) {
    #expect(InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: true, fillsScreen: true))
    #expect(!InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: true, fillsScreen: false))
    #expect(!InterfaceLockRule.isHeld(isPreferred: true, isForegroundActive: false, fillsScreen: true))
    #expect(!InterfaceLockRule.isHeld(isPreferred: false, isForegroundActive: true, fillsScreen: true))
  }

  @Test("R8.3: the scene's geometry tells the lock, for as long as the controller is visible", arguments: Systems.from26)
  func state(system: Int) {
    let (phone, page) = locked(system)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let cover = Page()
    phone.present(cover, .fullScreen)
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    phone.dismiss(cover)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    page.prefersLock = false
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("R8.4: the lock is asked along the status bar's chain", arguments: Systems.from26)
  func chain(system: Int) {
    let inner = Page()
    inner.prefersLock = true
    let outer = Page()
    outer.lockChild = inner
    let phone = Phone(system) { outer }
    phone.perform { outer.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let sheet = Page()
    phone.present(sheet, .pageSheet)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked, "a sheet is not asked")
    phone.dismiss(sheet)
    let capturing = Page()
    capturing.modalPresentationCapturesStatusBarAppearance = true
    phone.present(capturing, .pageSheet)
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked, "one that takes the status bar is")
  }

  @Test("R8.5: the lock holds what is there and chooses nothing", arguments: Systems.from26)
  func holds(system: Int) {
    let page = Page()
    page.prefersLock = true
    let phone = Phone(system, mask: .allButUpsideDown) { page }
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == .portrait, "locked too early, it stays portrait")
    #expect(phone.turns.isEmpty)
  }

  /// A phone locked in landscape.
  private func locked(_ system: Int) -> (Phone, Page) {
    let page = Page()
    let phone = Phone(system, mask: .allButUpsideDown, pose: .landscapeLeft) { page }
    page.prefersLock = true
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    return (phone, page)
  }

  @Test("R8.1 c: nobody prefers the lock by default, and before iOS 26 nobody is asked", arguments: Systems.all)
  func byDefault(system: Int) {
    let plain = UIViewController()
    #expect(!plain.prefersInterfaceOrientationLocked)
    #expect(plain.childForInterfaceOrientationLock == nil)
    let page = Page()
    page.prefersLock = true
    let phone = Phone(system) { page }
    phone.turn(.landscapeLeft)
    #expect(phone.interface == (system >= 26 ? .portrait : .landscapeRight))
  }

  @Test("R8.2 b: the background drops the lock, and what moved there is then held", arguments: Systems.from26)
  func background(system: Int) {
    let (phone, _) = locked(system)
    phone.perform { phone.simulation.enterBackground() }
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    phone.turn(.portrait)
    #expect(phone.interface == .landscapeRight)
    phone.forget()
    phone.perform { phone.simulation.enterForeground() }
    #expect(phone.interface == .portrait)
    #expect(!phone.callbacks().contains("viewWillTransition"))
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("R8.2 c: what only lies over the app drops the lock, and it is taken again as it was", arguments: Systems.from26)
  func covered(system: Int) {
    let (phone, _) = locked(system)
    phone.simulation.resignActive()
    #expect(!phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    phone.turn(.portrait)
    phone.simulation.becomeActive()
    phone.simulation.settle()
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(phone.interface == .landscapeRight)
  }

  @Test("R8.3 b: lock and release are told with the geometry before", arguments: Systems.from26)
  func told(system: Int) {
    let page = Page()
    let phone = Phone(system, sceneDelegate: GeometrySceneDelegate.self) { page }
    let delegate = phone.scene.delegate as? GeometrySceneDelegate
    let before = delegate?.previous.count ?? 0
    let observed = Order()
    let observation = phone.scene.observe(\.effectiveGeometry) { _, _ in MainActor.assumeIsolated { observed.append("") } }
    for prefers in [true, true, false, false] {
      page.prefersLock = prefers
      phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
      #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked == prefers)
    }
    #expect(delegate?.previous.dropFirst(before).map(\.isInterfaceOrientationLocked) == [false, true])
    #expect(observed.list.count == 2)
    #expect(phone.simulation.calls.lockUpdates == 4)
    observation.invalidate()
  }

  @Test("R8.4 b: the children named are followed to the last; over full screen is not in the chain", arguments: Systems.from26)
  func nested(system: Int) {
    let last = Page()
    last.prefersLock = true
    let middle = Page()
    middle.lockChild = last
    let outer = Page()
    outer.lockChild = middle
    outer.prefersLock = false
    let phone = Phone(system) { outer }
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    let over = Page()
    phone.present(over, .overFullScreen)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked)
    phone.dismiss(over)
    phone.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), .fullScreen)
    #expect(phone.scene.effectiveGeometry.isInterfaceOrientationLocked, "nor is an alert")
    #expect(InterfaceLockRule.controlsStatusBar(style: .fullScreen, capturesStatusBarAppearance: false))
    #expect(InterfaceLockRule.controlsStatusBar(style: .overFullScreen, capturesStatusBarAppearance: true))
    #expect(!InterfaceLockRule.controlsStatusBar(style: .overFullScreen, capturesStatusBarAppearance: false))
  }

  @Test("R8.5 b: under the lock no mask and no request turns; released, the mask counts", arguments: Systems.from26)
  func nothingTurns(system: Int) {
    let page = Page()
    page.prefersLock = true
    let phone = Phone(system, mask: .allButUpsideDown) { page }
    phone.allow(.landscape)
    phone.refresh()
    #expect(phone.request(.landscapeLeft) == nil)
    #expect(phone.interface == .portrait)
    phone.forget()
    page.prefersLock = false
    phone.perform { page.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
    #expect(phone.interface == .landscapeRight)
    #expect(phone.questionsToTheApp == 0, "a release asks nobody (R5.17)")
  }

  @Test("R8.5 c: presenting over a locked controller frees the scene in one turn", arguments: Systems.from26)
  func freedByPresentation(system: Int) {
    let (phone, _) = locked(system)
    phone.turn(.portrait)
    phone.forget()
    let page = Page(.allButUpsideDown)
    page.preferred = .landscapeLeft
    phone.present(page, .fullScreen)
    #expect(phone.turns == [.landscapeLeft], "to the side it prefers, and not by way of the device's")
    phone.dismiss(page)
    #expect(phone.interface == .landscapeLeft, "the lock holds what is there")
  }
}
